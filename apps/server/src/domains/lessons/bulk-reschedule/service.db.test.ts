import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { unplayableIn, type UnplayableIn } from '@fairway/contracts/lessons/bulk-reschedule';
import { execute } from '@fairway/db/query';
import { atOnce, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits, expectNoTrace, traces, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { effectiveHours } from '#domains/schedule/hours/service.ts';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { previewNotice } from '#domains/notifications/preview/service.ts';
import { listAffectedLessons, applyBulkReschedule, previewBulkReschedule } from './service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';

/** Tuesday, noon in London; it rains on Wednesday from ten to three. */
const NOW = '2031-03-11T12:00:00Z';
const RAIN = { start: '2031-03-12', end: '2031-03-12', from: '10:00:00', until: '15:00:00' };
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let fellow: Actor;
/** Two of the player's, paid with credits, and one of their fellow's, paid on the day. */
let lessons: Lesson[];
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  fellow = await people.another({ first_name: 'Priya', last_name: 'Nair' });
  await credits(services, people, 8);
  lessons = [
    await book(people.player, ['09:30', '10:30'], 'credits'),
    await book(people.player, ['11:00', '12:00'], 'credits'),
    await book(fellow, ['14:30', '15:30']),
  ];
});

async function book(
  actor: Actor,
  [start, end]: [string, string],
  payment_type: 'credits' | 'on_day' = 'on_day',
  date = RAIN.start,
) {
  return (await bookLesson(actor, { date, time: times([start, end]), duration: 60, payment_type }, services)).lesson;
}
type Choice = UnplayableIn['choices'][number];
const cancel = ({ id }: Lesson): Choice => ({ lesson_id: id, action: 'cancel' });
const keep = ({ id }: Lesson): Choice => ({ lesson_id: id, action: 'keep' });
const move = ({ id }: Lesson, date: string, time: [string, string], outside_availability = false): Choice => ({
  lesson_id: id,
  action: 'move',
  date,
  time: times(time),
  outside_availability,
});
const requested = (choices: Choice[], fields: Partial<UnplayableIn> = {}): UnplayableIn => ({
  ...RAIN,
  close: true,
  note: null,
  choices,
  ...fields,
});
const mark = (choices: Choice[], fields: Partial<UnplayableIn> = {}) =>
  applyBulkReschedule(people.pro, requested(choices, fields), services);
const isMarked = (answer: unknown): answer is Awaited<ReturnType<typeof mark>> =>
  typeof answer === 'object' && answer !== null && 'told' in answer;
const refused = (call: () => Promise<unknown>) => expectNoTrace(home.db, call);
const row = ({ id }: Lesson) => home.db.lessons.findUniqueOrThrow({ where: { id } });
const events = async () =>
  home.db.outbox.findMany({
    where: { topic: 'lessons.changed', payload: { path: ['actor_id'], equals: people.pro.id } },
    orderBy: { id: 'asc' },
  });
const readHours = async (date = RAIN.start) =>
  (await effectiveHours(people.pro, { start: date, end: date }, services)).map(
    ({ start, end }) => `${start.slice(0, 5)}-${end.slice(0, 5)}`,
  );

describe('the lessons concerned', () => {
  test('are the live ones that reach into the time, soonest first, with free times after it', async () => {
    await book(fellow, ['09:00', '10:00'], 'on_day', '2031-03-13');
    const gone = await book(fellow, ['13:00', '14:00']);
    await cancelLesson(fellow, { id: gone.id }, services);
    const found = await listAffectedLessons(people.pro, RAIN, services);
    expect(found.lessons.map(({ lesson }) => lesson.id)).toEqual(lessons.map(({ id }) => id));
    const best = found.lessons.map(({ suggestions }) => `${suggestions[0]?.date} ${suggestions[0]?.start.slice(0, 5)}`);
    expect(best).toEqual(['2031-03-12 15:30', '2031-03-13 11:00', '2031-03-13 14:30']);
  });

  test('are none of another pro’s, nor those that have begun', async () => {
    const others = await coaching(services);
    expect(await listAffectedLessons(others.pro, RAIN, services)).toEqual({ lessons: [] });
    clock.set('2031-03-12T11:00:00Z');
    const found = await listAffectedLessons(people.pro, RAIN, services);
    expect(found.lessons.map(({ lesson }) => lesson.id)).toEqual([lessons[2]!.id]);
  });
});

