import { inTransaction, type Db, type Tx } from '@fairway/db/client';
import { aLesson } from '#test/builders.ts';
import { atOnce } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { addLot, returnCredits, spendCredits } from '#domains/credits/ledger/service.ts';
import { expireCredits, remindOfCredits } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const LONDON = 'Europe/London';
const home = fileDatabase({ max: 12 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  // Lots of other tests are over, and theirs to be over.
  await home.db.credit_lots.updateMany({ data: { expires_at: new Date('2999-01-01'), remind_at: null } });
  people = await coaching(services, {}, []);
});

const holder = () => ({ player_id: people.player.id, pro_id: people.pro.id });
const give = (quantity: number, zone = LONDON) =>
  inTransaction(home.db, (tx) =>
    addLot(tx, {
      holder: holder(),
      source: 'given',
      quantity,
      unit_value: 0,
      currency: 'GBP',
      actor_id: people.pro.id,
      zone,
      at: clock.now(),
    }),
  );
const movement = (lesson_id: string) => ({ lesson_id, actor_id: people.player.id, now: clock.now() });
const spend = (count: number, lesson_id: string) =>
  inTransaction(home.db, (tx) => spendCredits(tx, holder(), count, movement(lesson_id)));
const giveBack = (count: number, lesson_id: string) =>
  inTransaction(home.db, (tx) => returnCredits(tx, holder(), count, LONDON, movement(lesson_id)));
const expire = () => expireCredits(services);
const remind = () => remindOfCredits(services);
/** One that takes no time from others. */
const lesson = async () => (await aLesson(home.db, people, { cancelled_at: clock.now() })).id;
const findEntries = async (lot_id: string) =>
  (await home.db.credit_ledger.findMany({ where: { lot_id }, orderBy: { id: 'asc' } })).map(
    ({ movement: moved, amount }) => `${moved} ${amount}`,
  );
const told = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'credits.expiring' } })).map(
    ({ payload }) => (payload as { lot_id: string }).lot_id,
  );

/** Many lots of two credits that have just expired; or whose reminder has just come. */
async function many(count: number, times: { expires_at: Date; remind_at?: Date }): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...holder(),
    ...times,
    id: uuid(),
    source: 'given' as const,
    quantity: 2,
    purchased_at: new Date('2030-03-09'),
    expires_on: new Date('2031-03-09'),
  }));
  await home.db.credit_lots.createMany({ data: rows });
  await home.db.credit_ledger.createMany({
    data: rows.map(({ id }) => ({ lot_id: id, movement: 'given', amount: 2 })),
  });
  return rows.map(({ id }) => id);
}

/** A database that a process loses in the middle of its transaction number `lost`; it tells what each has answered. */
function losing(lost = Infinity): { db: Db; answers: unknown[] } {
  const answers: unknown[] = [];
  const $transaction = (work: (tx: Tx) => Promise<unknown>) =>
    home.db.$transaction(async (tx) => {
      const answer = await work(tx);
      if (answers.length + 1 === lost) throw new Error('killed');
      answers.push(answer);
      return answer;
    });
  return {
    db: new Proxy(home.db, {
      get: (db, name): unknown => (name === '$transaction' ? $transaction : Reflect.get(db, name)),
    }),
    answers,
  };
}

