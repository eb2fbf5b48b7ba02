import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mergeRefsByHooks } from './mantineScrollArea.ts';

const mantine = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core')), '..');
const source = readFileSync(path.join(mantine, 'esm/components/ScrollArea/ScrollArea.mjs'), 'utf8');

test('Mantine’s scroll area needs nothing of what places floating things', () => {
  expect(source).toContain('@floating-ui');
  const ours = mergeRefsByHooks(source);
  expect(ours).not.toContain('@floating-ui');
  expect(ours).toContain('useMergeRefs([');
});

test('a scroll area that is made otherwise stops the build', () => {
  expect(() => mergeRefsByHooks('export const ScrollArea = () => null;')).toThrow('merges its refs otherwise');
});
