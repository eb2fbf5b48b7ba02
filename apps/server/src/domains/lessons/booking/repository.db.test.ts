import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { inTransaction } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { fetchRows } from '@fairway/db/query';
import { aLesson } from '#test/builders.ts';
import { toActor, atOnce, type Refusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { addVenue, removeVenue } from '#domains/coaching/venues/service.ts';
import { bookLesson } from './service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';

/** Several of each race: who comes first is the machine's choice. */
const ROUNDS = Array.from({ length: 8 }, (_, round) => `2031-03-${12 + round}`);
const home = fileDatabase({ max: 16 });
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const TEN = times(['10:00', '11:00']);
const ELEVEN = times(['11:00', '12:00']);
const TAKEN = 'Sorry, that time is no longer free. Please choose another.';
const book = async (actor: Actor, date: string, time = TEN, payment_type: BookingIn['payment_type'] = 'on_day') =>
  (await bookLesson(actor, { date, time, duration: 60, payment_type }, services)).lesson;
const move = async (actor: Actor, id: string, time: BookingIn['time']) =>
  (await changeLesson(actor, { id, time }, services)).lesson;
const cancel = (actor: Actor, id: string) => cancelLesson(actor, { id }, services);
const row = (id: string) => home.db.lessons.findUniqueOrThrow({ where: { id } });
const faults = (refused: Refusal[]) =>
  refused.map(({ status, errors }) => `${status} ${Object.keys(errors ?? {}).join()}`);

/** Players of the pro with four credits each, made at once. */
async function crowd(size: number): Promise<Actor[]> {
  const made = { type: 'player' as const, pro_id: people.pro.id };
  const users = await home.db.users.createManyAndReturn({
    data: Array.from({ length: size }, () => ({
      id: uuid(),
      ...made,
      email: `${uuid()}@example.com`,
      calendar_token: uuid(),
    })),
  });
  await home.db.settings.createMany({ data: users.map(({ id }) => ({ user_id: id })) });
  const expires_at = new Date('2032-03-11');
  const lots = users.map(({ id }) => ({
    id: uuid(),
    player_id: id,
    pro_id: people.pro.id,
    source: 'given' as const,
    quantity: 4,
    purchased_at: new Date('2031-03-10'),
    expires_on: expires_at,
    expires_at,
  }));
  await home.db.credit_lots.createMany({ data: lots });
  await home.db.credit_ledger.createMany({
    data: lots.map(({ id }) => ({ lot_id: id, movement: 'given' as const, amount: 4 })),
  });
  return users.map((user) => toActor(user));
}

test('200 players at once for one time: one wins, the others are told so and keep their credits', async () => {
  const players = await crowd(200);
  const events = await home.db.outbox.count();
  const { granted, refused } = await atOnce(players.map((player) => book(player, '2031-03-12', TEN, 'credits')));
  expect(granted).toHaveLength(1);
  expect(refused).toEqual(
    Array.from({ length: 199 }, () => ({ status: 422, message: TAKEN, errors: { time: [TAKEN] } })),
  );
  expect(await home.db.lessons.count({ where: { pro_id: people.pro.id } })).toBe(1);
  expect(await home.db.credit_lots.count({ where: { pro_id: people.pro.id, remaining: 4 } })).toBe(199);
  expect(await home.db.outbox.count()).toBe(events + 1);
});

test('many players at once for times that overlap: whoever gets one, no two lessons overlap', async () => {
  const players = await crowd(40);
  const starts = ['10:00', '10:15', '10:30', '10:45'] as const;
  const ends = ['11:00', '11:15', '11:30', '11:45'] as const;
  const { granted, refused } = await atOnce(
    players.map((player, nth) => book(player, '2031-03-12', times([starts[nth % 4]!, ends[nth % 4]!]))),
  );
  expect(granted).toHaveLength(1);
  expect(new Set(faults(refused))).toEqual(new Set(['422 time']));
});

test('two lessons at once with credits for one: one is booked', async () => {
  const { pro, player } = people;
  for (const date of ROUNDS) {
    await credits(services, { pro, player }, 4);
    const { granted, refused } = await atOnce([
      book(player, date, TEN, 'credits'),
      book(player, date, ELEVEN, 'credits'),
    ]);
    expect([granted.length, faults(refused)]).toEqual([1, ['422 credits']]);
    expect(await readCredits(home.db, player)).toBe(0);
  }
  expect(await unbalanced(home.db)).toEqual([]);
});

describe('one player at once, by credits of several purchases', () => {
  const HOURS = Array.from({ length: 8 }, (_, nth) => times([`${9 + nth}:00`.padStart(5, '0'), `${10 + nth}:00`]));
  const left = (map: CreditMap) => Object.values(map).flat().length;

  test('every lesson that they reach for is booked and paid once, though all want the same lot first', async () => {
    const { pro, player } = people;
    for (let lots = 0; lots < HOURS.length; lots += 1) await credits(services, { pro, player }, 4);
    const { granted, refused } = await atOnce(
      HOURS.map((time) =>
        bookLesson(player, { date: '2031-03-12', time, duration: 60, payment_type: 'credits' }, services),
      ),
    );
    expect([granted.length, refused]).toEqual([HOURS.length, []]);
    expect([await readCredits(home.db, player), await unbalanced(home.db)]).toEqual([0, []]);
    // Whoever is answered last knows of all the others.
    expect(Math.min(...granted.map((answer) => left(answer.credits)))).toBe(0);
  });

  test('one more than they reach for is refused', async () => {
    const { pro, player } = people;
    for (let lots = 1; lots < HOURS.length; lots += 1) await credits(services, { pro, player }, 4);
    const { granted, refused } = await atOnce(HOURS.map((time) => book(player, '2031-03-12', time, 'credits')));
    expect([granted.length, faults(refused)]).toEqual([HOURS.length - 1, ['422 credits']]);
    expect([await readCredits(home.db, player), await unbalanced(home.db)]).toEqual([0, []]);
  });

  test('credits that somebody else has spent at every try: they are told so, and nothing is written', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 4);
    const constrain = (check: string) =>
      home.db.$executeRawUnsafe(`ALTER TABLE credit_lots DROP CONSTRAINT credit_lots_not_negative,
        ADD CONSTRAINT credit_lots_not_negative CHECK (${check}) NOT VALID`);
    // As if another always came first: whatever is taken from a lot leaves too little.
    await constrain('remaining = quantity');
    onTestFinished(async () => void (await constrain('remaining >= 0')));
    const before = await home.db.outbox.count();
    const { refused } = await atOnce([book(player, '2031-03-12', TEN, 'credits')]);
    expect(refused.map(({ status }) => status)).toEqual([409]);
    expect(await home.db.lessons.count({ where: { player_id: player.id } })).toBe(0);
    expect([await home.db.outbox.count(), await readCredits(home.db, player)]).toEqual([before, 4]);
  });
});

