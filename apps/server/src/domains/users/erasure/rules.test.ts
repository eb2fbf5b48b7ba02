import { expect, test } from 'vitest';
import { mayErase } from './rules.ts';

test.each([
  ['player', true],
  ['pro', true],
  ['admin', false],
] as const)('whether a %s may have themself erased: %s', (type, may) => {
  expect(mayErase({ type })).toBe(may);
});
