import { expect, test } from 'vitest';
import { goalPermissions, isReached } from './rules.ts';

test.each([
  ['down', 14.2, 9.9, 10, false],
  ['down', 14.2, 9.9, 9.9, true],
  ['down', 14.2, 9.9, 8, true],
  ['up', 92, 100, 99.9, false],
  ['up', 92, 100, 100, true],
  ['up', 92, 100, 104, true],
  ['through zero', 2, -1, 0, false],
  ['through zero', 2, -1, -1, true],
])('a goal that leads %s from %d to %d is with %d reached: %s', (_, start, target, value, reached) => {
  expect(isReached({ start, target }, value)).toBe(reached);
});

test.each([
  ['its proposer changes a proposal', false, null, { accept: false, edit: true, note: false }],
  ['the other one accepts it', true, null, { accept: true, edit: false, note: false }],
  [
    'of an agreed one, both note progress and neither changes it',
    true,
    '2031-03-12T12:00:00.000Z',
    { accept: false, edit: false, note: true },
  ],
])('%s', (_, by_pro, agreed_at, can) => {
  expect(goalPermissions({ by_pro, agreed_at }, false)).toEqual(can);
});
