import { DAY_MS } from '@fairway/time/units';
import { fc } from '#test/properties.ts';
import { aCaller } from '#test/callers.ts';
import { describe, expect, test } from 'vitest';
import {
  graceExpiry,
  holderFor,
  missingOfHolder,
  newLotExpiry,
  planReturn,
  applyMoves,
  planSpending,
  reminderTime,
  type Grace,
  type Lot,
  type Move,
} from './rules.ts';

const NOW = new Date('2025-06-03T10:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const lot = (id: string, remaining: number, days: number, unit_value = 1500): Lot => ({
  id,
  remaining,
  unit_value,
  currency: 'GBP',
  expires_at: inDays(days),
});
const inAll = (grace: readonly Grace[]) => grace.reduce((total, { quantity }) => total + quantity, 0);

describe('a lot lasts to the end of the same day twelve months on, where the pro is', () => {
  test.each([
    ['an ordinary day', '2025-06-03T10:00:00Z', 'Europe/London', '2026-06-03', '2026-06-03T23:00:00.000Z'],
    ['a leap day ends on the 28th', '2024-02-29T10:00:00Z', 'Europe/London', '2025-02-28', '2025-03-01T00:00:00.000Z'],
    ['the day before a leap day', '2023-02-28T10:00:00Z', 'Europe/London', '2024-02-28', '2024-02-29T00:00:00.000Z'],
    [
      'late in the evening it is the day that it is there',
      '2025-06-03T23:30:00Z',
      'Europe/London',
      '2026-06-04',
      '2026-06-04T23:00:00.000Z',
    ],
    ['a zone far behind', '2025-06-03T03:00:00Z', 'America/Havana', '2026-06-02', '2026-06-03T04:00:00.000Z'],
    ['a zone far ahead', '2025-06-03T12:00:00Z', 'Pacific/Kiritimati', '2026-06-04', '2026-06-04T10:00:00.000Z'],
    ['a last day of 23 hours', '2023-03-31T10:00:00Z', 'Europe/London', '2024-03-31', '2024-03-31T23:00:00.000Z'],
    ['a last day of 25 hours', '2023-10-27T10:00:00Z', 'Europe/London', '2024-10-27', '2024-10-28T00:00:00.000Z'],
    [
      'a next day whose midnight is skipped',
      '2023-03-30T10:00:00Z',
      'Asia/Beirut',
      '2024-03-30',
      '2024-03-30T22:00:00.000Z',
    ],
  ])('%s', (_, now, zone, expires_on, expires_at) => {
    expect(newLotExpiry(new Date(now), zone)).toEqual({ expires_on, expires_at: new Date(expires_at) });
  });
});

test('credits that come back to an expired lot live to the end of the thirtieth day', () => {
  expect(graceExpiry(NOW, 'Europe/London')).toEqual({
    expires_on: '2025-07-03',
    expires_at: new Date('2025-07-03T23:00:00Z'),
  });
  expect(graceExpiry(new Date('2025-10-01T10:00:00Z'), 'Europe/London').expires_at).toEqual(
    new Date('2025-11-01T00:00:00Z'),
  );
});

describe('spending', () => {
  test.each<[string, Lot[], number, Move[] | null]>([
    ['from one lot', [lot('a', 4, 10)], 2, [{ lot_id: 'a', amount: -2 }]],
    ['all of it', [lot('a', 4, 10)], 4, [{ lot_id: 'a', amount: -4 }]],
    [
      'from two, the earliest first',
      [lot('a', 1, 10), lot('b', 4, 20)],
      3,
      [
        { lot_id: 'a', amount: -1 },
        { lot_id: 'b', amount: -2 },
      ],
    ],
    ['never from an expired one', [lot('dead', 9, -1), lot('b', 4, 20)], 2, [{ lot_id: 'b', amount: -2 }]],
    ['nor from an empty one', [lot('empty', 0, 1), lot('b', 4, 20)], 2, [{ lot_id: 'b', amount: -2 }]],
    [
      'nor from one at the very instant of its expiry',
      [lot('dead', 9, 0), lot('b', 4, 20)],
      2,
      [{ lot_id: 'b', amount: -2 }],
    ],
    ['but still a moment before', [lot('a', 9, 1 / DAY_MS)], 2, [{ lot_id: 'a', amount: -2 }]],
    ['too few', [lot('a', 1, 10), lot('b', 1, 20)], 3, null],
    ['too few that live', [lot('dead', 9, -1)], 1, null],
    ['none at all', [], 1, null],
  ])('%s', (_, lots, count, expected) => {
    expect(planSpending(lots, count, NOW)).toEqual(expected);
  });
});

