import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRequest } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { applyBulkReschedule } from '#domains/lessons/bulk-reschedule/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { bookSeries, moveFollowing } from '#domains/lessons/series/service.ts';
import { saveSettings } from '#domains/users/settings/service.ts';

/** Monday, nine in the morning in London; the forfeited time is tomorrow, ten to eleven, and is cancelled at noon today. */
const NOW = '2031-03-10T09:00:00Z';
const LATE = '2031-03-10T12:00:00Z';
const DAY = '2031-03-11';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let other: Actor;
let forfeited: Lesson;

const GUEST = { player_id: 'guest', guest_name: 'Sam', payment_type: 'on_day' } as const;
const book = async (actor: Actor, time: [string, string], duration = 60, fields: Partial<BookingIn> = {}) => {
  const requested = { date: DAY, duration, time: times(time), payment_type: 'on_day' as const, ...fields };
  return (await bookLesson(actor, requested, services)).lesson;
};
const takeIntoCare = (guardian: Actor, child: Actor) =>
  home.db.users.update({ where: { id: child.id }, data: { guardian_id: guardian.id, dob: new Date('2023-05-01') } });
const held = () => readCredits(home.db, people.player);
const events = () => home.db.outbox.findMany({ where: { topic: 'credits.refilled' }, select: { payload: true } });
const told = async () =>
  (await events()).filter(({ payload }) => (payload as { lesson_id: string }).lesson_id === forfeited.id);

beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  other = await people.another();
  await credits(services, people, 4);
  forfeited = await book(people.player, ['10:00', '11:00'], 60, { payment_type: 'credits' });
  clock.set(LATE);
  await cancelLesson(people.player, { id: forfeited.id }, services);
});

