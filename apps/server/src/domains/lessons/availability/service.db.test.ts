import { DAY_MS } from '@fairway/time/units';
import { aLesson, aPro } from '#test/builders.ts';
import { createCalls, expectFault, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { recordStatements } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { beforeEach, expect, test } from 'vitest';
import { getCalendar } from './service.ts';

/** Wednesday noon in London. */
const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const lesson = (starts_at: string, fields: Parameters<typeof aLesson>[2] = {}) =>
  aLesson(home.db, people, { starts_at: new Date(starts_at), ...fields });
const week = { start: '2031-03-10', end: '2031-03-16' };
const read = (span = week) => getCalendar(people.pro, span, services);
const ids = async (span = week) => (await read(span)).lessons.map(({ id }) => id);

test('every date comes with its hours, and a day off is one of its own without any', async () => {
  const { diary } = createCalls(services, people.pro);
  await diary.saveDates({ start: '2031-03-11', end: '2031-03-11', times: [] });
  await diary.saveDates({
    start: '2031-03-12',
    end: '2031-03-12',
    times: times(['06:00', '08:00'], ['20:00', '00:00']),
  });
  const { timezone, days } = await read({ start: '2031-03-10', end: '2031-03-12' });
  expect(timezone).toBe('Europe/London');
  expect(days).toEqual([
    { date: '2031-03-10', source: 'weekly', times: times(['09:00', '17:00']) },
    { date: '2031-03-11', source: 'override', times: [] },
    { date: '2031-03-12', source: 'override', times: times(['06:00', '08:00'], ['20:00', '00:00']) },
  ]);
});

test('lessons come in order with what a block shows, and whether they may be moved', async () => {
  const ahead = await lesson('2031-03-13T10:00:00Z', { payment_type: 'on_day' });
  const begun = await lesson('2031-03-12T11:30:00Z');
  const { lessons } = await read();
  expect(lessons.map(({ id }) => id)).toEqual([begun.id, ahead.id]);
  expect(lessons[1]).toMatchObject({
    date: '2031-03-13',
    start: '10:00:00',
    end: '11:00:00',
    payment_type: 'on_day',
    paid_at: null,
    fee_due: false,
    awaiting_record: false,
    can: { change: true, change_refusal: null },
  });
  expect(lessons[0]?.can).toEqual({ change: false, change_refusal: 'This lesson has already started.' });
  expect(lessons[0]).not.toHaveProperty('note');
});

test('a lesson that was cancelled stands there only as long as its fee is due', async () => {
  const cancelled_at = new Date(Date.parse(NOW) - DAY_MS);
  const due = await lesson('2031-03-12T09:00:00Z', { cancelled_at, payment_type: 'on_day', fee_due: true });
  await lesson('2031-03-12T14:00:00Z', { cancelled_at });
  expect(await ids()).toEqual([due.id]);
});

test('a lesson over midnight is of both dates, and one that only touches them of neither', async () => {
  const over = await lesson('2031-03-09T23:30:00Z');
  const evening = await lesson('2031-03-10T23:00:00Z');
  await lesson('2031-03-17T00:00:00Z');
  expect(await ids()).toEqual([over.id, evening.id]);
  expect(await ids({ start: '2031-03-11', end: '2031-03-11' })).toEqual([]);
  expect(await ids({ start: '2031-03-09', end: '2031-03-09' })).toEqual([over.id]);
});

test('nobody sees the diary of another', async () => {
  await lesson('2031-03-13T10:00:00Z');
  const other = toActor(await aPro(home.db));
  const { lessons, days } = await getCalendar(other, week, services);
  expect(lessons).toEqual([]);
  expect(days).toHaveLength(7);
});

test('a week is one statement', async () => {
  await lesson('2031-03-13T10:00:00Z');
  const statements = await recordStatements('(select|SELECT)', () => read());
  expect(statements).toHaveLength(1);
});

test('more than 62 days are refused, under the end', async () => {
  const { diary } = createCalls(services, people.pro);
  const text = await expectFault('end', diary.calendar({ start: '2031-03-01', end: '2031-05-02' }));
  expect(text).toBe('Please choose 62 days at most.');
  expect((await diary.calendar({ start: '2031-03-01', end: '2031-05-01' })).days).toHaveLength(62);
});
