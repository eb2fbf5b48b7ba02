import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { describe, expect, test } from 'vitest';
import { fc } from '#test/properties.ts';
import {
  choosePayment,
  joinRefusal,
  placePayment,
  placesFree,
  planOffers,
  waitRefusal,
  type GroupState,
  type Standing,
} from './rules.ts';

const NOW = Date.parse('2031-03-10T12:00:00Z');
const GROUP: GroupState = {
  starts_at: NOW + 48 * HOUR_MS,
  cancelled: false,
  places: 4,
  taken: 3,
  held: 0,
  subscribed: true,
  notice_hours: 2,
};
const STRANGER: Standing = { joined: false, waiting: false, offered: false };

type Row = [string, Partial<GroupState>, Partial<Standing>, string | null, string | null];
test.each<Row>([
  ['one place is left', {}, {}, null, null],
  ['it is full', { taken: 4 }, {}, LESSON_MESSAGES.groupFull, LESSON_MESSAGES.groupFullCoach],
  ['the last place is kept for somebody else', { held: 1 }, {}, LESSON_MESSAGES.groupHeld, null],
  ['the last place is kept for them', {}, { waiting: true, offered: true }, null, null],
  ['they have a place', {}, { joined: true }, LESSON_MESSAGES.groupJoined, LESSON_MESSAGES.groupJoined],
  ['it is cancelled', { cancelled: true }, {}, LESSON_MESSAGES.cancelled, LESSON_MESSAGES.cancelled],
  ['it has begun', { starts_at: NOW }, {}, LESSON_MESSAGES.started, LESSON_MESSAGES.started],
  ['it begins within the notice', { starts_at: NOW + 2 * HOUR_MS - 1 }, {}, LESSON_MESSAGES.groupTooLate, null],
  ['it begins in just the notice', { starts_at: NOW + 2 * HOUR_MS }, {}, null, null],
  ['the coach takes no bookings', { subscribed: false }, {}, LESSON_MESSAGES.notBookable, LESSON_MESSAGES.notBookable],
])('who may give a place to a player, when %s', (_, group, standing, byPlayer, byPro) => {
  const state = { ...GROUP, ...group };
  expect(joinRefusal(state, 'player', { ...STRANGER, ...standing }, NOW)).toBe(byPlayer);
  expect(joinRefusal(state, 'pro', { ...STRANGER, ...standing }, NOW)).toBe(byPro);
});

test('whoever was kept a place needs no notice', () => {
  const soon = { ...GROUP, starts_at: NOW + HOUR_MS };
  expect(joinRefusal(soon, 'player', { ...STRANGER, waiting: true, offered: true }, NOW)).toBeNull();
});

test.each<[string, Partial<GroupState>, Partial<Standing>, string | null]>([
  ['full', { taken: 4 }, {}, null],
  ['full of kept places', { held: 1 }, {}, null],
  ['not full', {}, {}, LESSON_MESSAGES.groupNotFull],
  ['waited for already', { taken: 4 }, { waiting: true }, LESSON_MESSAGES.groupWaiting],
  ['joined', { taken: 4 }, { joined: true }, LESSON_MESSAGES.groupJoined],
  ['over', { taken: 4, starts_at: NOW }, {}, LESSON_MESSAGES.started],
  ['full, of a coach who takes no bookings', { taken: 4, subscribed: false }, {}, LESSON_MESSAGES.notBookable],
])('who may wait for a place of what is %s', (_, group, standing, refusal) => {
  expect(waitRefusal({ ...GROUP, ...group }, { ...STRANGER, ...standing }, NOW)).toBe(refusal);
});

test.each([
  ['credits', null, 'credits'],
  ['credits', 2500, 'either'],
  ['credits', 0, 'either'],
  ['on_day', 2500, 'on_day'],
  ['on_day', null, 'on_day'],
] as const)('a place kept as paid with %s, at a price in money of %s, is paid with %s', (payment_type, price, ways) => {
  expect(placePayment({ payment_type, price })).toBe(ways);
});

