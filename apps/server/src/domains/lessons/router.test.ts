import { aLesson } from '@fairway/testing/builders';
import { atOnce, callsOf, expectFault, refusalOf, type Calls, NOT_FOUND } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast, type Role } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { times } from '@fairway/testing/times';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
/** A lesson of the pro's with their player. */
let id: string;
beforeEach(async () => {
  cast = await castOf(deps);
  ({ id } = await aLesson(
    home.db,
    { pro: cast.pro, player: cast.player },
    { starts_at: new Date('2031-03-13T10:00:00Z') },
  ));
});

const DAYS = { start: '2031-03-13', end: '2031-03-13' };
const booking = { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60, payment_type: 'on_day' as const };
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof fares>];
const ANY_OF_TWO = fares({ nobody: 401, player: 200, pro: 200, admin: 403 });
/** Only the two people of a lesson know that it is there. */
const ITS_PEOPLE = fares({
  nobody: 401,
  player: 200,
  fellow: 404,
  otherPlayer: 404,
  pro: 200,
  otherPro: 404,
  admin: 403,
});

const rows: Row[] = [
  ['form', (calls) => calls.lessons.form(), ANY_OF_TWO],
  [
    'book for oneself',
    (calls) => calls.lessons.book(booking),
    fares({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'book for the player',
    (calls) => calls.lessons.book({ ...booking, player_id: cast.player.id }),
    fares({ nobody: 401, player: 200, fellow: 403, otherPlayer: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'book for a guest',
    (calls) => calls.lessons.book({ ...booking, player_id: 'guest', guest_name: 'Sam' }),
    fares({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  ['change', (calls) => calls.lessons.change({ id, date: '2031-03-14' }), ITS_PEOPLE],
  ['cancel', (calls) => calls.lessons.cancel({ id }), ITS_PEOPLE],
  ['byId', (calls) => calls.lessons.byId({ id }), ITS_PEOPLE],
  ['videoForm', (calls) => calls.lessons.videoForm(), ANY_OF_TWO],
  [
    'bookVideo for the player, who is offered none',
    (calls) => calls.lessons.bookVideo({ player_id: cast.player.id, video1: 'one', video2: 'two' }),
    fares({ nobody: 401, player: 422, fellow: 403, otherPlayer: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  ['list', (calls) => calls.lessons.list({}), ANY_OF_TWO],
  ['between', (calls) => calls.lessons.between(DAYS), ANY_OF_TWO],
  ['pastUpcoming', (calls) => calls.lessons.pastUpcoming(), ANY_OF_TWO],
  ['next', (calls) => calls.lessons.next(), ANY_OF_TWO],
  ['last', (calls) => calls.lessons.last(), ANY_OF_TWO],
  ['star', (calls) => calls.lessons.star({ id }), ITS_PEOPLE],
  [
    'markPaid',
    (calls) => calls.lessons.markPaid({ id, paid_amount: 5000 }),
    fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'settleFee, where none is due',
    (calls) => calls.lessons.settleFee({ id }),
    fares({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  ['feesDue', (calls) => calls.lessons.feesDue({}), fares({ nobody: 401, player: 403, pro: 200, admin: 403 })],
  [
    'ofPlayer',
    (calls) => calls.lessons.ofPlayer({ id: cast.player.id }),
    fares({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  ['history', (calls) => calls.lessons.history({}), ANY_OF_TWO],
  [
    'history of a player',
    (calls) => calls.lessons.history({ player_id: cast.player.id }),
    fares({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  ['counts', (calls) => calls.lessons.counts(DAYS), fares({ nobody: 401, player: 403, pro: 200, admin: 403 })],
  ['released', (calls) => calls.lessons.released(), fares({ nobody: 401, player: 403, pro: 200, admin: 403 })],
  [
    'answerReleased, with nothing to answer',
    (calls) => calls.lessons.answerReleased({ response: true, lesson_id: id }),
    fares({ nobody: 401, player: 403, pro: 404, admin: 403 }),
  ],
  [
    'previewSeries',
    (calls) => calls.lessons.previewSeries({ date: '2031-03-12', start: '10:00', duration: 60, count: 4 }),
    fares({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'bookSeries',
    (calls) =>
      calls.lessons.bookSeries({
        player_id: cast.player.id,
        dates: ['2031-03-12', '2031-03-19'],
        start: '10:00',
        duration: 60,
        payment_type: 'on_day',
      }),
    fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'moveFollowing, of a lesson by itself',
    (calls) => calls.lessons.moveFollowing({ id, date: '2031-03-12', time: times(['10:00', '11:00']) }),
    fares({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  [
    'cancelFollowing, of a lesson by itself',
    (calls) => calls.lessons.cancelFollowing({ id }),
    fares({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  ['affected', (calls) => calls.lessons.affected(DAYS), fares({ nobody: 401, player: 403, pro: 200, admin: 403 })],
  [
    'previewUnplayable',
    (calls) => calls.lessons.previewUnplayable({ ...DAYS, choices: [{ lesson_id: id, action: 'cancel' }] }),
    fares({ nobody: 401, player: 403, pro: 200, otherPro: 422, admin: 403 }),
  ],
  [
    'markUnplayable',
    (calls) => calls.lessons.markUnplayable({ ...DAYS, choices: [{ lesson_id: id, action: 'cancel' }] }),
    fares({ nobody: 401, player: 403, pro: 200, otherPro: 422, admin: 403 }),
  ],
  ['home', (calls) => calls.lessons.home(), fares({ nobody: 401, player: 403, pro: 200, admin: 403 })],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusFor(deps, cast[role], call)).toBe(status);
  });
});

describe('what people see', () => {
  test.each<[Role, number]>([
    ['player', 1],
    ['pro', 1],
    ['fellow', 0],
    ['otherPlayer', 0],
    ['otherPro', 0],
  ])('%s: %i lesson, in every list', async (role, count) => {
    const { lessons } = callsOf(deps, cast[role]);
    const { upcoming, todays, past } = await lessons.pastUpcoming();
    const next = await lessons.next();
    const lists = [
      await lessons.list({}),
      await lessons.between(DAYS),
      [...upcoming, ...todays, ...past],
      next ? [next] : [],
    ];
    expect(lists.map((list) => list.map((lesson) => lesson.id))).toEqual(
      Array.from({ length: 4 }, () => (count ? [id] : [])),
    );
  });

  test('a pro’s home tells the current lesson from the next', async () => {
    const now = await aLesson(home.db, { pro: cast.pro }, { starts_at: new Date('2031-03-10T08:30:00Z') });
    const { current_lesson, next_lesson } = await callsOf(deps, cast.pro).lessons.home();
    expect([current_lesson?.id, next_lesson?.id]).toEqual([now.id, id]);
  });
});

describe('ids', () => {
  const odd = ['', 'guest', '42', uuid(), "' OR 1=1 --", 'x'.repeat(5_000), '\0'];
  test.each(odd.map((value) => [value.slice(0, 40), value]))('%j is of no lesson', async (_, odd) => {
    const { lessons } = callsOf(deps, cast.pro);
    const calls = [lessons.byId({ id: odd }), lessons.cancel({ id: odd }), lessons.change({ id: odd, note: 'x' })];
    expect((await atOnce<unknown>(calls)).refused).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND]);
  });

  test('may be written in capitals', async () => {
    expect((await callsOf(deps, cast.player).lessons.byId({ id: id.toUpperCase() })).id).toBe(id);
    const { lesson } = await callsOf(deps, cast.player).lessons.book({
      ...booking,
      player_id: cast.player.id.toUpperCase(),
    });
    expect(lesson.player_id).toBe(cast.player.id);
  });

  test('left blank are left out', async () => {
    const { lesson } = await callsOf(deps, cast.player).lessons.book({
      ...booking,
      player_id: '',
      venue: '',
      credits: '',
    });
    expect(lesson.player_id).toBe(cast.player.id);
    expect(await expectFault('player_id', callsOf(deps, cast.pro).lessons.book({ ...booking, player_id: '' }))).toBe(
      'Please choose a player or a guest.',
    );
  });
});

describe('bad input is told under its field', () => {
  test.each<[string, string, Partial<Record<keyof typeof booking | 'guest_name' | 'credits' | 'note', unknown>>]>([
    ['duration', 'Please choose a duration.', { duration: 50 }],
    ['date', 'That day does not exist.', { date: '2031-02-30' }],
    ['date', 'Please give a day between the years 1900 and 2200.', { date: '0000-01-01' }],
    ['time', 'Please choose a time.', { time: [] }],
    ['time', 'Please choose a time.', { time: undefined }],
    ['time.0.start', 'Times go in steps of 15 minutes.', { time: [{ start: '10:05', end: '11:00' }] }],
    ['payment_type', 'Please choose how to pay.', { payment_type: 'card' }],
    ['payment_type', 'Please choose how to pay.', { payment_type: undefined }],
    ['credits', 'A lesson of 60 minutes takes 4 credits.', { credits: 5 }],
    ['credits', 'There are not enough credits for this lesson.', { payment_type: 'credits' }],
    ['note', 'At most 1000 characters, please.', { note: 'x'.repeat(1_001) }],
    ['note', 'This text has a character that we cannot keep.', { note: 'Wedge\0' }],
  ])('%s: %s', async (field, text, fields) => {
    const { lessons } = callsOf(deps, cast.player);
    const call = lessons.book as (input: unknown) => Promise<unknown>;
    expect(await expectFault(field, call({ ...booking, ...fields }))).toBe(text);
  });

  test('several at once', async () => {
    const { errors } = await refusalOf(
      (callsOf(deps, cast.player).lessons.book as (input: unknown) => Promise<unknown>)({}),
    );
    expect(errors).toEqual({
      duration: ['Please choose a duration.'],
      date: ['This field is required.'],
      time: ['Please choose a time.'],
    });
  });

  test('days from the first to the last that there are', async () => {
    const { lessons } = callsOf(deps, cast.pro);
    expect(await lessons.between({ start: '1900-01-01', end: '2200-12-31' })).toHaveLength(1);
    await expectFault('end', lessons.between({ start: '2031-03-13', end: '2031-03-12' }));
    await expectFault('end', lessons.between({ start: '2031-03-13', end: '9999-12-31' }));
    await expectFault('page', lessons.list({ page: 0 }));
  });
});