describe('moves', () => {
  test('a dozen at once to the same time: one is made, and none ends in a deadlock', async () => {
    const { pro } = people;
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        aLesson(home.db, { pro }, { starts_at: new Date(Date.UTC(2031, 5, 1 + nth)) }),
      ),
    );
    for (const date of ROUNDS) {
      const to = guests.map(({ id }) => changeLesson(pro, { id, date, time: TEN }, services));
      const { granted, refused } = await atOnce(to);
      expect([granted.length, new Set(faults(refused))]).toEqual([1, new Set(['422 time'])]);
    }
  });

  test('take turns in one diary, so that two updates never wait for each other', async () => {
    const { pro, player } = people;
    const { id } = await book(player, '2031-03-12');
    const waiting = () =>
      fetchRows(
        home.db,
        sql<object>`SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
        WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`,
      );
    const { moved } = await inTransaction(home.db, async (tx) => {
      await lockDiary(tx, pro.id);
      const moved = move(player, id, ELEVEN);
      await expect.poll(waiting).toHaveLength(1);
      return { moved };
    });
    expect((await moved).start).toBe('11:00:00');
  });

  test('two at once into each other’s place: neither is made, and neither waits for ever', async () => {
    const { player, another } = people;
    const other = await another();
    for (const date of ROUNDS) {
      const [mine, theirs] = [await book(player, date, TEN), await book(other, date, ELEVEN)];
      const { refused } = await atOnce([move(player, mine.id, ELEVEN), move(other, theirs.id, TEN)]);
      expect(faults(refused)).toEqual(['422 time', '422 time']);
    }
  });

  test('one of a lesson by both of its people: both are made, one after the other', async () => {
    const { pro, player } = people;
    for (const date of ROUNDS) {
      const { id } = await book(player, date);
      const { granted } = await atOnce([
        move(player, id, times(['12:00', '13:00'])),
        move(pro, id, times(['14:00', '15:00'])),
      ]);
      expect(granted).toHaveLength(2);
      expect(await row(id)).toMatchObject({ sequence: 2 });
    }
  });

  test('against a booking of the same time: one of them gets it', async () => {
    const { player, another } = people;
    const other = await another();
    for (const date of ROUNDS) {
      const { id } = await book(player, date, TEN);
      const { granted, refused } = await atOnce([move(player, id, ELEVEN), book(other, date, ELEVEN)]);
      expect([granted.length, faults(refused)]).toEqual([1, ['422 time']]);
    }
  });
});