describe('how one place is paid', () => {
  const ask = (ways: 'credits' | 'on_day' | 'either', asked?: 'credits' | 'on_day') =>
    choosePayment(ways, { asked, guest: false });

  test('is said by the group lesson where it takes one way, and by whoever joins where it takes either', () => {
    expect([ask('credits'), ask('credits', 'credits')]).toEqual(['credits', 'credits']);
    expect([ask('on_day'), ask('on_day', 'on_day')]).toEqual(['on_day', 'on_day']);
    expect([ask('either', 'credits'), ask('either', 'on_day')]).toEqual(['credits', 'on_day']);
  });

  test('is refused where it is not said, or is not one of its ways', () => {
    expect(ask('either')).toEqual({ payment_type: [LESSON_MESSAGES.paymentMissing] });
    expect(ask('credits', 'on_day')).toEqual({
      payment_type: ['A place in this group lesson is paid for with credits.'],
    });
    expect(ask('on_day', 'credits')).toEqual({
      payment_type: ['A place in this group lesson is paid for on the day.'],
    });
  });

  test.each(['credits', 'on_day', 'either'] as const)(
    'is on the day for a guest, where a place is paid with %s',
    (ways) => {
      expect(choosePayment(ways, { asked: 'credits', guest: true })).toBe('on_day');
    },
  );
});

describe('places that are free are kept along the line', () => {
  const zone = 'Europe/London';
  const ask = (id: string, minutes: number | null = null) => ({
    id,
    expires_at: minutes === null ? null : new Date(NOW + minutes * MINUTE_MS),
  });
  const plan = (line: ReturnType<typeof ask>[], group: Partial<GroupState> = {}, now = NOW) =>
    planOffers({ ...GROUP, zone, ...group }, line, now);

  test('for the first who asked, until 20 minutes have passed', () => {
    expect(plan([ask('a'), ask('b')])).toEqual({
      lapsed: [],
      offered: ['a'],
      expires_at: new Date(NOW + 20 * MINUTE_MS),
    });
  });

  test('for nobody while the one place is kept, and for the next once that has lapsed', () => {
    expect(plan([ask('a', 1), ask('b')])).toMatchObject({ lapsed: [], offered: [] });
    expect(plan([ask('a', 0), ask('b')])).toMatchObject({ lapsed: ['a'], offered: ['b'] });
  });

  test('not in the night of the coach, nor where the start comes first', () => {
    expect(plan([ask('a')], {}, Date.parse('2031-03-10T06:59:00Z')).offered).toEqual([]);
    expect(plan([ask('a')], {}, Date.parse('2031-03-10T20:41:00Z')).offered).toEqual([]);
    expect(plan([ask('a')], { starts_at: NOW + 20 * MINUTE_MS }).offered).toEqual(['a']);
    expect(plan([ask('a')], { starts_at: NOW + 20 * MINUTE_MS - 1 }).offered).toEqual([]);
  });

  test('for nobody while the coach takes no bookings: the line stays as it is', () => {
    expect(plan([ask('a'), ask('b')], { subscribed: false }).offered).toEqual([]);
  });

  test('never more than there are, in the order of asking, each once', () => {
    const offer = fc.option(fc.integer({ min: -60, max: 60 }));
    const line = fc.array(offer, { maxLength: 20 }).map((all) => all.map((minutes, nth) => ask(`${nth}`, minutes)));
    const group = fc
      .record({ places: fc.integer({ min: 2, max: 40 }), taken: fc.nat(40), ahead: fc.integer({ min: 20, max: 600 }) })
      .filter(({ places, taken }) => taken <= places);
    fc.assert(
      fc.property(line, group, (asked, { places, taken, ahead }) => {
        const { lapsed, offered } = plan(asked, { places, taken, starts_at: NOW + ahead * MINUTE_MS });
        const open = asked.filter(({ expires_at }) => expires_at !== null && expires_at.getTime() > NOW);
        const unasked = asked.flatMap(({ id, expires_at }) => (expires_at === null ? [id] : []));
        expect(offered).toEqual(unasked.slice(0, placesFree({ places, taken, held: open.length })));
        expect(lapsed.length + open.length + unasked.length).toBe(asked.length);
      }),
    );
  });
});

test('nobody is let in over the places there are', () => {
  const state = fc.record({
    starts_at: fc.integer({ min: NOW - HOUR_MS, max: NOW + 72 * HOUR_MS }),
    cancelled: fc.boolean(),
    places: fc.integer({ min: 2, max: 40 }),
    taken: fc.nat(41),
    held: fc.nat(5),
    subscribed: fc.boolean(),
    notice_hours: fc.nat(48),
  });
  const standing = fc.record({ joined: fc.boolean(), waiting: fc.boolean(), offered: fc.boolean() });
  fc.assert(
    fc.property(state, standing, fc.constantFrom('pro' as const, 'player' as const), (group, who, by) => {
      const isLetIn = joinRefusal(group, by, who, NOW) === null;
      const isOpen = group.taken < group.places && group.starts_at > NOW && !group.cancelled && group.subscribed;
      expect(isLetIn && (!isOpen || who.joined)).toBe(false);
    }),
  );
});
