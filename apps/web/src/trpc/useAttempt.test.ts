import { expect, test, vi } from 'vitest';
import { createAttempt } from './useAttempt.ts';

const LOST = new Error('The line is gone');
const refused = (httpStatus: number) => Object.assign(new Error('No'), { data: { httpStatus } });

/** Makes the calls one after another, each with what it comes to, and answers under which of how many keys each went. */
async function listKeys(calls: [said: string, failure: Error | null][]): Promise<number[]> {
  const attempt = createAttempt();
  const keys: string[] = [];
  for (const [said, failure] of calls) {
    const call = vi.fn(async (_input: object, { context }: { context: { idempotency_key: string } }) => {
      keys.push(context.idempotency_key);
      if (failure) throw failure;
      return 'done';
    });
    const [outcome] = await Promise.allSettled([attempt({ said }, call)]);
    expect(outcome).toEqual(failure ? { status: 'rejected', reason: failure } : { status: 'fulfilled', value: 'done' });
    expect(call.mock.calls[0]?.[0]).toEqual({ said });
  }
  const different = [...new Set(keys)];
  return keys.map((key) => different.indexOf(key));
}

test.each([
  [
    'the same again after a lost answer goes under the same key',
    [
      ['a', LOST],
      ['a', refused(503)],
      ['a', null],
    ],
    [0, 0, 0],
  ],
  [
    'something else goes under another',
    [
      ['a', LOST],
      ['b', LOST],
    ],
    [0, 1],
  ],
  [
    'what was answered is a new attempt when it is said again',
    [
      ['a', null],
      ['a', null],
    ],
    [0, 1],
  ],
  [
    'so is what was refused',
    [
      ['a', refused(422)],
      ['a', null],
    ],
    [0, 1],
  ],
] satisfies [string, [string, Error | null][], number[]][])('%s', async (_, calls, keys) => {
  expect(await listKeys(calls)).toEqual(keys);
});
