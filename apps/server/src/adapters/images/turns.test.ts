import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('no more run at once than there is room for, and a failure makes room too', async () => {
  const inTurn = turns(2);
  let running = 0;
  let most = 0;
  const work = (nth: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    if (nth % 2) throw new Error('This one fails');
    return nth;
  };
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((nth) => inTurn(work(nth))));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'still works')).toBe('still works');
});
