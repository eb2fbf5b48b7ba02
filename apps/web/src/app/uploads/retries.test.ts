import { expect, test } from 'vitest';
import { planRetry } from './retries.ts';

const failed = { status: 0, isOnline: true, hasBegun: true, fruitless: 0 };

test.each([400, 401, 403, 413, 415, 422])('a file that is answered with %i is not sent again', (status) => {
  expect(planRetry({ ...failed, status })).toEqual({ kind: 'fail' });
  expect(planRetry({ ...failed, status, isOnline: false })).toEqual({ kind: 'fail' });
});

test('a lost signal is waited for once the file is under way, and told at once before', () => {
  expect(planRetry({ ...failed, isOnline: false, fruitless: 99 })).toEqual({ kind: 'await_signal' });
  expect(planRetry({ ...failed, isOnline: false, hasBegun: false })).toEqual({ kind: 'fail' });
});

test.each([0, 404, 408, 409, 410, 423, 429, 500, 503, 507])(
  'after %i it goes on, each time a little later',
  (status) => {
    const waits = [0, 1, 2, 3, 4, 5, 6].map((fruitless) => planRetry({ ...failed, status, fruitless }));
    expect(waits).toEqual(
      [1000, 2000, 5000, 10_000, 20_000, 30_000, 30_000].map((after_ms) => ({ kind: 'retry', after_ms })),
    );
  },
);

test('a server that takes nothing for long is told of', () => {
  expect(planRetry({ ...failed, status: 503, fruitless: 7 })).toEqual({ kind: 'fail' });
});
