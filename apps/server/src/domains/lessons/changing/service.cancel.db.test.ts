import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { expectFault, catchRefusal, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, traces, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from './service.ts';

/** Monday, nine in the morning in London; the lesson is on Wednesday at ten. */
const NOW = '2031-03-10T09:00:00Z';
const IN_TIME = '2031-03-11T10:00:00Z';
const LATE = '2031-03-11T10:00:00.001Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

async function book(payment_type: 'credits' | 'on_day', time = times(['10:00', '11:00'])): Promise<Lesson> {
  const { pro, player } = people;
  if (payment_type === 'credits') await credits(services, { pro, player }, 4);
  return (await bookLesson(player, { date: '2031-03-12', time, duration: 60, payment_type }, services)).lesson;
}
const cancel = (actor: Actor, { id }: { id: string }, refund?: boolean) =>
  cancelLesson(actor, { id, refund }, services);
const row = ({ id }: { id: string }) => home.db.lessons.findUniqueOrThrow({ where: { id } });
const cancellations = ({ id }: { id: string }) =>
  home.db.outbox.findMany({ where: { topic: 'lesson.cancelled', payload: { path: ['lesson_id'], equals: id } } });

describe('credits', () => {
  test.each([
    ['a day ahead they return, when the player cancels', 'player', IN_TIME, undefined, 4],
    ['or the pro', 'pro', IN_TIME, undefined, 4],
    ['later they are forfeited, when the player cancels', 'player', LATE, undefined, 0],
    ['or the pro', 'pro', LATE, undefined, 0],
    ['unless the pro refunds them', 'pro', LATE, true, 4],
    ['which is not for the player to grant', 'player', LATE, true, 0],
  ] as const)('%s', async (_, who, at, refund, expected) => {
    const lesson = await book('credits');
    clock.set(at);
    const answer = await cancel(people[who], lesson, refund);
    expect(Object.values(answer.credits).flat()).toHaveLength(expected);
    expect(await readCredits(home.db, people.player)).toBe(expected);
    expect(await row(lesson)).toMatchObject({ cancelled_at: new Date(at), fee_due: false, sequence: 1 });
    const [event, ...more] = await cancellations(lesson);
    expect(event?.payload).toEqual({
      lesson_id: lesson.id,
      actor_id: people[who].id,
      credits_returned: expected,
      fee_due: false,
    });
    expect(more).toEqual([]);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('go back to the lots they came from', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 1);
    clock.pass(24 * 7);
    await credits(services, { pro, player }, 5);
    const { lesson } = await bookLesson(
      player,
      { date: '2031-03-26', time: times(['10:00', '11:00']), duration: 60, payment_type: 'credits' },
      services,
    );
    const answer = await cancel(player, lesson);
    expect(Object.entries(answer.credits).map(([day, list]) => [day, list.length])).toEqual([
      ['2032-03-10', 1],
      ['2032-03-17', 5],
    ]);
  });

  test('of a lot that expired meanwhile come back for thirty days', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 4);
    clock.set('2032-03-10T12:00:00Z');
    const { lesson } = await bookLesson(
      player,
      { date: '2032-03-20', time: times(['10:00', '11:00']), duration: 60, payment_type: 'credits' },
      services,
    );
    clock.set('2032-03-11T12:00:00Z');
    const answer = await cancel(player, lesson);
    expect(Object.keys(answer.credits)).toEqual(['2032-04-10']);
    expect(Object.values(answer.credits).flat()).toMatchObject(
      Array.from({ length: 4 }, () => ({ source: 'grace', expires_at: '2032-04-10T23:00:00.000Z' })),
    );
  });
});

describe('a lesson paid on the day', () => {
  test.each([
    ['a day ahead nothing is due', 'player', IN_TIME, undefined, false],
    ['later the fee is due', 'player', LATE, undefined, true],
    ['also when the pro cancels', 'pro', LATE, undefined, true],
    ['unless the pro lets it go', 'pro', LATE, true, false],
  ] as const)('%s', async (_, who, at, refund, fee_due) => {
    const lesson = await book('on_day');
    clock.set(at);
    const answer = await cancel(people[who], lesson, refund);
    expect(answer.credits).toEqual({});
    expect(await row(lesson)).toMatchObject({ fee_due });
  });

  test('of a guest is the pro’s to cancel', async () => {
    const { lesson } = await bookLesson(
      people.pro,
      { player_id: 'guest', guest_name: 'Sam', date: '2031-03-12', time: times(['15:00', '16:00']), duration: 60 },
      services,
    );
    expect(await cancel(people.pro, lesson)).toEqual({ player_next_lesson: null, pro_next_lesson: null, credits: {} });
    expect(await cancellations(lesson)).toHaveLength(1);
  });
});

describe('a second time', () => {
  test('answers the same and does nothing, also much later', async () => {
    const { pro, player } = people;
    const lesson = await book('credits');
    const first = await cancel(player, lesson);
    const before = await traces(home.db);
    expect(await cancel(player, lesson)).toEqual(first);
    clock.set('2031-03-12T10:30:00Z');
    expect(await cancel(pro, lesson, true)).toMatchObject({ credits: first.credits });
    expect(await traces(home.db)).toEqual(before);
  });

  test('a refund comes too late for forfeited credits', async () => {
    const lesson = await book('credits');
    clock.set(LATE);
    await cancel(people.player, lesson);
    expect((await cancel(people.pro, lesson, true)).credits).toEqual({});
  });
});

describe('the answer', () => {
  test('has the next lesson of each side, as far as the caller may see it', async () => {
    const { pro, player } = people;
    const lesson = await book('on_day');
    const mine = await book('on_day', times(['14:00', '15:00']));
    const another = await people.another();
    const sooner = (
      await bookLesson(
        another,
        { date: '2031-03-11', time: times(['10:00', '11:00']), duration: 60, payment_type: 'on_day' },
        services,
      )
    ).lesson;
    const last = await book('on_day', times(['16:00', '17:00']));
    const byPro = await cancel(pro, lesson);
    expect([byPro.player_next_lesson?.id, byPro.pro_next_lesson?.id]).toEqual([mine.id, sooner.id]);
    const byPlayer = await cancel(player, mine);
    expect([byPlayer.player_next_lesson?.id, byPlayer.pro_next_lesson]).toEqual([last.id, null]);
  });

  test('frees the time', async () => {
    const lesson = await book('on_day');
    await cancel(people.player, lesson);
    const again = await book('on_day');
    expect(again.starts_at).toBe(lesson.starts_at);
  });
});

describe('who may cancel, and until when', () => {
  test('both, until it starts', async () => {
    const lesson = await book('on_day');
    clock.set('2031-03-12T10:00:00Z');
    expect(await expectFault('time', cancel(people.pro, lesson, true))).toBe('This lesson has already started.');
    clock.set('2031-03-12T09:59:59.999Z');
    await cancel(people.player, lesson);
    expect((await row(lesson)).cancelled_at).not.toBeNull();
  });

  test('nobody else at all: it does not exist for them', async () => {
    const lesson = await book('on_day');
    const theirs = await coaching(services);
    for (const stranger of [await people.another(), theirs.pro, theirs.player]) {
      expect(await catchRefusal(cancel(stranger, lesson))).toEqual(NOT_FOUND);
    }
    expect((await catchRefusal(cancel(people.pro, { id: uuid() }))).status).toBe(404);
    expect((await row(lesson)).cancelled_at).toBeNull();
  });
});
