import { aLesson } from '#test/builders.ts';
import { expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { issuePapers } from '#test/receipts.ts';
import { inTransaction } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits, returnCredits, spendCredits } from '#domains/credits/ledger/service.ts';
import { getCreditHistory } from './service.ts';

const NOW = '2031-07-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, { timezone: 'Europe/London' }, []);
});

const holder = () => ({ player_id: people.player.id, pro_id: people.pro.id });
const give = (credits: number, reason?: string) =>
  giveCredits(people.pro, { player_id: people.player.id, credits, reason }, services);
const lesson = () => aLesson(home.db, people, { starts_at: new Date('2031-07-12T09:00:00Z') });
const movement = (lesson_id: string) => ({ lesson_id, actor_id: people.player.id, now: clock.now() });
const story = (cursor?: string | null) => getCreditHistory(people.player, { cursor }, services);

/** A lot that was bought, as the payments leave it. */
async function bought(fields: { amount?: number } = {}): Promise<string> {
  const purchase = await home.db.purchases.create({
    data: {
      ...holder(),
      id: uuid(),
      kind: 'credits',
      status: 'paid',
      key: uuid(),
      title: '4 lesson credits',
      amount: 14_000,
      currency: 'GBP',
      credits: 4,
      payment_intent_id: `pi_${uuid()}`,
      settled_at: clock.now(),
      ...fields,
    },
  });
  await issuePapers(home.db, purchase);
  const { id } = await home.db.credit_lots.create({
    data: {
      ...holder(),
      id: uuid(),
      source: 'bought',
      quantity: 4,
      purchased_at: clock.now(),
      expires_on: new Date('2032-07-10'),
      expires_at: new Date('2032-07-10T23:00:00Z'),
      unit_value: 3500,
      purchase_id: purchase.id,
    },
  });
  await home.db.credit_ledger.create({
    data: { lot_id: id, movement: 'bought', amount: 4, actor_id: people.player.id },
  });
  return id;
}

describe('the story of credits', () => {
  test('tells of a gift who gave it and why, where it went and that it came back', async () => {
    await give(4, 'For the juniors’ day');
    const { id } = await lesson();
    await inTransaction(home.db, (tx) => spendCredits(tx, holder(), 4, movement(id)));
    await inTransaction(home.db, (tx) => returnCredits(tx, holder(), 2, 'Europe/London', movement(id)));
    const { lots, ...rest } = await story();
    expect(rest).toEqual({
      player: { id: people.player.id, first_name: 'Jamie', last_name: 'Whitlock' },
      timezone: 'Europe/London',
      next_cursor: null,
    });
    expect(lots).toMatchObject([
      {
        source: 'given',
        quantity: 4,
        remaining: 2,
        purchased_at: '2031-07-10T09:00:00.000Z',
        expires_on: '2032-07-10',
        expires_at: '2032-07-10T23:00:00.000Z',
        expired: false,
        reason: 'For the juniors’ day',
        given_by: { id: people.pro.id, first_name: 'Robin', last_name: 'Calder' },
        purchase: null,
        refund: null,
      },
    ]);
    const where = { id, type: 0, date: '2031-07-12', start: '10:00:00', end: '11:00:00' };
    expect(lots[0]?.entries).toMatchObject([
      { movement: 'returned', amount: 2, lesson: where },
      { movement: 'spent', amount: -4, lesson: where },
      { movement: 'given', amount: 4, lesson: null },
    ]);
    expect(await getCreditHistory(people.pro, { player_id: people.player.id }, services)).toEqual(await story());
  });

  test('tells of a purchase its receipt, and the pro alone whether it can be refunded', async () => {
    const id = await bought();
    const [mine] = (await story()).lots;
    expect(mine).toMatchObject({ id, given_by: null, refund: null, purchase: { amount: 14_000, status: 'paid' } });
    expect(mine?.purchase?.number).toBe('F-2031-0001');
    const theirs = async () =>
      (await getCreditHistory(people.pro, { player_id: people.player.id }, services)).lots[0]?.refund;
    expect(await theirs()).toEqual({ can: true, refusal: null });
    const { id: lesson_id } = await lesson();
    await inTransaction(home.db, (tx) => spendCredits(tx, holder(), 1, movement(lesson_id)));
    expect(await theirs()).toEqual({ can: false, refusal: 'Some of the credits from this purchase have been used.' });
  });

  test('goes on after the lesson is erased, and says what has expired', async () => {
    await give(4);
    const { id } = await lesson();
    await inTransaction(home.db, (tx) => spendCredits(tx, holder(), 1, movement(id)));
    await home.db.lessons.delete({ where: { id } });
    clock.set('2032-07-10T23:00:00Z');
    const [lot] = (await story()).lots;
    expect(lot?.expired).toBe(true);
    expect(lot?.entries[0]).toMatchObject({ movement: 'spent', lesson: null });
  });

  test('comes a page at a time, newest first, each lot once though many came at one moment', async () => {
    for (let nth = 0; nth < 45; nth += 1) {
      if (nth % 3 === 0) clock.pass(1);
      await give(1);
    }
    const seen: string[] = [];
    const times: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof story>> = await story(cursor);
      seen.push(...page.lots.map(({ id }) => id));
      times.push(...page.lots.map(({ purchased_at }) => purchased_at));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(45);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is the player’s and their pro’s, and nobody else’s to read', async () => {
    await give(1);
    const others = await coaching(services, {}, []);
    const player_id = people.player.id;
    for (const actor of [others.pro, others.player, await people.another()])
      expect(await catchRefusal(getCreditHistory(actor, { player_id }, services))).toEqual(NOT_FOUND);
    for (const id of [others.player.id, people.pro.id, uuid()])
      expect(await catchRefusal(getCreditHistory(people.pro, { player_id: id }, services))).toEqual(NOT_FOUND);
    await expectFault('player_id', getCreditHistory(people.pro, {}, services));
    expect((await getCreditHistory(others.player, {}, services)).lots).toEqual([]);
  });
});