describe('a time that was cancelled late is booked again', () => {
  test('by another player: the credits go back to their lot, and both sides are told', async () => {
    await book(other, ['10:00', '11:00']);
    expect(await held()).toBe(4);
    expect(await told()).toEqual([{ payload: { lesson_id: forfeited.id, credits: 4 } }]);
    const entries = await home.db.credit_ledger.findMany({
      where: { lesson_id: forfeited.id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ movement, amount, actor_id }) => [movement, amount, actor_id])).toEqual([
      ['spent', -4, people.player.id],
      ['returned', 4, null],
    ]);
    expect(entries[0]?.lot_id).toBe(entries[1]?.lot_id);
    expect(await unbalanced(home.db)).toEqual([]);
    expect((await lessonById(people.player, forfeited.id, services)).refilled_at).toBe('2031-03-10T12:00:00.000Z');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by the coach for another player', () => book(people.pro, ['10:00', '11:00'], 60, { player_id: other.id })],
    ['by a guest', () => book(people.pro, ['10:00', '11:00'], 60, GUEST)],
    ['by a longer lesson', () => book(other, ['09:30', '11:00'], 90)],
    [
      'by a lesson that the coach moves there',
      async () => {
        const { id } = await book(other, ['14:00', '15:00']);
        await changeLesson(people.pro, { id, time: times(['10:00', '11:00']) }, services);
      },
    ],
    [
      'by a lesson that is made longer',
      async () => {
        const { id } = await book(other, ['10:00', '10:30'], 30);
        expect(await held()).toBe(0);
        await changeLesson(people.pro, { id, duration: 60 }, services);
      },
    ],
    [
      'by the first of a series',
      () =>
        bookSeries(
          people.pro,
          { player_id: other.id, dates: [DAY, '2031-03-18'], start: '10:00:00', duration: 60, payment_type: 'on_day' },
          services,
        ),
    ],
    [
      'by a series that moves there',
      async () => {
        const dates = [DAY, '2031-03-18'];
        const series = { player_id: other.id, dates, start: '14:00:00', duration: 60, payment_type: 'on_day' } as const;
        const [first] = (await bookSeries(people.pro, series, services)).lessons;
        await moveFollowing(people.pro, { id: first!.id, date: DAY, time: times(['10:00', '11:00']) }, services);
      },
    ],
    [
      'by lessons of a rained-off afternoon',
      async () => {
        const { id } = await book(other, ['14:00', '15:00']);
        await applyBulkReschedule(
          people.pro,
          {
            start: DAY,
            from: '13:00:00',
            end: DAY,
            until: '17:00:00',
            close: false,
            choices: [{ lesson_id: id, action: 'move', date: DAY, time: times(['10:00', '11:00']) }],
          },
          services,
        );
      },
    ],
    [
      'by two together',
      async () => {
        await book(other, ['10:00', '10:30'], 30);
        expect(await held()).toBe(0);
        await book(people.pro, ['10:30', '11:00'], 30, GUEST);
      },
    ],
  ])('%s', async (_, take) => {
    await take();
    expect([await held(), (await told()).length, await unbalanced(home.db)]).toEqual([4, 1, []]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by the same player', () => book(people.player, ['10:00', '11:00'])],
    [
      'by the coach for the same player',
      () => book(people.pro, ['10:00', '11:00'], 60, { player_id: people.player.id }),
    ],
    [
      'by a child in their care',
      async () => {
        await takeIntoCare(people.player, other);
        await book(other, ['10:00', '11:00']);
      },
    ],
    [
      'by their guardian',
      async () => {
        await takeIntoCare(other, people.player);
        await book(other, ['10:00', '11:00']);
      },
    ],
    [
      'by another child of their guardian',
      async () => {
        const guardian = await people.another();
        for (const child of [people.player, other]) await takeIntoCare(guardian, child);
        await book(other, ['10:00', '11:00']);
      },
    ],
    ['in part', () => book(other, ['10:15', '11:15'])],
    [
      'in part, and the rest by the same player',
      async () => {
        await book(other, ['10:00', '10:30'], 30);
        await book(people.player, ['10:30', '11:00'], 30);
      },
    ],
    [
      'in two parts, one of which was cancelled before',
      async () => {
        await cancelLesson(other, { id: (await book(other, ['10:00', '10:30'], 30)).id }, services);
        await book(other, ['10:30', '11:00'], 30);
      },
    ],
    [
      'while the switch is off',
      async () => {
        await saveSettings(people.pro, { refill_refund: false }, services, aRequest());
        await book(other, ['10:00', '11:00']);
      },
    ],
    [
      'once it has begun',
      async () => {
        clock.set('2031-03-11T10:00:00Z');
        await book(people.pro, ['10:00', '11:00'], 60, GUEST);
      },
    ],
  ])('%s: nothing comes back', async (_, take) => {
    await take();
    expect([await held(), await told()]).toEqual([0, []]);
  });

  test('again and again: the credits come back once, and whoever forfeits it next gets theirs', async () => {
    await credits(services, { pro: people.pro, player: other }, 4);
    const { id } = await book(other, ['10:00', '11:00'], 60, { payment_type: 'credits' });
    await cancelLesson(other, { id }, services);
    await book(people.pro, ['10:00', '11:00'], 60, GUEST);
    expect([await held(), await readCredits(home.db, other), (await told()).length]).toEqual([4, 4, 1]);
  });

  test('after the lot has expired: they come back for thirty days', async () => {
    await home.db.credit_lots.updateMany({
      where: { player_id: people.player.id },
      data: { expires_at: new Date(NOW) },
    });
    await book(other, ['10:00', '11:00']);
    const lots = await home.db.credit_lots.findMany({ where: { player_id: people.player.id, source: 'grace' } });
    expect(lots.map(({ remaining, expires_on }) => [remaining, expires_on.toISOString().slice(0, 10)])).toEqual([
      [4, '2031-04-09'],
    ]);
  });

  test('of a lesson whose credits the coach gave back at once: nothing more comes', async () => {
    await credits(services, people, 4);
    const { id } = await book(people.player, ['11:00', '12:00'], 60, { payment_type: 'credits' });
    await cancelLesson(people.pro, { id, refund: true }, services);
    await book(other, ['11:00', '12:00']);
    expect([await held(), await events()]).toEqual([4, expect.not.arrayContaining([{ payload: { lesson_id: id } }])]);
  });
});

test('what cancelling would cost is said with what may come back', async () => {
  await credits(services, people, 4);
  const { id, can } = await book(people.player, ['11:00', '12:00'], 60, { payment_type: 'credits' });
  expect(can).toMatchObject({ late: true, refill_refund: true });
  await saveSettings(people.pro, { refill_refund: false }, services, aRequest());
  expect((await lessonById(people.player, id, services)).can.refill_refund).toBe(false);
  const next = await book(people.player, ['15:00', '16:00']);
  expect(next.can.refill_refund).toBe(false);
});