describe('cancelling', () => {
  const paid = async (date: string) => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 4);
    return book(player, date, TEN, 'credits');
  };
  const told = (id: string) =>
    home.db.outbox.count({ where: { topic: 'lesson.cancelled', payload: { path: ['lesson_id'], equals: id } } });

  test('twice at once: the credits return once, and one notice goes out', async () => {
    const { pro, player } = people;
    for (const [round, date] of ROUNDS.entries()) {
      const { id } = await paid(date);
      const { granted } = await atOnce([cancel(player, id), cancel(pro, id), cancel(player, id)]);
      expect(granted).toHaveLength(3);
      expect([await readCredits(home.db, player), await told(id)]).toEqual([4 * (round + 1), 1]);
    }
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('while it is moved: it ends cancelled, moved before or not at all', async () => {
    const { pro, player } = people;
    for (const [round, date] of ROUNDS.entries()) {
      const { id } = await paid(date);
      const { refused } = await atOnce<unknown>([move(pro, id, ELEVEN), cancel(player, id)]);
      const { starts_at, cancelled_at } = await row(id);
      expect(cancelled_at).not.toBeNull();
      expect([starts_at.getUTCHours(), faults(refused)]).toEqual(refused.length ? [10, ['422 time']] : [11, []]);
      expect([await readCredits(home.db, player), await told(id)]).toEqual([4 * (round + 1), 1]);
    }
  });

  test('while it is made longer: every credit comes back', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 2);
    for (const [round, date] of ROUNDS.entries()) {
      const { id } = await paid(date);
      const { refused } = await atOnce<unknown>([
        changeLesson(player, { id, duration: 90 }, services),
        cancel(pro, id),
      ]);
      expect(['', '422 time']).toContain(faults(refused).join());
      expect(await readCredits(home.db, player)).toBe(2 + 4 * (round + 1));
    }
    expect(await unbalanced(home.db)).toEqual([]);
  });
});

test('a venue removed while a lesson is booked there: it is booked, or told that something changed', async () => {
  const { pro, player } = people;
  for (const date of ROUNDS) {
    const club = await addVenue(pro, { name: 'Links' }, services);
    const { refused } = await atOnce<unknown>([
      removeVenue(pro, club, services),
      book(player, date),
      book(player, date, ELEVEN),
    ]);
    expect(['', '409', '409,409']).toContain(refused.map(({ status }) => status).join());
    const booked = await home.db.lessons.count({ where: { player_id: player.id, starts_at: { gte: new Date(date) } } });
    expect(booked).toBe(2 - refused.length);
  }
});

test('in a storm of bookings, moves and cancellations nothing overlaps and every credit is accounted for', async () => {
  const players = await crowd(12);
  const hour = (nth: number) => times([`${9 + nth}:00`.padStart(5, '0'), `${10 + nth}:00`]);
  const first = await atOnce(
    players.slice(0, 6).map((player, nth) => book(player, '2031-03-12', hour(nth), 'credits')),
  );
  const storm = players.flatMap((player, nth): Promise<unknown>[] => [
    book(player, '2031-03-12', hour((nth * 5) % 8), 'credits'),
    book(player, '2031-03-12', hour((nth * 3) % 8)),
    ...first.granted
      .slice(nth % 6, (nth % 6) + 1)
      .map(({ id }) => (nth % 2 ? cancel(people.pro, id) : move(people.pro, id, hour((nth * 7) % 8)))),
  ]);
  const { granted, refused } = await atOnce(storm);
  expect(granted.length).toBeGreaterThan(0);
  expect([...new Set(faults(refused))].sort().join()).toMatch(/^(422 credits,)?422 time$/);
  const live = await home.db.lessons.findMany({
    where: { pro_id: people.pro.id, cancelled_at: null },
    orderBy: { starts_at: 'asc' },
  });
  const entries = await home.db.credit_ledger.findMany({ where: { lesson_id: { in: live.map(({ id }) => id) } } });
  for (const [nth, { starts_at }] of live.entries())
    expect(starts_at >= (live[nth - 1]?.ends_at ?? starts_at)).toBe(true);
  for (const { id, credits } of live) {
    const spent = entries.filter(({ lesson_id }) => lesson_id === id).reduce((sum, { amount }) => sum - amount, 0);
    expect(spent).toBe(credits);
  }
  const held = await home.db.credit_lots.aggregate({ where: { pro_id: people.pro.id }, _sum: { remaining: true } });
  expect((held._sum.remaining ?? 0) + live.reduce((sum, { credits }) => sum + credits, 0)).toBe(12 * 4);
  expect(await unbalanced(home.db)).toEqual([]);
});
