import { PURCHASE_KINDS, type PurchaseKind, type PurchaseStatus } from '@fairway/contracts/checkout/purchases';
import { inTransaction } from '@fairway/db/client';
import { execute } from '@fairway/db/query';
import { aLesson } from '#test/builders.ts';
import { expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fc, runs } from '#test/properties.ts';
import { issuePapers } from '#test/receipts.ts';
import { v7 as uuid } from 'uuid';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { markPaid, waiveFee } from '#domains/lessons/cash-payment/service.ts';
import { getTakings, takingsFile } from './service.ts';

/** In London summer time begins on 30 March; the month ends an hour before midnight in UTC. */
const NOW = '2031-03-31T22:30:00Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

interface Bought {
  kind?: PurchaseKind;
  status?: PurchaseStatus;
  settled_at?: string | null;
  refunded_at?: string;
  amount?: number;
  currency?: string;
  player_id?: string;
}
/** A purchase of the player's, paid for this month. */
async function purchase({ settled_at = '2031-03-10T09:00:00Z', refunded_at, ...over }: Bought = {}) {
  const row = await home.db.purchases.create({
    data: {
      kind: 'credits',
      status: refunded_at ? 'refunded' : 'paid',
      player_id: people.player.id,
      pro_id: people.pro.id,
      key: uuid(),
      title: '4 credits',
      amount: 5000,
      currency: 'GBP',
      credits: over.kind && over.kind !== 'credits' ? 0 : 4,
      payment_intent_id: uuid(),
      settled_at: settled_at && new Date(settled_at),
      refunded_at: refunded_at ? new Date(refunded_at) : null,
      ...over,
    },
  });
  await issuePapers(home.db, row);
  return row;
}

/** A lesson with its money noted. */
const paidLesson = (paid_at: string, paid_amount = 2500, player?: { id: string }) =>
  aLesson(
    home.db,
    { pro: people.pro, player: player ?? people.player },
    {
      starts_at: new Date('2031-03-12T10:00Z'),
      cancelled_at: new Date('2031-03-01'),
      paid_at: new Date(paid_at),
      paid_amount,
      paid_currency: 'GBP',
    },
  );

const book = () => getTakings(people.pro, services);
const thisMonth = async () => (await book()).takings[0]!.months.at(-1)!;
const nothing = { credits: 0, offer: 0, video_lesson: 0, on_day: 0, refunded: 0, total: 0 };

