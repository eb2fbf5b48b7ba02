import { fc } from '#test/properties.ts';
import { aCaller } from '#test/callers.ts';
import { describe, expect, test } from 'vitest';
import { isToAnnounce, maySee, offerScope, offerState, type Window } from './rules.ts';

const offer = (started_at: string | null, ended_at: string | null, qty: number | null = null): Window => ({
  started_at,
  ended_at,
  qty,
});

describe('where an offer stands', () => {
  test.each<[string, Window, ReturnType<typeof offerState>]>([
    ['without limits', offer(null, null), 'live'],
    ['on its first day', offer('2031-03-10', '2031-03-20'), 'live'],
    ['on its last day', offer('2031-03-01', '2031-03-10'), 'live'],
    ['on its only day', offer('2031-03-10', '2031-03-10'), 'live'],
    ['the day before its first', offer('2031-03-11', null), 'coming'],
    ['the day after its last', offer(null, '2031-03-09'), 'ended'],
    ['with one left', offer(null, null, 1), 'live'],
    ['with none left', offer(null, null, 0), 'sold_out'],
    ['over, with none left', offer(null, '2031-03-09', 0), 'ended'],
    ['to come, with none left', offer('2031-03-11', null, 0), 'coming'],
  ])('%s', (_, window, state) => {
    expect(offerState(window, '2031-03-10')).toBe(state);
  });

  test('is live on the days of its window and on no other', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((nth) => `2031-02-${String(nth).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, day, day, (first, last, today) => {
        const live = offerState(offer(first, last), today) === 'live';
        expect(live).toBe(first <= today && today <= last);
      }),
    );
  });
});

describe('an offer is announced', () => {
  test.each([
    ['when it is live', offer(null, null), null, true],
    ['not again', offer(null, null), new Date(0), false],
    ['not before its first day', offer('2031-03-11', null), null, false],
    ['not when it is over', offer(null, '2031-03-09'), null, false],
    ['not without stock', offer(null, null, 0), null, false],
  ])('%s', (_, window, announced_at, expected) => {
    expect(isToAnnounce({ ...window, announced_at }, '2031-03-10')).toBe(expected);
  });
});

test('people see the offers of one pro: themself, or the pro they play with', () => {
  expect(offerScope(aCaller('pro'))).toEqual({ pro_id: 'pro', reader_id: 'pro' });
  expect(offerScope(aCaller('player'))).toEqual({ pro_id: 'pro', reader_id: 'player' });
  expect(() => offerScope(aCaller('player', { pro_id: null }))).toThrow(expect.objectContaining({ kind: 'forbidden' }));
});

test.each<[string, Window, Date | null, { pro: boolean; player: boolean }]>([
  ['live', offer(null, null), null, { pro: true, player: true }],
  ['over', offer(null, '2031-03-09'), null, { pro: true, player: false }],
  ['to come', offer('2031-03-11', null), null, { pro: true, player: false }],
  ['over, and redeemed before', offer(null, '2031-03-09'), new Date('2031-03-01'), { pro: true, player: true }],
])('an offer that is %s is seen by whom it concerns', (_, window, redeemed_at, seen) => {
  const seenBy = (type: 'pro' | 'player') => maySee(aCaller(type), { ...window, redeemed_at }, '2031-03-10');
  expect({ pro: seenBy('pro'), player: seenBy('player') }).toEqual(seen);
});
