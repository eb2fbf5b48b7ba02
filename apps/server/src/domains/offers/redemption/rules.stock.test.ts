import { expect, test } from 'vitest';
import { qtyFault } from './rules.ts';

test.each([
  ['a number that is not sent', { qty: undefined, seen: 5, left: 3 }, /^none$/],
  ['a number from somebody who saw the stock', { qty: 10, seen: 3, left: 3 }, /^none$/],
  ['a number from somebody who does not say', { qty: 10, seen: undefined, left: 3 }, /^none$/],
  ['a number that knows nothing of two sales', { qty: 10, seen: 5, left: 3 }, /3 are left now/],
  ['no limit, which knows nothing of a sale', { qty: null, seen: 5, left: 4 }, /4 are left now/],
  ['a limit, where there was none', { qty: 5, seen: null, left: null }, /^none$/],
  ['a limit, where there is none any more', { qty: 5, seen: 3, left: null }, /no limit now/],
])('%s', (_, stock, fault) => {
  expect(qtyFault(stock) ?? 'none').toMatch(fault);
});