describe('marking', () => {
  test('moves, cancels and keeps as chosen, gives credits back whatever the hour, and closes the time', async () => {
    const done = await mark([
      cancel(lessons[0]!),
      move(lessons[1]!, '2031-03-13', ['11:00', '12:00']),
      keep(lessons[2]!),
    ]);
    expect(done).toEqual({ moved: 1, cancelled: 1, told: 1 });
    expect(await row(lessons[0]!)).toMatchObject({ fee_due: false, cancelled_at: clock.now() });
    expect((await row(lessons[1]!)).starts_at.toISOString()).toBe('2031-03-13T11:00:00.000Z');
    expect(await row(lessons[2]!)).toMatchObject({ cancelled_at: null, sequence: 0 });
    expect(await readCredits(home.db, people.player)).toBe(4);
    expect(await unbalanced(home.db)).toEqual([]);
    expect(await readHours()).toEqual(['09:00-10:00', '15:00-17:00']);
    expect(await readHours('2031-03-13')).toEqual(['09:00-17:00']);
  });

  test('leaves the hours when told to, and closes an empty time', async () => {
    await mark(lessons.map(cancel), { close: false });
    expect(await readHours()).toEqual(['09:00-17:00']);
    expect(await mark([], { ...RAIN, end: '2031-03-14', until: '12:00:00' })).toEqual({
      moved: 0,
      cancelled: 0,
      told: 0,
    });
    expect([await readHours(), await readHours('2031-03-13'), await readHours('2031-03-14')]).toEqual([
      ['09:00-10:00'],
      [],
      ['12:00-17:00'],
    ]);
  });

  test('lets lessons change places', async () => {
    await mark([
      move(lessons[0]!, RAIN.start, ['11:00', '12:00'], true),
      move(lessons[1]!, RAIN.start, ['09:30', '10:30'], true),
      keep(lessons[2]!),
    ]);
    expect((await row(lessons[0]!)).starts_at.toISOString()).toBe('2031-03-12T11:00:00.000Z');
    expect((await row(lessons[1]!)).starts_at.toISOString()).toBe('2031-03-12T09:30:00.000Z');
  });

  test('takes all or nothing: two to one time, a time taken, one in the rain, a lesson left out', async () => {
    const [one, two, three] = lessons as [Lesson, Lesson, Lesson];
    const thursday = (lesson: Lesson) => move(lesson, '2031-03-13', ['11:00', '12:00']);
    const clash = await refused(() => mark([thursday(one), thursday(two), cancel(three)]));
    expect(clash).toMatchObject({
      status: 422,
      errors: { choices: ['Thursday 13 March: Sorry, that time is no longer free. Please choose another.'] },
    });
    expect(
      Object.keys(
        (await refused(() => mark([move(one, RAIN.start, ['12:00', '13:00']), cancel(two), cancel(three)]))).errors ??
          {},
      ),
    ).toEqual(['choices']);
    const left = await refused(() => mark([cancel(one), cancel(two)]));
    expect(left.errors).toEqual({ choices: ['The lessons in this period have changed. Please look at them again.'] });
    expect(await readHours()).toEqual(['09:00-17:00']);
  });

  test('twice over does it once: the second finds other lessons', async () => {
    await mark(lessons.map(cancel));
    await refused(() => mark(lessons.map(cancel)));
    expect(await events()).toHaveLength(2);
  });

  test('at once on two devices, while a player cancels and another books into it: one of the two wins, whole', async () => {
    const late = await people.another();
    const { granted } = await atOnce<unknown>([
      mark(lessons.map(cancel)),
      mark([move(lessons[0]!, '2031-03-13', ['11:00', '12:00']), cancel(lessons[1]!), cancel(lessons[2]!)]),
      cancelLesson(fellow, { id: lessons[2]!.id }, services),
      book(late, ['12:30', '13:30']),
    ]);
    const [winner, ...more] = granted.filter(isMarked);
    expect(more).toEqual([]);
    // Both find other lessons than they were asked about where the fellow was first: then nothing of either is done.
    expect(await readHours()).toEqual(winner ? ['09:00-10:00', '15:00-17:00'] : ['09:00-17:00']);
    const [first, second] = (await Promise.all(lessons.map(row))).map(({ cancelled_at }) => cancelled_at !== null);
    expect([first, second]).toEqual(winner ? [winner.moved === 0, true] : [false, false]);
    expect(await readCredits(home.db, people.player)).toBe(winner ? 8 - 4 * winner.moved : 0);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('and a failure at the last step leaves everything as it was', async () => {
    await execute(home.db, sql`ALTER TABLE outbox ADD CONSTRAINT no_more CHECK (topic <> 'lessons.changed') NOT VALID`);
    const before = await traces(home.db);
    try {
      await expect(mark(lessons.map(cancel))).rejects.toThrow('no_more');
      expect(await traces(home.db)).toEqual(before);
      expect(await readHours()).toEqual(['09:00-17:00']);
    } finally {
      await execute(home.db, sql`ALTER TABLE outbox DROP CONSTRAINT no_more`);
    }
  });

  test('a guest’s lesson is moved, and nobody is told of it', async () => {
    const guest = await bookLesson(
      people.pro,
      { player_id: 'guest', guest_name: 'Sam', date: RAIN.start, time: times(['13:00', '14:00']), duration: 60 },
      services,
    );
    const done = await mark([...lessons.map(keep), move(guest.lesson, '2031-03-13', ['13:00', '14:00'])]);
    expect(done).toEqual({ moved: 1, cancelled: 0, told: 0 });
  });
});

describe('the preview', () => {
  const choices = () => [cancel(lessons[0]!), move(lessons[1]!, '2031-03-13', ['11:00', '12:00']), cancel(lessons[2]!)];

  test('says what each player will be sent, once, and leaves no trace', async () => {
    const before = await traces(home.db);
    const { notices } = await previewBulkReschedule(
      people.pro,
      requested(choices(), { note: 'The course is flooded.' }),
      services,
      previewNotice,
    );
    expect(await traces(home.db)).toEqual(before);
    expect(await readHours()).toEqual(['09:00-17:00']);
    expect(notices.map(({ player, lead }) => [player.first_name, lead])).toEqual(
      expect.arrayContaining([
        ['Jamie', 'The course is flooded.'],
        ['Priya', 'The course is flooded.'],
      ]),
    );
    const own = notices.find(({ player }) => player.id === people.player.id)!;
    expect(own.subject).toMatch('moved 1 and cancelled 1 of your lessons');
    expect(own.lines).toContainEqual({
      label: 'Moved to',
      value: 'Thursday 13 March, 11:00 to 12:00 (GMT, London)',
      was: 'Wednesday 12 March, 11:00',
    });
    expect(own.lines).toContainEqual({
      label: 'Cancelled',
      value: 'Wednesday 12 March, 09:30 to 10:30 (GMT, London)\n4 credits returned',
      was: null,
    });
  });

  test('is what goes out: each player gets one mail of it, in those words', async () => {
    const { notices } = await previewBulkReschedule(people.pro, requested(choices()), services, previewNotice);
    await mark(choices());
    const jobs = testJobs(home.db, clock.now());
    for (const { id } of await events()) {
      await dispatchNotifications({ outbox_id: String(id) }, jobs);
      for (const delivery of await home.db.notification_deliveries.findMany({ where: { outbox_id: id } }))
        await deliver({ delivery_id: delivery.id }, jobs);
    }
    expect(jobs.mails.map(({ subject }) => subject).sort()).toEqual(notices.map(({ subject }) => subject).sort());
    expect(new Set(jobs.mails.map(({ to }) => to.address)).size).toBe(2);
    const other = await home.db.outbox.count({
      where: {
        topic: { in: ['lesson.cancelled', 'lesson.moved'] },
        payload: { path: ['actor_id'], equals: people.pro.id },
      },
    });
    expect(other).toBe(0);
  });

  test('is refused as the act itself would be', async () => {
    await expectFault('choices', previewBulkReschedule(people.pro, requested([]), services, previewNotice));
  });
});

test('a period is read as it is meant', () => {
  const read = (fields: object) =>
    unplayableIn.safeParse({ start: '2031-03-12', end: '2031-03-12', ...fields }).success;
  expect([read({}), read({ from: '10:00', until: '10:00' }), read({ from: '10:00', until: '00:00' })]).toEqual([
    true,
    false,
    true,
  ]);
  expect([read({ end: '2031-03-11' }), read({ end: '2031-05-14' })]).toEqual([false, false]);
});
