import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

const forever = new Promise<never>(() => {});

test('a call that is never answered ends in time, and its signal with it', async () => {
  let signal: AbortSignal | undefined;
  const ends = bounded({ ms: 50, concurrency: 1, queue: 0 })((given) => {
    signal = given;
    return forever;
  });
  await expect(ends).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(signal?.aborted).toBe(true);
});

test('calls beyond those that may be made and may wait are refused at once', async () => {
  const bound = bounded({ ms: 60_000, concurrency: 1, queue: 1 });
  const answer = Promise.withResolvers<string>();
  const [first, second] = [bound(() => answer.promise), bound(async () => 'second')];
  await expect(bound(async () => 'third')).rejects.toMatchObject({ code: 'EBUSY' });
  answer.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});
