import { expect, test } from 'vitest';
import { findInverse } from './findInverse.ts';

test.each([
  ['money noted for the first time', null, { paid: true, paid_amount: 4500 }, { paid: false }],
  ['an amount that was mended', 5000, { paid: true, paid_amount: 4500 }, { paid: true, paid_amount: 5000 }],
  ['money taken back', 5000, { paid: false }, { paid: true, paid_amount: 5000 }],
  ['a fee that was waived', null, { waived: true }, { waived: false }],
  ['a fee that is due again', null, { waived: false }, { waived: true }],
] as const)('%s is undone', (_, paid_amount, word, inverse) => {
  expect(findInverse({ paid_amount }, word)).toEqual(inverse);
});