describe('what counts in a month', () => {
  test('nothing yet', async () => {
    const found = await book();
    expect(found).toMatchObject({ currency: 'GBP', begun: false, players: [] });
    expect(found.unspent).toEqual([{ currency: 'GBP', credits: 0, value: 0 }]);
    expect(found.takings.map(({ currency, months }) => [currency, months.length])).toEqual([['GBP', 12]]);
    expect(await thisMonth()).toEqual({ ...nothing, month: '2031-03' });
  });

  test('cards by what was bought, refunds in the month they are given in, the day in that it was noted in', async () => {
    await purchase();
    await purchase({ kind: 'offer', amount: 900 });
    await purchase({ kind: 'video_lesson', amount: 3000 });
    await purchase({ settled_at: '2031-01-10T09:00:00Z', refunded_at: '2031-03-02T09:00:00Z', amount: 700 });
    await paidLesson('2031-03-12T11:00:00Z');
    expect(await thisMonth()).toEqual({
      month: '2031-03',
      credits: 5000,
      offer: 900,
      video_lesson: 3000,
      on_day: 2500,
      refunded: 700,
      total: 10_700,
    });
    const months = (await book()).takings[0]!.months;
    expect(months.find(({ month }) => month === '2031-01')).toEqual({
      ...nothing,
      month: '2031-01',
      credits: 700,
      total: 700,
    });
  });

  test('money on its way back still counts; what was never paid does not', async () => {
    await purchase({ status: 'refunding' });
    await purchase({ status: 'failed' });
    await purchase({ status: 'pending', settled_at: null });
    expect(await thisMonth()).toMatchObject({ credits: 5000, total: 5000 });
  });

  test.each([
    ['Europe/London', '2031-03-31T22:59:59.999Z', '2031-03'],
    ['Europe/London', '2031-03-31T23:00:00.000Z', '2031-04'],
    ['Asia/Kathmandu', '2031-03-31T18:14:59.999Z', '2031-03'],
    ['Asia/Kathmandu', '2031-03-31T18:15:00.000Z', '2031-04'],
    ['America/Los_Angeles', '2031-04-01T06:59:59.999Z', '2031-03'],
    ['America/Los_Angeles', '2031-04-01T07:00:00.000Z', '2031-04'],
  ])('goes by the pro’s calendar: %s at %s', async (timezone, at, month) => {
    await home.db.users.update({ where: { id: people.pro.id }, data: { timezone } });
    await purchase({ settled_at: at });
    await paidLesson(at);
    clock.set('2031-04-15T12:00:00Z');
    const { takings } = await getTakings({ ...people.pro, timezone }, services);
    const taken = takings[0]!.months.filter(({ total }) => total > 0);
    expect(taken.map((one) => [one.month, one.total])).toEqual([[month, 7500]]);
  });

  test('other currencies stand apart', async () => {
    await purchase({ currency: 'EUR', amount: 400 });
    const { takings } = await book();
    expect(takings.map(({ currency, months }) => [currency, months.at(-1)!.total])).toEqual([
      ['GBP', 0],
      ['EUR', 400],
    ]);
  });

  test('other pros’ money is theirs', async () => {
    const other = await coaching(services);
    await purchase();
    await paidLesson('2031-03-12T11:00:00Z');
    await credits(services, people, 4);
    expect(await getTakings(other.pro, services)).toMatchObject({ begun: false, players: [] });
    expect((await getTakings(other.pro, services)).takings[0]!.months.every(({ total }) => total === 0)).toBe(true);
  });

  test('the months add up to the rows they are made of', async () => {
    const start = Date.parse('2030-04-01T00:00:00Z');
    const row = fc.record({
      kind: fc.constantFrom(...PURCHASE_KINDS, 'on_day' as const),
      amount: fc.integer({ min: 1, max: 999_999 }),
      at: fc.integer({ min: start, max: Date.parse(NOW) }).map((at) => new Date(at).toISOString()),
      refunded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        people = await coaching(services);
        for (const { kind, amount, at, refunded } of rows)
          await (kind === 'on_day'
            ? paidLesson(at, amount)
            : purchase({ kind, amount, settled_at: at, ...(refunded ? { refunded_at: NOW } : {}) }));
        const total = (await book()).takings[0]!.months.reduce((sum, month) => sum + month.total, 0);
        const kept = rows.filter(({ kind, refunded }) => kind === 'on_day' || !refunded);
        expect(total).toBe(kept.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('marking and waiving', () => {
  test('changes the month’s sum by what was noted, once, and back again', async () => {
    const lesson = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00Z') });
    for (let time = 0; time < 3; time += 1) await markPaid(people.pro, { id: lesson.id, paid_amount: 4000 }, services);
    expect(await thisMonth()).toMatchObject({ on_day: 4000, total: 4000 });
    await markPaid(people.pro, { id: lesson.id, paid: false }, services);
    expect(await thisMonth()).toEqual({ ...nothing, month: '2031-03' });
  });

  test('a waived fee is no money', async () => {
    const starts_at = new Date('2031-03-12T10:00Z');
    const cancelled = { starts_at, cancelled_at: new Date('2031-03-12T08:00Z'), fee_due: true };
    const lesson = await aLesson(home.db, people, cancelled);
    expect((await book()).begun).toBe(true);
    await waiveFee(people.pro, { id: lesson.id }, services);
    expect(await thisMonth()).toMatchObject({ total: 0 });
  });
});

describe('a player who leaves', () => {
  test('takes their name along and leaves the sums', async () => {
    await purchase();
    await paidLesson('2031-03-12T11:00:00Z');
    await credits(services, people, 4);
    const before = (await book()).takings;
    await inTransaction(home.db, (tx) => eraseUser(tx, people.player.id, { now: clock.now() }));
    const after = await book();
    expect(after.takings).toEqual(before);
    expect(after).toMatchObject({ players: [], unspent: [{ credits: 0 }] });
    const { csv } = await takingsFile(people.pro, { start: '2031-03-01', end: '2031-03-31' }, services);
    expect(csv).not.toContain('Whitlock');
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/^2031-03-10,09:00,"?Card, credits"?,4 credits,,F-2031-0001,50,GBP$/),
      '2031-03-12,11:00,On the day,Lesson,,,25,GBP',
    ]);
  });
});

describe('lessons that are owed', () => {
  const worth = (unit_value: number, currency: string, who = people.player) =>
    home.db.credit_lots.updateMany({ where: { player_id: who.id }, data: { unit_value, currency } });

  test('are the live credits, by player, those with the most first', async () => {
    const second = await people.another({ first_name: 'Priya', last_name: 'Nair' });
    await credits(services, people, 3);
    await worth(1250, 'GBP');
    await credits(services, { pro: people.pro, player: second }, 20);
    const { unspent, players } = await book();
    expect(unspent).toEqual([{ currency: 'GBP', credits: 23, value: 3750 }]);
    expect(players.map(({ player, credits: count, value }) => [player.last_name, count, value])).toEqual([
      ['Whitlock', 3, 3750],
      ['Nair', 20, 0],
    ]);
  });

  test('not those that have run out, at that instant', async () => {
    await credits(services, people, 3);
    clock.set('2032-03-31T22:59:59.999Z');
    expect((await book()).unspent).toMatchObject([{ credits: 3 }]);
    clock.set('2032-03-31T23:00:00.000Z');
    expect((await book()).unspent).toMatchObject([{ credits: 0 }]);
  });

  test('each currency for itself; a gift counts in the pro’s own', async () => {
    await credits(services, people, 2);
    await worth(900, 'EUR');
    await credits(services, people, 1);
    const { unspent, players } = await book();
    expect(unspent).toEqual([
      { currency: 'GBP', credits: 1, value: 0 },
      { currency: 'EUR', credits: 2, value: 1800 },
    ]);
    expect(players.map(({ currency }) => currency)).toEqual(['GBP', 'EUR']);
  });
});

describe('the file', () => {
  const file = (start: string, end: string) => takingsFile(people.pro, { start, end }, services);

  test('calls the money of a lesson a fee where it was cancelled late', async () => {
    const [starts_at, paid] = [new Date('2031-03-12T10:00Z'), { paid_amount: 4000, paid_currency: 'GBP' }];
    const cancelled = [
      { cancelled_at: new Date('2031-03-11T10:00Z') },
      { cancelled_at: new Date('2031-03-11T10:01Z') },
      { cancelled_at: new Date('2031-03-12T09:00Z'), fee_waived_at: new Date('2031-03-12T09:00Z') },
    ];
    for (const [nth, how] of cancelled.entries())
      await aLesson(home.db, people, {
        starts_at: new Date(starts_at.getTime() + nth * 1000),
        ...how,
        paid_at: new Date(Date.parse('2031-03-13T10:00Z') + nth * 60_000),
        ...paid,
      });
    const { csv } = await file('2031-03-13', '2031-03-13');
    expect(csv.split('\r\n').slice(1, 4)).toEqual([
      expect.stringContaining('"Lesson, Wednesday 12 March"'),
      expect.stringContaining('"Late cancellation, Wednesday 12 March"'),
      expect.stringContaining('"Lesson, Wednesday 12 March"'),
    ]);
  });

  test('has a line for each sum, in order, and no formula of a player’s', async () => {
    await home.db.users.update({ where: { id: people.player.id }, data: { first_name: '=HYPERLINK("x")' } });
    await purchase({ settled_at: '2031-03-31T22:59:00Z' });
    await paidLesson('2031-03-01T00:00:00Z', 1234);
    await purchase({ settled_at: '2031-02-27T09:00:00Z', refunded_at: '2031-03-05T09:00:00Z' });
    const { filename, csv } = await file('2031-03-01', '2031-03-31');
    expect(filename).toBe('takings-2031-03-01-2031-03-31.csv');
    const lines = csv.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('Date,Time,Taken,For,Player,Receipt,Amount,Currency');
    expect(lines.slice(1).map((line) => line.slice(0, 16))).toEqual([
      '2031-03-01,00:00',
      '2031-03-05,09:00',
      '2031-03-31,23:59',
    ]);
    expect(lines[1]).toContain(',12.34,GBP');
    expect(lines[2]).toContain(',-50,GBP');
    expect(csv).not.toMatch(/,"?=/);
  });

  test('may be of a whole year', async () => {
    expect((await file('2031-01-01', '2031-12-31')).csv).toContain('Currency');
  });

  test('too many rows are refused in plain words', async () => {
    await execute(
      home.db,
      sql`
      INSERT INTO archived_takings (lesson_id, pro_id, paid_at, paid_amount, paid_currency)
      SELECT gen_random_uuid(), ${people.pro.id}::uuid, '2031-03-10T09:00Z', 1, 'GBP' FROM generate_series(1, 10001)`,
    );
    expect(await expectFault('end', file('2031-03-01', '2031-03-31'))).toBe(
      'That is too much for one file. Please choose fewer days.',
    );
  });
});