describe('lots after moves', () => {
  test('hold what is left, and those that are empty are gone', () => {
    const lots = [lot('a', 1, 10), lot('b', 4, 20), lot('c', 2, 30)];
    const moves = [
      { lot_id: 'a', amount: -1 },
      { lot_id: 'b', amount: -3 },
    ];
    expect(applyMoves(lots, moves)).toEqual([lot('b', 1, 20), lot('c', 2, 30)]);
    expect(applyMoves(lots, [])).toEqual(lots);
  });
});

describe('returning', () => {
  const spent = (id: string, out: number, days: number) => ({ lot: lot(id, 0, days), spent: out });
  test.each([
    ['to the lot it came from', [spent('a', 4, 10)], 4, [{ lot_id: 'a', amount: 4 }], 0],
    [
      'to all of them',
      [spent('a', 1, 10), spent('b', 3, 20)],
      4,
      [
        { lot_id: 'b', amount: 3 },
        { lot_id: 'a', amount: 1 },
      ],
      0,
    ],
    ['a part: the latest expiry first', [spent('a', 2, 10), spent('b', 2, 20)], 2, [{ lot_id: 'b', amount: 2 }], 0],
    ['an expired lot: by grace', [spent('a', 4, -1)], 4, [], 4],
    ['one live, one expired', [spent('a', 1, -1), spent('b', 3, 20)], 4, [{ lot_id: 'b', amount: 3 }], 1],
    ['nothing', [spent('a', 4, 10)], 0, [], 0],
  ])('%s', (_, list, count, moves, grace) => {
    const returned = planReturn(list, count, NOW);
    expect({ moves: returned.moves, grace: inAll(returned.grace) }).toEqual({ moves, grace });
  });
});

test('what comes back by grace keeps its worth: one lot for the credits of one price', () => {
  const spentOn = (id: string, out: number, unit_value: number) => ({ lot: lot(id, 0, -1, unit_value), spent: out });
  const { grace } = planReturn([spentOn('a', 2, 1500), spentOn('b', 1, 0), spentOn('c', 3, 1500)], 6, NOW);
  expect(grace).toEqual([
    { quantity: 5, unit_value: 1500, currency: 'GBP' },
    { quantity: 1, unit_value: 0, currency: 'GBP' },
  ]);
});

test('credits of one number but of two currencies come back by grace apart', () => {
  const spentIn = (id: string, currency: string) => ({ lot: { ...lot(id, 0, -1), currency }, spent: 1 });
  expect(planReturn([spentIn('a', 'GBP'), spentIn('b', 'EUR')], 2, NOW).grace).toEqual([
    { quantity: 1, unit_value: 1500, currency: 'GBP' },
    { quantity: 1, unit_value: 1500, currency: 'EUR' },
  ]);
});

describe('a player is reminded one calendar month before the last day, at nine in the morning of the pro', () => {
  test.each([
    ['an ordinary month', '2026-06-03', 'Europe/London', '2026-05-03T08:00:00.000Z'],
    ['the end of a longer month', '2026-03-31', 'Europe/London', '2026-02-28T09:00:00.000Z'],
    ['a leap year', '2028-03-31', 'Europe/London', '2028-02-29T09:00:00.000Z'],
    ['the day the clocks go forward', '2026-04-29', 'Europe/London', '2026-03-29T08:00:00.000Z'],
    ['the day they go back', '2026-11-25', 'Europe/London', '2026-10-25T09:00:00.000Z'],
    ['over the new year, far ahead', '2027-01-15', 'Pacific/Kiritimati', '2026-12-14T19:00:00.000Z'],
  ])('%s', (_, last, zone, expected) => {
    expect(reminderTime(last, zone).toISOString()).toBe(expected);
  });
});

