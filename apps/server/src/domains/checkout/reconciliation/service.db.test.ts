import { anAdmin } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { simulator } from '#test/payments.ts';
import { rawSql } from '#test/raw-sql.ts';
import { aShop, type Shop } from '#test/shop.ts';
import type { Charge, PaymentIntent } from '@fairway/stripe-simulator/payment';
import { HOUR_MS } from '@fairway/time/units';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { jobRegistry } from '#main/jobs.ts';
import type { JobServices } from '#app/job-services.ts';
import { AppError } from '#core/app-error.ts';
import {
  openAlerts,
  countDiscrepancies,
  getReconciliationPage,
  requestReconciliation,
  reconcileLedger,
} from './service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const home = fileDatabase({ max: 10 });
const { run } = rawSql(home);
// The simulator dates what it makes by the machine's clock.
const clock = startClock(new Date().toISOString());
const services = testServices(home, clock);

// All that the provider holds is compared with these books.
beforeAll(() => simulator.store.clear());

let shop: Shop;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = [];
  shop = await aShop(services);
});

const log = pino(
  { level: 'error' },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const worker = (fields: Partial<JobServices> = {}): JobServices => ({
  ...testJobs(home.db, clock.now()),
  now: clock.now,
  log,
  ...fields,
});
const asked = async () => (await home.db.reconciliation_runs.findFirstOrThrow({ where: { finished_at: null } })).id;
/** A whole reconciliation, a minute later than whatever was before. */
async function reconcile(fields: Partial<JobServices> = {}): Promise<void> {
  clock.pass(1 / 60);
  await requestReconciliation(services);
  await reconcileLedger({ run_id: await asked() }, worker(fields));
}

async function bought() {
  await buyCredits(shop.player, { credits: 4, price: 6000 }, uuid(), services);
  const player_id = shop.player.id;
  return home.db.purchases.findFirstOrThrow({ where: { player_id }, orderBy: { created_at: 'desc' } });
}
const findAlerts = (subject: string) =>
  home.db.money_alerts.findMany({ where: { subject }, orderBy: { found_at: 'asc' } });
const shouted = (subject: string) => lines.filter((line) => line['subject'] === subject);
const findIntent = (id: string | null) => simulator.store.find<PaymentIntent>('payment_intent', id ?? '')!;
/** Another hand at the provider's. */
const change = (id: string | null, fields: Partial<PaymentIntent>) =>
  simulator.store.put<PaymentIntent>({ ...findIntent(id), ...fields });
function changeCharge(id: string | null, fields: Partial<Charge>): void {
  const charge = simulator.store.find<Charge>('charge', findIntent(id).latest_charge ?? '')!;
  simulator.store.put<Charge>({ ...charge, ...fields });
}

describe('books that balance', () => {
  test('raise nothing, and the reconciliation says what it covered', async () => {
    const { id } = await bought();
    const refunded = await bought();
    await refundPurchase(shop.pro, refunded, services);
    await reconcile();
    expect([...(await findAlerts(id)), ...(await findAlerts(refunded.id)), ...lines]).toEqual([]);
    const { last, asked_at } = await getReconciliationPage({ page: 1 }, services);
    expect(asked_at).toBeNull();
    expect(last).toMatchObject({ alerts: 0, finished_at: clock.now().toISOString() });
    for (const covered of [last?.lots, last?.purchases, last?.payments]) expect(covered).toBeGreaterThanOrEqual(2);
    const { reconciled_at } = await home.db.purchases.findUniqueOrThrow({ where: { id } });
    expect(reconciled_at).toEqual(clock.now());
  });

  test.each(['ISK', 'MGA'])(
    'are held against each other in %s, which the provider counts in other units',
    async (currency) => {
      shop = await aShop(services, { currency });
      const { id } = await bought();
      await reconcile();
      expect([...(await findAlerts(id)), ...lines]).toEqual([]);
    },
  );
});

describe('a lot that is not the sum of its movements', () => {
  test('is one open alert however many nights find it, and resolved once it is right', async () => {
    const { id: purchase_id } = await bought();
    const { id, player_id } = await home.db.credit_lots.findUniqueOrThrow({ where: { purchase_id } });
    await run('UPDATE credit_lots SET remaining = 3 WHERE id = $1', [id]);
    await reconcile();
    const found = clock.now();
    await reconcile();
    expect(await findAlerts(id)).toMatchObject([
      {
        kind: 'ledger',
        detail: { player_id, ledger: 4, remaining: 3 },
        found_at: found,
        seen_at: clock.now(),
        resolved_at: null,
      },
    ]);
    expect(shouted(id)).toMatchObject([
      { level: 50, alert: 'money', kind: 'ledger' },
      { level: 50, alert: 'money', kind: 'ledger' },
    ]);
    expect((await countDiscrepancies(services)).open).toEqual({ ledger: 1, purchase: 0, unknown_payment: 0 });
    await run('UPDATE credit_lots SET remaining = 4 WHERE id = $1', [id]);
    await reconcile();
    const resolved_at = clock.now();
    expect(await findAlerts(id)).toMatchObject([{ resolved_at }]);
    await run('UPDATE credit_lots SET remaining = 2 WHERE id = $1', [id]);
    await reconcile();
    expect(await findAlerts(id)).toMatchObject([{ resolved_at }, { resolved_at: null }]);
    await run('UPDATE credit_lots SET remaining = 4 WHERE id = $1', [id]);
    await reconcile();
  });

  test('a movement that was written past the trigger is found as well', async () => {
    const { id: purchase_id } = await bought();
    const { id } = await home.db.credit_lots.findUniqueOrThrow({ where: { purchase_id } });
    await run('ALTER TABLE credit_ledger DISABLE TRIGGER credit_ledger_moves_lot');
    await run(`INSERT INTO credit_ledger (lot_id, movement, amount) VALUES ($1, 'spent', -1)`, [id]);
    await run('ALTER TABLE credit_ledger ENABLE TRIGGER credit_ledger_moves_lot');
    await reconcile();
    expect(await findAlerts(id)).toMatchObject([{ detail: { ledger: 3, remaining: 4 }, resolved_at: null }]);
    await run('UPDATE credit_lots SET remaining = 3 WHERE id = $1', [id]);
    await reconcile();
  });
});

describe('a purchase that is not at the provider’s what it is here', () => {
  type Bought = Awaited<ReturnType<typeof bought>>;
  const here = (id: string, fields: object) => home.db.purchases.update({ where: { id }, data: fields });
  test.each<[string, (bought: Bought) => unknown, (bought: Bought) => unknown]>([
    ['amount', ({ id }) => here(id, { amount: 5000 }), ({ id }) => here(id, { amount: 6000 })],
    ['currency', ({ id }) => here(id, { currency: 'EUR' }), ({ id }) => here(id, { currency: 'GBP' })],
    [
      'refunded_there',
      (one) => changeCharge(one.payment_intent_id, { amount_refunded: 6000 }),
      (one) => changeCharge(one.payment_intent_id, { amount_refunded: 0 }),
    ],
    [
      'not_refunded',
      ({ id }) => here(id, { status: 'refunded', refunded_at: clock.now() }),
      ({ id }) => here(id, { status: 'paid', refunded_at: null }),
    ],
    [
      'not_taken',
      (one) => change(one.payment_intent_id, { status: 'canceled', amount_received: 0 }),
      (one) => change(one.payment_intent_id, { status: 'succeeded', amount_received: 6000 }),
    ],
    ['taken', ({ id }) => here(id, { status: 'failed' }), ({ id }) => here(id, { status: 'paid' })],
    [
      'unfinished',
      ({ id }) =>
        here(id, { status: 'pending', settled_at: null, created_at: new Date(clock.now().getTime() - HOUR_MS) }),
      ({ id }) => here(id, { status: 'paid', settled_at: clock.now() }),
    ],
    [
      'missing',
      ({ id }) => here(id, { payment_intent_id: 'pi_nobody_knows', reconciled_at: null }),
      ({ id, payment_intent_id }) => here(id, { payment_intent_id }),
    ],
  ])('is an alert until it is: %s', async (difference, tamper, mend) => {
    const one = await bought();
    await tamper(one);
    await reconcile();
    expect(await findAlerts(one.id)).toMatchObject([
      { kind: 'purchase', detail: { difference, number: one.number }, resolved_at: null },
    ]);
    expect(shouted(one.id)).toHaveLength(1);
    await reconcile();
    await mend(one);
    await reconcile();
    expect(await findAlerts(one.id)).toMatchObject([{ resolved_at: clock.now() }]);
    expect((await openAlerts(services)).open).toBe(0);
  });

  test('that was begun before the days looked through, and settled since, is looked up by itself', async () => {
    const one = await bought();
    const created = findIntent(one.payment_intent_id).created;
    change(one.payment_intent_id, { created: created - 10 * 86_400, amount_received: 5000 });
    await reconcile();
    expect(await findAlerts(one.id)).toMatchObject([{ detail: { difference: 'amount', theirs: { amount: 5000 } } }]);
    change(one.payment_intent_id, { amount_received: 6000 });
    await reconcile();
    expect(await findAlerts(one.id)).toMatchObject([{ resolved_at: clock.now() }]);
    await refundPurchase(shop.pro, one, services);
    expect(await home.db.purchases.findUnique({ where: { id: one.id } })).toMatchObject({ reconciled_at: null });
    changeCharge(one.payment_intent_id, { amount_refunded: 0 });
    await reconcile();
    expect((await findAlerts(one.id)).at(-1)).toMatchObject({
      detail: { difference: 'not_refunded' },
      resolved_at: null,
    });
    changeCharge(one.payment_intent_id, { amount_refunded: 6000 });
    await reconcile();
  });

  test('and that was reconciled long ago is looked at again, the one longest ago first', async () => {
    const one = await bought();
    change(one.payment_intent_id, { created: findIntent(one.payment_intent_id).created - 400 * 86_400 });
    await reconcile();
    changeCharge(one.payment_intent_id, { amount_refunded: 6000 });
    await reconcile();
    expect(await findAlerts(one.id)).toMatchObject([{ detail: { difference: 'refunded_there' } }]);
    changeCharge(one.payment_intent_id, { amount_refunded: 0 });
    await reconcile();
  });

  test('that is settled while it is looked at raises nothing', async () => {
    const one = await bought();
    await here(one.id, {
      status: 'pending',
      settled_at: null,
      created_at: new Date(clock.now().getTime() - HOUR_MS),
    });
    const findPayment: JobServices['payments']['findPayment'] = async (id) => {
      await here(one.id, { status: 'paid', settled_at: clock.now() });
      return services.payments.findPayment(id);
    };
    await reconcile({ payments: { ...services.payments, findPayment } });
    expect(await findAlerts(one.id)).toEqual([]);
  });
});

describe('a charge made past us', () => {
  async function charge(metadata: Record<string, string> = {}) {
    const { stripe_id } = await home.db.users.findUniqueOrThrow({ where: { id: shop.player.id } });
    const like = findIntent((await bought()).payment_intent_id);
    const requested = { stripe_id: stripe_id ?? '', stripe_account_id: null, amount: 4200, currency: 'GBP' };
    const { payment_intent_id } = await services.payments.beginPayment({
      ...requested,
      reference: uuid(),
      description: 'Past us',
    });
    const method = { payment_method: like.payment_method ?? '' };
    await services.payments.confirmPayment(payment_intent_id, { ...method, reference: payment_intent_id });
    change(payment_intent_id, { metadata });
    return payment_intent_id;
  }
  const refund = (id: string) => services.payments.refundPayment(id, id);

  test('is an alert until it is given back, whatever it calls itself', async () => {
    const claims: Record<string, string>[] = [{}, { purchase_id: uuid() }, { purchase_id: 'not an id' }];
    for (const metadata of claims) {
      const id = await charge(metadata);
      await reconcile();
      expect(await findAlerts(id)).toMatchObject([
        { kind: 'unknown_payment', detail: { difference: 'unknown', ours: null, theirs: { amount: 4200 } } },
      ]);
      await refund(id);
      await reconcile();
      expect(await findAlerts(id)).toMatchObject([{ resolved_at: clock.now() }]);
    }
  });

  test('in the name of a purchase that is paid already is one too', async () => {
    const { id: purchase_id } = await bought();
    const id = await charge({ purchase_id });
    await reconcile();
    expect(await findAlerts(id)).toMatchObject([
      { kind: 'unknown_payment', detail: { difference: 'twice', purchase_id, ours: { amount: 6000 } } },
    ]);
    expect(await findAlerts(purchase_id)).toEqual([]);
    await refund(id);
    await reconcile();
  });
});

describe('more payments than one page of the provider’s', () => {
  test('are gone through to the last', async () => {
    const one = await bought();
    const like = findIntent(one.payment_intent_id);
    const ids = Array.from({ length: 230 }, (_, nth) => `pi_past_us_${nth}`);
    for (const id of ids) simulator.store.put<PaymentIntent>({ ...like, id, metadata: {}, created: like.created + 1 });
    await reconcile();
    expect(await home.db.money_alerts.count({ where: { subject: { in: ids }, resolved_at: null } })).toBe(230);
    const { last, open, data } = await getReconciliationPage({ page: 2 }, services);
    expect([last?.alerts, open, data.length]).toEqual([230, 230, 20]);
    for (const id of ids) change(id, { created: 0, amount_received: 0, status: 'canceled' });
    await reconcile();
    expect((await openAlerts(services)).open).toBe(0);
  });
});

describe('a provider that is away', () => {
  test.each(['listPayments', 'findPayment'] as const)(
    'at %s makes the job fail and raises nothing; tried again, it is done',
    async (call) => {
      const one = await bought();
      change(one.payment_intent_id, { created: 1 });
      clock.pass(1);
      await requestReconciliation(services);
      const { id } = await home.db.outbox.findFirstOrThrow({
        where: { topic: 'reconciliation.requested' },
        orderBy: { id: 'desc' },
      });
      const away = () => Promise.reject(new AppError('unavailable', { message: 'Away' }));
      const job = jobRegistry.get('reconcile-ledger');
      const row = { outbox_id: String(id) };
      await expect(job.run(row, worker({ payments: { ...services.payments, [call]: away } }))).rejects.toThrow('Away');
      expect([await openAlerts(services), lines]).toEqual([{ open: 0 }, []]);
      expect((await getReconciliationPage({ page: 1 }, services)).asked_at).not.toBeNull();
      await job.run(row, worker());
      await job.run(row, worker());
      expect((await getReconciliationPage({ page: 1 }, services)).asked_at).toBeNull();
      expect(await findAlerts(one.id)).toEqual([]);
    },
  );
});

describe('asking for a reconciliation', () => {
  const askedTimes = () => home.db.outbox.count({ where: { topic: 'reconciliation.requested' } });

  test('many times at once asks once; a reconciliation that is stuck is handed to the worker again', async () => {
    const admin = createCalls(services, toActor(await anAdmin(home.db)));
    const before = await askedTimes();
    clock.pass(1);
    await Promise.all([
      admin.payments.reconcile(),
      admin.payments.reconcile(),
      jobRegistry.get('request-reconciliation').run({}, worker()),
    ]);
    await admin.payments.reconcile();
    expect(await askedTimes()).toBe(before + 1);
    expect(await admin.payments.reconciliation({})).toMatchObject({ asked_at: clock.now().toISOString() });
    clock.pass(1);
    await admin.payments.reconcile();
    expect(await askedTimes()).toBe(before + 2);
    await reconcileLedger({ run_id: await asked() }, worker());
    expect(await admin.payments.reconciliation({})).toMatchObject({
      asked_at: null,
      last: { finished_at: clock.now().toISOString() },
    });
  });

  test('by two workers at once finds each fault once', async () => {
    const { id } = await bought();
    await home.db.purchases.update({ where: { id }, data: { amount: 1 } });
    clock.pass(1);
    await requestReconciliation(services);
    const run_id = await asked();
    await Promise.all([reconcileLedger({ run_id }, worker()), reconcileLedger({ run_id }, worker())]);
    expect(await findAlerts(id)).toHaveLength(1);
    await home.db.purchases.update({ where: { id }, data: { amount: 6000 } });
    await reconcile();
  });
});

test('the list has open faults first, the newest first, and names nobody', async () => {
  const one = await bought();
  await home.db.purchases.update({ where: { id: one.id }, data: { amount: 5000 } });
  await reconcile();
  const { data, open, total, per_page } = await getReconciliationPage({ page: 1 }, services);
  expect(data[0]).toMatchObject({ subject: one.id, resolved_at: null });
  expect([open, per_page, total > 1]).toEqual([1, 20, true]);
  const rest = data.slice(1);
  expect(rest.every(({ resolved_at }) => resolved_at !== null)).toBe(true);
  expect(rest.map(({ found_at }) => found_at)).toEqual(
    rest
      .map(({ found_at }) => found_at)
      .toSorted()
      .toReversed(),
  );
  const { email, first_name, last_name } = await home.db.users.findUniqueOrThrow({ where: { id: shop.player.id } });
  for (const words of [email, first_name, last_name]) expect(JSON.stringify(data)).not.toContain(words);
});
