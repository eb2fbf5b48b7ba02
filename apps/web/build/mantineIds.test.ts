import { expect, test } from 'vitest';
import { keepFirstId } from './mantineIds.ts';
import { readMantine } from './readMantine.ts';

const source = readMantine('use-id/use-id.mjs', 'hooks');

test('a field of Mantine’s has the id that it is drawn with for good', () => {
  expect(source).toContain('setUuid(randomId())');
  const ours = keepFirstId(source);
  expect(ours).not.toContain('setUuid');
  expect(ours).toContain('const reactId = useId();\n\tconst uuid = `mantine-');
  expect(ours).toContain('if (typeof staticId === "string") return staticId;\n\treturn uuid;');
});

test('an id that is made otherwise stops the build', () => {
  expect(() => keepFirstId('export const useId = () => useReactId();')).toThrow('makes its ids otherwise');
});
