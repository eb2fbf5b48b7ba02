import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** A function whose runs end when they are told to. */
function held() {
  const runs: { over: object; keys: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const double = coalesce(
    (over: object, keys: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        runs.push({ over, keys, end: () => resolve(keys.map((key) => 2 * key)), fail: reject });
      }),
  );
  const started = (count: number) => expect.poll(() => runs.length, { timeout: 20_000 }).toBe(count);
  return { runs, double, started };
}
const over = {};

test('who comes while one run is under way is served by the next, all together', async () => {
  const { runs, double, started } = held();
  const first = double(over, 1);
  await started(1);
  const later = [double(over, 2), double(over, 3), double(over, 2)];
  await Promise.resolve();
  expect(runs.map(({ keys }) => keys)).toEqual([[1]]);
  runs[0]!.end();
  expect(await first).toBe(2);
  await started(2);
  expect(runs[1]?.keys).toEqual([2, 3, 2]);
  runs[1]!.end();
  expect(await Promise.all(later)).toEqual([4, 6, 4]);
});

test('a run that fails fails those it served, and the next run works', async () => {
  const { runs, double, started } = held();
  const first = double(over, 1);
  await started(1);
  const second = double(over, 2);
  runs[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await started(2);
  runs[1]!.end();
  expect(await second).toBe(4);
});

test('what works over one database does not wait for what works over another', async () => {
  const { runs, double, started } = held();
  const other = {};
  void double(over, 1);
  void double(other, 2);
  await started(2);
  expect(runs.map((run) => [run.over === over, run.keys])).toEqual([
    [true, [1]],
    [false, [2]],
  ]);
});

test('a rush is cut into runs of two hundred', async () => {
  const { runs, double, started } = held();
  const all = Array.from({ length: 450 }, (_, key) => double(over, key));
  await started(3);
  expect(runs.map(({ keys }) => keys.length)).toEqual([200, 200, 50]);
  for (const { end } of runs) end();
  expect(await Promise.all(all)).toEqual(all.map((_, key) => 2 * key));
});
