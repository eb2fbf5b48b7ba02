import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { expect, test } from 'vitest';
import { findInverse } from './findInverse.ts';

type MoneyPermission = 'mark_paid' | 'mark_unpaid' | 'waive_fee' | 'unwaive_fee';

/** A lesson of whose money the server takes these words and no others. */
const taking = (...permissions: MoneyPermission[]) => ({
  can: Object.fromEntries(
    (['mark_paid', 'mark_unpaid', 'waive_fee', 'unwaive_fee'] as const).map((word) => [
      word,
      permissions.includes(word),
    ]),
  ) as unknown as Lesson['can'],
});

test.each([
  ['money noted for the first time', null, { paid: true, paid_amount: 4500 }, 'mark_unpaid', { paid: false }],
  [
    'an amount that was mended',
    5000,
    { paid: true, paid_amount: 4500 },
    'mark_paid',
    { paid: true, paid_amount: 5000 },
  ],
  ['money taken back', 5000, { paid: false }, 'mark_paid', { paid: true, paid_amount: 5000 }],
  ['a fee that was waived', null, { waived: true }, 'unwaive_fee', { waived: false }],
  ['a fee that is due again', null, { waived: false }, 'waive_fee', { waived: true }],
] as const)('%s is undone where the server takes it', (_, paid_amount, word, permission, inverse) => {
  expect(findInverse({ paid_amount }, taking(permission), word)).toEqual(inverse);
  expect(findInverse({ paid_amount }, taking(), word)).toBeNull();
});

test('money taken off a lesson that was let go is not undone: its fee may be charged again, and not be paid', () => {
  expect(findInverse({ paid_amount: 5000 }, taking('unwaive_fee'), { paid: false })).toBeNull();
});
