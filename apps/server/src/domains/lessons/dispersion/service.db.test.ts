import { DISPERSION_CHARTS } from '@fairway/contracts/lessons/dispersion-charts';
import { aLesson } from '#test/builders.ts';
import { aRequest, catchRefusal, createCalls, NOT_FOUND, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { DAY_MS } from '@fairway/time/units';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor): Calls['lessons'] => createCalls(services, as, aRequest()).lessons;
const spot = (horizon: number, vertically: number) => ({ horizon, vertically, type: 1 as const });
const giveLesson = async (starts_at: string) => (await aLesson(home.db, people, { starts_at: new Date(starts_at) })).id;
const draw = (
  lesson: string,
  chart: ReturnType<typeof spot>[],
  over: { ref?: string; club?: string; type?: 'putting_chart'; metric?: boolean } = {},
) => calls(people.pro).saveRecord({ lesson, records: [{ ref: 'a', type: 'chart', chart, ...over }] });
const publish = (lesson: string) => calls(people.pro).saveRecord({ lesson, records: [] });
const ask = (as: Actor, over: { type?: 'chart' | 'putting_chart'; club?: string } = {}) =>
  calls(as).dispersion({ id: people.player.id, ...over });

test('a coach has all charts of a player, the latest first, by the day of their own calendar', async () => {
  const winter = await giveLesson('2031-01-10T10:00:00Z');
  // In London this is the next day already.
  const summer = await giveLesson('2030-07-31T23:30:00Z');
  await draw(summer, [spot(1, 2)], { club: 'Driver' });
  await draw(winter, [spot(-3, 0), spot(0, 4)]);
  await draw(winter, [spot(5, 5)], { ref: 'putts', type: 'putting_chart', metric: true });
  const answer = await ask(people.pro);
  expect(answer.player).toMatchObject({ id: people.player.id });
  expect(answer.charts).toEqual([
    {
      lesson_id: winter,
      date: '2031-01-10',
      club: null,
      shots: [
        { horizon: -3, vertically: 0 },
        { horizon: 0, vertically: 4 },
      ],
    },
    { lesson_id: summer, date: '2030-08-01', club: 'Driver', shots: [{ horizon: 1, vertically: 2 }] },
  ]);
  expect(answer).toMatchObject({ metric: false, clubs: [{ club: 'Driver', shots: 1 }] });
  const putts = await ask(people.pro, { type: 'putting_chart' });
  expect(putts).toMatchObject({ metric: true, clubs: [], charts: [{ shots: [{ horizon: 5, vertically: 5 }] }] });
});

test('one club is asked for in any case, and the other clubs are still named', async () => {
  const lesson = await giveLesson('2031-01-10T10:00:00Z');
  await draw(lesson, [spot(1, 1)], { club: '7 Iron' });
  await draw(lesson, [spot(2, 2), spot(3, 3)], { ref: 'b', club: 'Driver' });
  const { charts, clubs } = await ask(people.pro, { club: '7 iron' });
  expect(charts.map(({ club }) => club)).toEqual(['7 Iron']);
  expect(clubs.map(({ club }) => club)).toEqual(['Driver', '7 Iron']);
  expect((await ask(people.pro, { club: 'Putter' })).charts).toEqual([]);
  expect((await ask(people.pro, { club: ' ' })).charts).toHaveLength(2);
});

test('a player sees the charts of published records alone', async () => {
  const lesson = await giveLesson('2031-01-10T10:00:00Z');
  await draw(lesson, [spot(1, 1)], { club: 'Driver' });
  expect(await ask(people.player)).toMatchObject({ player: null, charts: [], clubs: [] });
  await publish(lesson);
  expect((await ask(people.player)).charts).toHaveLength(1);
});

test('a chart without shots does not count', async () => {
  await draw(await giveLesson('2031-01-10T10:00:00Z'), [], { club: 'Driver' });
  expect(await ask(people.pro)).toMatchObject({ charts: [], clubs: [] });
});

test('the list has an end', async () => {
  for (let nth = 0; nth < 3; nth++) {
    const id = await giveLesson(new Date(Date.parse('2031-01-10T10:00:00Z') + nth * DAY_MS).toISOString());
    await home.db.lesson_sections.createMany({
      data: Array.from({ length: 90 }, (_, position) => ({
        lesson_id: id,
        ref: `chart-${position}`,
        type: 'chart' as const,
        position,
        chart: [spot(nth, 0)],
      })),
    });
  }
  const { charts } = await ask(people.pro);
  expect(charts).toHaveLength(DISPERSION_CHARTS);
  expect(charts[0]).toMatchObject({ date: '2031-01-12' });
});

test('nobody else asks for them', async () => {
  const others = await coaching(services);
  for (const stranger of [others.pro, others.player]) expect(await catchRefusal(ask(stranger))).toEqual(NOT_FOUND);
});
