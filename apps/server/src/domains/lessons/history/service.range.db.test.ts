import { aLesson, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { describe, expect, test } from 'vitest';
import { countLessonsByDay } from './service.ts';

const home = fileDatabase();
const clock = startClock('2031-03-12T12:00:00Z');
const services = testServices(home, clock);

describe('the lessons of each day', () => {
  test.each([
    ['Europe/London', '2031-03-29T23:30:00Z', '2031-03-29'],
    ['Europe/London', '2031-03-30T23:30:00Z', '2031-03-31'],
    ['Asia/Kathmandu', '2031-03-29T18:15:00Z', '2031-03-30'],
    ['Pacific/Kiritimati', '2031-03-29T10:00:00Z', '2031-03-30'],
    ['America/Havana', '2031-03-30T03:45:00Z', '2031-03-29'],
  ])('are those of the pro’s calendar: %s, %s', async (timezone, at, date) => {
    const pro = await aPro(home.db, { timezone });
    await aLesson(home.db, { pro }, { starts_at: new Date(at), duration: 15 });
    await aLesson(
      home.db,
      { pro },
      { starts_at: new Date(Date.parse(at) + 900_000), duration: 15, cancelled_at: clock.now() },
    );
    const counts = await countLessonsByDay(toActor(pro), { start: '2031-03-01', end: '2031-04-30' }, services);
    expect(counts).toEqual({ [date]: 1 });
  });

  test('are counted from the first day to the last, both included, and another’s are not', async () => {
    const [pro, other] = [await aPro(home.db), await aPro(home.db)];
    for (const at of ['09T23:45', '10T00:00', '10T09:00', '12T23:45', '13T00:00'])
      for (const who of [pro, other, other].slice(0, at === '10T09:00' ? 2 : 1))
        await aLesson(home.db, { pro: who }, { starts_at: new Date(`2031-03-${at}:00Z`), duration: 15 });
    const counts = await countLessonsByDay(toActor(pro), { start: '2031-03-10', end: '2031-03-12' }, services);
    expect(counts).toEqual({ '2031-03-10': 2, '2031-03-12': 1 });
  });
});
