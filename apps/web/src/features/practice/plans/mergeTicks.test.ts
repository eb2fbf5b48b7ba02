import { aDueSession } from '@fairway/ui/testing/plans';
import { expect, test } from 'vitest';
import { mergeTicks } from './mergeTicks.ts';
import type { Tick } from './tickStore.ts';

const due = [aDueSession({ id: 'a' }), aDueSession({ id: 'b' })];
const done = [aDueSession({ id: 'c', score: 7, result_key: 'key of c' })];
const tick = (id: string, fields: Partial<Tick> = {}): Tick => ({
  key: `tick of ${id}`,
  user_id: 'me',
  session: aDueSession({ id }),
  score: 5,
  note: '',
  done_at: '2026-11-24T09:12:00.000Z',
  replaces: null,
  created_at: 1,
  failure: null,
  ...fields,
});
const merge = (ticks: Tick[], isOnline = false) => {
  const merged = mergeTicks({ due, done }, ticks, isOnline);
  return {
    due: merged.due.map(({ id }) => id),
    done: merged.done.map(({ id, score, result_key, tick: state }) => [id, score, result_key, state]),
  };
};

test('without ticks the day is the server’s', () => {
  expect(merge([])).toEqual({ due: ['a', 'b'], done: [['c', 7, 'key of c', 'kept']] });
});

test('what was ticked off is done, though it waits', () => {
  expect(merge([tick('a')])).toEqual({
    due: ['b'],
    done: [
      ['c', 7, 'key of c', 'kept'],
      ['a', 5, 'tick of a', 'queued'],
    ],
  });
  expect(merge([tick('a')], true).done[1]?.[3]).toBe('sending');
});

test('the last tick of a session counts, over what the server has too', () => {
  const ticks = [tick('c', { score: 8 }), tick('c', { key: 'later', score: 9, failure: 'No.' })];
  expect(merge(ticks, true).done).toEqual([['c', 9, 'later', 'failed']]);
});
