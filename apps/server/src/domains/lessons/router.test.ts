import { aLesson } from '#test/builders.ts';
import { atOnce, createCalls, expectFault, catchRefusal, type Calls, NOT_FOUND } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles, type Role } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
/** A lesson of the pro's with their player. */
let id: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id } = await aLesson(
    home.db,
    { pro: roles.pro, player: roles.player },
    { starts_at: new Date('2031-03-13T10:00:00Z') },
  ));
});

const DAYS = { start: '2031-03-13', end: '2031-03-13' };
const booking = { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60, payment_type: 'on_day' as const };
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const ANY_OF_TWO = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
const PRO_ONLY = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
/** Only the two people of a lesson know that it is there. */
const ITS_PEOPLE = expectedStatuses({
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
  ['nextTimes', (calls) => calls.lessons.nextTimes({}), ANY_OF_TWO],
  ['nextTimes like a lesson', (calls) => calls.lessons.nextTimes({ like: id }), ITS_PEOPLE],
  [
    'book for oneself',
    (calls) => calls.lessons.book(booking),
    expectedStatuses({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'book for the player',
    (calls) => calls.lessons.book({ ...booking, player_id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 403, otherPlayer: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'book for a guest',
    (calls) => calls.lessons.book({ ...booking, player_id: 'guest', guest_name: 'Sam' }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  ['change', (calls) => calls.lessons.change({ id, date: '2031-03-14' }), ITS_PEOPLE],
  ['previewChange', (calls) => calls.lessons.previewChange({ id, date: '2031-03-14' }), ITS_PEOPLE],
  ['cancel', (calls) => calls.lessons.cancel({ id }), ITS_PEOPLE],
  ['calendar', (calls) => calls.diary.calendar(DAYS), PRO_ONLY],
  ['byId', (calls) => calls.lessons.byId({ id }), ITS_PEOPLE],
  [
    'saveRecord',
    (calls) => calls.lessons.saveRecord({ lesson: id, records: [{ ref: 'grip', type: 'text', content: 'Grip' }] }),
    expectedStatuses({
      nobody: 401,
      player: 403,
      fellow: 404,
      otherPlayer: 404,
      pro: 200,
      otherPro: 404,
      admin: 403,
    }),
  ],
  [
    'removeSection, of one that is not there',
    (calls) => calls.lessons.removeSection({ lesson: id, ref: 'grip' }),
    expectedStatuses({ nobody: 401, player: 403, fellow: 404, otherPlayer: 404, pro: 404, otherPro: 404, admin: 403 }),
  ],
  [
    'retryVideo, of one that is not there',
    (calls) => calls.lessons.retryVideo({ lesson: id, ref: 'swing' }),
    expectedStatuses({ nobody: 401, player: 404, pro: 404, admin: 403 }),
  ],
  ['comment', (calls) => calls.lessons.comment({ id, content: 'Well played' }), ITS_PEOPLE],
  [
    'removeComment, of one that is not there',
    (calls) => calls.lessons.removeComment({ id, comment: uuid() }),
    expectedStatuses({ nobody: 401, player: 404, pro: 404, admin: 403 }),
  ],
  ['searchRecords', (calls) => calls.lessons.searchRecords({ q: 'grip' }), ANY_OF_TWO],
  [
    'dispersion',
    (calls) => calls.lessons.dispersion({ id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  ['templates', (calls) => calls.lessons.templates(), PRO_ONLY],
  ['addTemplate', (calls) => calls.lessons.addTemplate({ name: 'Driver', shape: [{ type: 'text' }] }), PRO_ONLY],
  ['snippets', (calls) => calls.lessons.snippets(), PRO_ONLY],
  ['addSnippet', (calls) => calls.lessons.addSnippet({ content: 'Well done' }), PRO_ONLY],
  [
    'removeTemplate, of one that is not there',
    (calls) => calls.lessons.removeTemplate({ id: uuid() }),
    expectedStatuses({ nobody: 401, player: 403, pro: 404, admin: 403 }),
  ],
  [
    'removeSnippet, of one that is not there',
    (calls) => calls.lessons.removeSnippet({ id: uuid() }),
    expectedStatuses({ nobody: 401, player: 403, pro: 404, admin: 403 }),
  ],
  ['videoForm', (calls) => calls.lessons.videoForm(), ANY_OF_TWO],
  [
    'bookVideo for the player, who is offered none',
    (calls) => calls.lessons.bookVideo({ player_id: roles.player.id, video1: 'one', video2: 'two' }),
    expectedStatuses({ nobody: 401, player: 422, fellow: 403, otherPlayer: 403, pro: 422, otherPro: 404, admin: 403 }),
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
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'waiveFee, where none is due',
    (calls) => calls.lessons.waiveFee({ id }),
    expectedStatuses({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  [
    'noteAttendance, before the lesson is over',
    (calls) => calls.lessons.noteAttendance({ id, attendance: 'came' }),
    expectedStatuses({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  [
    'feesDue',
    (calls) => calls.lessons.feesDue({}),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'ofPlayer',
    (calls) => calls.lessons.ofPlayer({ id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  ['history', (calls) => calls.lessons.history({}), ANY_OF_TWO],
  [
    'history of a player',
    (calls) => calls.lessons.history({ player_id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'clips',
    (calls) => calls.lessons.clips({ id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'counts',
    (calls) => calls.lessons.counts(DAYS),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'released',
    (calls) => calls.lessons.released(),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'answerReleased, with nothing to answer',
    (calls) => calls.lessons.answerReleased({ response: true, lesson_id: id }),
    expectedStatuses({ nobody: 401, player: 403, pro: 404, admin: 403 }),
  ],
  [
    'previewSeries',
    (calls) => calls.lessons.previewSeries({ date: '2031-03-12', start: '10:00', duration: 60, count: 4 }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'bookSeries',
    (calls) =>
      calls.lessons.bookSeries({
        player_id: roles.player.id,
        dates: ['2031-03-12', '2031-03-19'],
        start: '10:00',
        duration: 60,
        payment_type: 'on_day',
      }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'moveFollowing, of a lesson by itself',
    (calls) => calls.lessons.moveFollowing({ id, date: '2031-03-12', time: times(['10:00', '11:00']) }),
    expectedStatuses({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  [
    'cancelFollowing, of a lesson by itself',
    (calls) => calls.lessons.cancelFollowing({ id }),
    expectedStatuses({ nobody: 401, player: 403, pro: 422, otherPro: 404, admin: 403 }),
  ],
  [
    'affected',
    (calls) => calls.lessons.affected(DAYS),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'previewUnplayable',
    (calls) => calls.lessons.previewUnplayable({ ...DAYS, choices: [{ lesson_id: id, action: 'cancel' }] }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 422, admin: 403 }),
  ],
  [
    'markUnplayable',
    (calls) => calls.lessons.markUnplayable({ ...DAYS, choices: [{ lesson_id: id, action: 'cancel' }] }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 422, admin: 403 }),
  ],
  ['home', (calls) => calls.lessons.home(), expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 })],
  [
    'dismissFirstSteps',
    (calls) => calls.lessons.dismissFirstSteps(),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }),
  ],
  [
    'overview',
    (calls) => calls.lessons.overview({ id }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
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
    const { lessons } = createCalls(services, roles[role]);
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
    const now = await aLesson(home.db, { pro: roles.pro }, { starts_at: new Date('2031-03-10T08:30:00Z') });
    const { current_lesson, next_lesson } = await createCalls(services, roles.pro).lessons.home();
    expect([current_lesson?.id, next_lesson?.id]).toEqual([now.id, id]);
  });
});

describe('ids', () => {
  const odd = ['', 'guest', '42', uuid(), "' OR 1=1 --", 'x'.repeat(5_000)];
  test.each(odd.map((value) => [value.slice(0, 40), value]))('%j is of no lesson', async (_, odd) => {
    const { lessons } = createCalls(services, roles.pro);
    const calls = [lessons.byId({ id: odd }), lessons.cancel({ id: odd }), lessons.change({ id: odd, note: 'x' })];
    expect((await atOnce<unknown>(calls)).refused).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND]);
  });

  test('with a character that is kept nowhere are refused like every such text', async () => {
    await expectFault('id', createCalls(services, roles.pro).lessons.byId({ id: '\0' }));
  });

  test('may be written in capitals', async () => {
    expect((await createCalls(services, roles.player).lessons.byId({ id: id.toUpperCase() })).id).toBe(id);
    const { lesson } = await createCalls(services, roles.player).lessons.book({
      ...booking,
      player_id: roles.player.id.toUpperCase(),
    });
    expect(lesson.player_id).toBe(roles.player.id);
  });

  test('left blank are left out', async () => {
    const { lesson } = await createCalls(services, roles.player).lessons.book({
      ...booking,
      player_id: '',
      venue: '',
      credits: '',
    });
    expect(lesson.player_id).toBe(roles.player.id);
    expect(
      await expectFault('player_id', createCalls(services, roles.pro).lessons.book({ ...booking, player_id: '' })),
    ).toBe('Please choose a player or a guest.');
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
    ['note', 'This text has a character that we cannot save. Please remove it and try again.', { note: 'Wedge\0' }],
  ])('%s: %s', async (field, text, fields) => {
    const { lessons } = createCalls(services, roles.player);
    const call = lessons.book as (input: unknown) => Promise<unknown>;
    expect(await expectFault(field, call({ ...booking, ...fields }))).toBe(text);
  });

  test('several at once', async () => {
    const { errors } = await catchRefusal(
      (createCalls(services, roles.player).lessons.book as (input: unknown) => Promise<unknown>)({}),
    );
    expect(errors).toEqual({
      duration: ['Please choose a duration.'],
      date: ['This field is required.'],
      time: ['Please choose a time.'],
      payment_type: ['Please choose how to pay.'],
    });
  });

  test('days from the first to the last that there are', async () => {
    const { lessons } = createCalls(services, roles.pro);
    expect(await lessons.between({ start: '1900-01-01', end: '2200-12-31' })).toHaveLength(1);
    await expectFault('end', lessons.between({ start: '2031-03-13', end: '2031-03-12' }));
    await expectFault('end', lessons.between({ start: '2031-03-13', end: '9999-12-31' }));
    await expectFault('page', lessons.list({ page: 0 }));
  });
});