describe('for any lots', () => {
  const lots = fc
    .array(fc.tuple(fc.nat(20), fc.integer({ min: -5, max: 400 })), { maxLength: 6 })
    .map((list) =>
      [...list].sort(([, a], [, b]) => a - b).map(([remaining, days], nth) => lot(`lot ${nth}`, remaining, days)),
    );
  const live = (list: readonly Lot[]) => list.filter(({ expires_at }) => expires_at > NOW);
  const sum = (moves: readonly Move[]) => moves.reduce((total, { amount }) => total + amount, 0);

  test('spending takes exactly what is asked for, no lot below nought, and fails only when there is too little', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), (list, count) => {
        const moves = planSpending(list, count, NOW);
        expect(moves === null).toBe(live(list).reduce((total, { remaining }) => total + remaining, 0) < count);
        expect(moves === null ? -count : sum(moves)).toBe(-count);
        for (const { lot_id, amount } of moves ?? []) {
          const found = list.find(({ id }) => id === lot_id)!;
          expect(amount).toBeLessThan(0);
          expect(found.remaining + amount).toBeGreaterThanOrEqual(0);
          expect(found.expires_at > NOW).toBe(true);
        }
      }),
    );
  });

  test('while a lot is spent from, every live one that expires before it is empty', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), (list, count) => {
        const moves = planSpending(list, count, NOW) ?? [];
        const taken = new Map(moves.map(({ lot_id, amount }) => [lot_id, -amount]));
        const last = list.findLastIndex(({ id }) => taken.has(id));
        for (const earlier of live(list.slice(0, Math.max(0, last))))
          expect(taken.get(earlier.id) ?? 0).toBe(earlier.remaining);
      }),
    );
  });

  test('what is spent and returned leaves every lot as it was, but for those that expired meanwhile', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), fc.nat(400), (list, count, days) => {
        const moves = planSpending(list, count, NOW);
        fc.pre(moves !== null);
        const spent = moves.map(({ lot_id, amount }) => ({
          lot: list.find(({ id }) => id === lot_id)!,
          spent: -amount,
        }));
        const later = inDays(days);
        const returned = planReturn(spent, count, later);
        const alive = spent.filter(({ lot: { expires_at } }) => expires_at > later);
        expect(sum(returned.moves) + inAll(returned.grace)).toBe(count);
        expect(new Map(returned.moves.map(({ lot_id, amount }) => [lot_id, amount]))).toEqual(
          new Map(alive.map(({ lot: { id }, spent: out }) => [id, out])),
        );
      }),
    );
  });

  test('a part returned never overfills a lot', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), fc.nat(60), (list, count, part) => {
        const moves = planSpending(list, count, NOW);
        fc.pre(moves !== null && part <= count);
        const spent = moves.map(({ lot_id, amount }) => ({
          lot: list.find(({ id }) => id === lot_id)!,
          spent: -amount,
        }));
        const returned = planReturn(spent, part, NOW);
        expect(sum(returned.moves) + inAll(returned.grace)).toBe(part);
        for (const { lot_id, amount } of returned.moves) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(spent.find(({ lot: { id } }) => id === lot_id)!.spent);
        }
      }),
    );
  });
});

describe('whose credits somebody asks for', () => {
  const [player, pro, admin] = [aCaller('player'), aCaller('pro'), aCaller('admin')];

  test('a player asks for their own with their pro, and finds nobody else’s', () => {
    const own = { player_id: 'player', pro_id: 'pro' };
    expect(holderFor(player, null)).toEqual(own);
    expect(holderFor(player, 'player')).toEqual(own);
    expect(() => holderFor(player, 'fellow')).toThrow(expect.objectContaining({ kind: 'not_found' }));
  });

  test('a pro says which player they mean', () => {
    expect(holderFor(pro, 'player')).toEqual({ player_id: 'player', pro_id: 'pro' });
    const fields = { player_id: ['Please choose a player.'] };
    expect(() => holderFor(pro, null)).toThrow(
      expect.objectContaining({ kind: 'invalid', body: expect.objectContaining({ errors: fields }) as unknown }),
    );
    expect(missingOfHolder(pro, {})).toEqual(fields);
  });

  test('and nobody else is asked to', () => {
    expect(missingOfHolder(pro, { player_id: 'player' })).toEqual({});
    for (const actor of [player, admin, null]) expect(missingOfHolder(actor, {})).toEqual({});
  });
});
