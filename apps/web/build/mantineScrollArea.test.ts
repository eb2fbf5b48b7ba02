import { expect, test } from 'vitest';
import { mergeRefsByHooks } from './mantineScrollArea.ts';
import { readMantine } from './readMantine.ts';

const source = readMantine('components/ScrollArea/ScrollArea.mjs');

test('Mantine’s scroll area needs nothing of what places floating things', () => {
  expect(source).toContain('@floating-ui');
  const ours = mergeRefsByHooks(source);
  expect(ours).not.toContain('@floating-ui');
  expect(ours).toContain('useMergeRefs([');
});

test('a scroll area that is made otherwise stops the build', () => {
  expect(() => mergeRefsByHooks('export const ScrollArea = () => null;')).toThrow('merges its refs otherwise');
});
