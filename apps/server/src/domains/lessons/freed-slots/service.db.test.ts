import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { atOnce, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { answerFreedSlot, listFreedSlots } from './service.ts';

/** Monday, nine in the morning in London; the lessons are on Wednesday. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let fellow: Actor;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  fellow = await people.another({ email: `fellow-${people.pro.id}@example.com`, first_name: 'Priya' });
});

const book = async (actor: Actor, [start, end]: [string, string] = ['10:00', '11:00'], date = '2031-03-12') => {
  const player_id = actor.type === 'pro' ? people.player.id : undefined;
  const requested = { player_id, date, time: times([start, end]), duration: 60, payment_type: 'on_day' as const };
  return (await bookLesson(actor, requested, services)).lesson;
};
const cancelled = async (by = people.player, time?: [string, string]): Promise<Lesson> => {
  const lesson = await book(people.player, time);
  await cancelLesson(by, { id: lesson.id }, services);
  return lesson;
};
const asked = async () => (await listFreedSlots(people.pro, services)).map(({ id, still_free }) => [id, still_free]);
const answer = (response: boolean, lesson_id?: string) =>
  answerFreedSlot(people.pro, { response, lesson_id }, services);
const events = () =>
  home.db.outbox.findMany({
    where: { topic: 'time.freed', payload: { path: ['actor_id'], equals: people.pro.id } },
    orderBy: { id: 'asc' },
  });

/** Tells the event and delivers all that comes of it: who got a mail of it. */
async function mailed(): Promise<string[]> {
  const jobs = testJobs(home.db, clock.now());
  for (const { id } of await events()) {
    await dispatchNotifications({ outbox_id: String(id) }, jobs);
    for (const delivery of await home.db.notification_deliveries.findMany({ where: { outbox_id: id } }))
      await deliver({ delivery_id: delivery.id }, jobs);
  }
  return jobs.mails.map(({ to }) => to.address);
}

describe('a player cancels', () => {
  test('and the pro is asked whether to tell the others, oldest cancellation first', async () => {
    const late = await cancelled(people.player, ['14:00', '15:00']);
    clock.pass(1);
    const early = await cancelled();
    expect(await asked()).toEqual([
      [late.id, true],
      [early.id, true],
    ]);
    const [first] = await listFreedSlots(people.pro, services);
    expect(first).toMatchObject({ player: { id: people.player.id }, date: '2031-03-12', start: '14:00:00' });
  });

  test('which nobody is when the pro cancels, and no other pro ever', async () => {
    await cancelled(people.pro);
    expect(await asked()).toEqual([]);
    const lesson = await cancelled();
    const others = await coaching(services);
    expect(await listFreedSlots(others.pro, services)).toEqual([]);
    const refusal = catchRefusal(answerFreedSlot(others.pro, { response: true, lesson_id: lesson.id }, services));
    expect(await refusal).toEqual(NOT_FOUND);
    expect(await asked()).toEqual([[lesson.id, true]]);
  });

  test('twice, and the pro is asked once', async () => {
    const lesson = await cancelled();
    await cancelLesson(people.player, { id: lesson.id }, services);
    expect(await asked()).toHaveLength(1);
  });

  test('and once the lesson would have begun, nothing is asked any more', async () => {
    await cancelled();
    clock.set('2031-03-12T10:00:00Z');
    expect(await asked()).toEqual([]);
    expect(await catchRefusal(answer(true))).toEqual(NOT_FOUND);
  });
});

describe('the pro answers', () => {
  test('yes: the other players are told once, by push and mail, and the one who cancelled is not', async () => {
    const lesson = await cancelled();
    expect(await answer(true)).toEqual({ lesson_id: lesson.id, response: true, told: true });
    expect(await asked()).toEqual([]);
    expect(await events()).toMatchObject([{ payload: { lesson_id: lesson.id, actor_id: people.pro.id } }]);
    expect(await mailed()).toEqual([`fellow-${people.pro.id}@example.com`]);
    const deliveries = await home.db.notification_deliveries.findMany({ where: { user_id: fellow.id } });
    expect(deliveries.map(({ channel }) => channel).sort()).toEqual(['email', 'push']);
    expect(
      await home.db.notification_deliveries.count({
        where: { user_id: people.player.id, outbox_id: (await events())[0]!.id },
      }),
    ).toBe(0);
  });

  test('no: nobody is told', async () => {
    const lesson = await cancelled();
    expect(await answer(false, lesson.id)).toEqual({ lesson_id: lesson.id, response: false, told: false });
    expect([await asked(), await events()]).toEqual([[], []]);
  });

  test('on two devices: the first answer stands, and is what the second gets', async () => {
    const lesson = await cancelled();
    await answer(true, lesson.id);
    expect(await answer(false, lesson.id)).toEqual({ lesson_id: lesson.id, response: true, told: true });
    expect(await answer(true, lesson.id)).toMatchObject({ told: true });
    expect(await events()).toHaveLength(1);
  });

  test('on many devices at once: told once', async () => {
    const lesson = await cancelled();
    const { granted, refused } = await atOnce(Array.from({ length: 8 }, () => answer(true, lesson.id)));
    expect([granted.length, refused]).toEqual([8, []]);
    expect(await events()).toHaveLength(1);
  });

  test('nothing to answer: 404', async () => {
    expect(await catchRefusal(answer(true))).toEqual(NOT_FOUND);
    const kept = await book(people.player);
    expect(await catchRefusal(answer(true, kept.id))).toEqual(NOT_FOUND);
  });
});

describe('a time that cannot be booked any more is not announced', () => {
  const whys: [why: string, happens: () => Promise<unknown>][] = [
    ['taken meanwhile, in part', () => book(fellow, ['10:30', '11:30'])],
    ['closed meanwhile', () => hours(services, people.pro, times())],
    ['too soon for the notice of players', async () => clock.set('2031-03-12T08:00:00.001Z')],
    [
      'of a pro who is not subscribed any more',
      () => home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('2031-01-01') } }),
    ],
  ];
  test.each(whys)('%s', async (_, happens) => {
    const lesson = await cancelled();
    await happens();
    expect(await asked()).toEqual([[lesson.id, false]]);
    expect(await answer(true, lesson.id)).toEqual({ lesson_id: lesson.id, response: true, told: false });
    expect(await events()).toEqual([]);
  });

  test('taken between the answer and the delivery: nobody gets a mail', async () => {
    await cancelled();
    await answer(true);
    await book(fellow);
    expect(await mailed()).toEqual([]);
  });

  test('taken and cancelled again: the pro is asked once about the time', async () => {
    await cancelled();
    const again = await book(fellow);
    await cancelLesson(fellow, { id: again.id }, services);
    expect(await asked()).toEqual([[again.id, true]]);
    await answer(true);
    const jobs = await mailed();
    expect(jobs).toHaveLength(1);
  });
});
