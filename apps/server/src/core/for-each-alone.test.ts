import { expect, test } from 'vitest';
import { forEachAlone } from './for-each-alone.ts';

const done: number[] = [];
const failOn = (bad: readonly number[]) => async (item: number) => {
  if (bad.includes(item)) throw new Error(`No ${item}`);
  done.push(item);
};

test('what fails for one keeps none of the others back, and is told at the end', async () => {
  done.length = 0;
  await forEachAlone([1, 2, 3], failOn([]));
  await expect(forEachAlone([4, 5, 6], failOn([5]))).rejects.toThrow('No 5');
  expect(done).toEqual([1, 2, 3, 4, 6]);
  await expect(forEachAlone([7, 8, 9], failOn([7, 9]))).rejects.toMatchObject({
    message: '2 of 3 failed',
    errors: [new Error('No 7'), new Error('No 9')],
  });
  expect(done.at(-1)).toBe(8);
});