describe('credits that expire', () => {
  test.each([
    ['on an ordinary day', LONDON, '2031-03-10T09:00:00Z', '2032-03-11T00:00:00Z'],
    ['in summer, an hour before midnight elsewhere', LONDON, '2031-07-10T09:00:00Z', '2032-07-10T23:00:00Z'],
    ['on the day summer time begins', LONDON, '2031-03-28T09:00:00Z', '2032-03-28T23:00:00Z'],
    ['on the day summer time ends', LONDON, '2031-10-31T09:00:00Z', '2032-11-01T00:00:00Z'],
    ['on the Sunday that has 25 hours', LONDON, '2030-10-26T09:00:00Z', '2031-10-27T00:00:00Z'],
    ['where that day begins at one in the morning', 'Africa/Cairo', '2030-04-24T09:00:00Z', '2031-04-24T22:00:00Z'],
    ['bought on a leap day', LONDON, '2032-02-29T12:00:00Z', '2033-03-01T00:00:00Z'],
    ['that end on a leap day', LONDON, '2031-02-28T12:00:00Z', '2032-02-29T00:00:00Z'],
    ['on the far side of the date line', 'Pacific/Kiritimati', '2031-03-10T11:00:00Z', '2032-03-11T10:00:00Z'],
    ['half an hour off', 'Asia/Kolkata', '2031-03-10T11:00:00Z', '2032-03-10T18:30:00Z'],
  ])('%s are written off at that instant, and not a second before', async (_, zone, bought, instant) => {
    clock.set(bought);
    const lot = await give(3, zone);
    clock.set(new Date(Date.parse(instant) - 1000).toISOString());
    expect(await expire()).toBe(0);
    expect(await findEntries(lot)).toEqual(['given 3']);
    clock.set(instant);
    expect(await expire()).toBe(1);
    expect(await findEntries(lot)).toEqual(['given 3', 'expired -3']);
    expect(await expire()).toBe(0);
    expect(await readCredits(home.db, people.player)).toBe(0);
  });

  test('are those that were left, and none of a lot that has nothing left', async () => {
    const [some, none, id] = [await give(4), await give(2), await lesson()];
    await spend(6, id);
    await giveBack(1, id);
    const left = (
      await home.db.credit_lots.findMany({ where: { id: { in: [some, none] }, remaining: { gt: 0 } } })
    )[0]!;
    clock.set('2032-03-11T00:00:00Z');
    expect(await expire()).toBe(1);
    expect((await findEntries(left.id)).at(-1)).toBe('expired -1');
    expect((await findEntries(left.id === some ? none : some)).join()).not.toContain('expired');
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('stay written off when a lesson is cancelled: what it held comes back for thirty days, which end too', async () => {
    const lot = await give(4);
    clock.set('2032-03-10T09:00:00Z');
    const { id } = await aLesson(home.db, people, {
      starts_at: new Date('2032-03-20T10:00:00Z'),
      payment_type: 'credits',
      credits: 3,
      duration: 45,
    });
    await spend(3, id);
    clock.set('2032-03-12T09:00:00Z');
    expect(await expire()).toBe(1);
    await cancelLesson(people.player, { id }, services);
    expect(await findEntries(lot)).toEqual(['given 4', 'spent -3', 'expired -1']);
    const grace = await home.db.credit_lots.findFirstOrThrow({ where: { ...holder(), source: 'grace' } });
    expect(grace).toMatchObject({ quantity: 3, remaining: 3, remind_at: null });
    expect(await remind()).toBe(0);
    clock.set(grace.expires_at.toISOString());
    expect(await expire()).toBe(1);
    expect(await findEntries(grace.id)).toEqual(['returned 3', 'expired -3']);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('are written off once by two workers at once, batch by batch', async () => {
    const ids = await many(500, { expires_at: new Date(NOW) });
    const { granted } = await atOnce([expire(), expire(), expire()]);
    expect(granted.reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(await home.db.credit_ledger.count({ where: { lot_id: { in: ids }, movement: 'expired' } })).toBe(500);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('come a thousand at a time in batches of two hundred', async () => {
    await many(1000, { expires_at: new Date(NOW) });
    const { db, answers } = losing();
    expect(await expireCredits({ db, now: clock.now })).toBe(1000);
    expect(answers).toEqual([200, 200, 200, 200, 200, 0]);
  });

  test('are written off by the next sweep when one is killed half way', async () => {
    const ids = await many(300, { expires_at: new Date(NOW) });
    await expect(expireCredits({ db: losing(2).db, now: clock.now })).rejects.toThrow('killed');
    const written = () => home.db.credit_ledger.count({ where: { lot_id: { in: ids }, movement: 'expired' } });
    expect(await written()).toBe(200);
    expect(await expire()).toBe(100);
    expect(await written()).toBe(300);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('are spent or written off, never both, when a booking comes at the last instant', async () => {
    for (let round = 0; round < 10; round += 1) {
      clock.set(NOW);
      await give(4);
      const [before, id] = [new Date('2032-03-10T23:59:59.999Z'), await lesson()];
      clock.set('2032-03-11T00:00:00Z');
      const booking = inTransaction(home.db, (tx) =>
        spendCredits(tx, holder(), 4, { ...movement(id), now: before }),
      ).then(() => 4);
      await atOnce([booking, expire()]);
      await expire();
      expect(await readCredits(home.db, people.player)).toBe(0);
    }
    expect(await unbalanced(home.db)).toEqual([]);
  });
});

describe('the reminder of credits', () => {
  test.each([
    ['at nine in the morning a month before', LONDON, NOW, '2032-02-10T09:00:00Z'],
    ['at nine in summer time', LONDON, '2031-07-10T09:00:00Z', '2032-06-10T08:00:00Z'],
    ['of a day that its month lacks', LONDON, '2031-03-31T09:00:00Z', '2032-02-29T09:00:00Z'],
    ['where the pro is', 'Pacific/Kiritimati', '2031-03-10T11:00:00Z', '2032-02-10T19:00:00Z'],
  ])('comes %s, once', async (_, zone, bought, instant) => {
    clock.set(bought);
    const lot = await give(2, zone);
    clock.set(new Date(Date.parse(instant) - 1).toISOString());
    expect(await remind()).toBe(0);
    clock.set(instant);
    expect(await remind()).toBe(1);
    expect((await told()).filter((id) => id === lot)).toEqual([lot]);
    clock.pass(24);
    expect(await remind()).toBe(0);
  });

  test('is of no lot that is empty, and late of one that has credits again', async () => {
    const [lot, id] = [await give(2), await lesson()];
    await spend(2, id);
    clock.set('2032-02-11T09:00:00Z');
    expect(await remind()).toBe(0);
    await giveBack(1, id);
    expect(await remind()).toBe(1);
    await spend(1, id);
    await giveBack(1, id);
    expect(await remind()).toBe(0);
    expect((await told()).filter((one) => one === lot)).toHaveLength(1);
  });

  test('is of no lot that has expired or was refunded', async () => {
    const [old, refunded] = [await give(2), await give(2)];
    const back = { lot_id: refunded, movement: 'refunded', amount: -2 } as const;
    await home.db.credit_ledger.create({ data: back });
    clock.set('2032-03-01T09:00:00Z');
    await home.db.credit_lots.update({ where: { id: old }, data: { expires_at: new Date('2032-02-28') } });
    expect(await remind()).toBe(0);
    expect(await told()).not.toContain(refunded);
  });

  test('is noted once by workers at once, and by the next one when one is killed', async () => {
    const times = { expires_at: new Date('2031-04-09'), remind_at: new Date(NOW) };
    const ids = await many(300, times);
    await expect(remindOfCredits({ db: losing(2).db, now: clock.now })).rejects.toThrow('killed');
    const count = async () => (await told()).filter((id) => ids.includes(id)).length;
    expect(await count()).toBe(200);
    await atOnce([remind(), remind()]);
    expect(await count()).toBe(300);
    expect(new Set(await told()).size).toBe((await told()).length);
  });
});
