import { inTransaction } from '@fairway/db/client';
import { confirmAtBank, sumTaken, withCard } from '#test/buying.ts';
import { aRequest, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { simulator, WEBHOOK_SECRET } from '#test/payments.ts';
import { signWebhook } from '@fairway/stripe-simulator/webhook-sender';
import { fc, runs } from '#test/properties.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { handleStripeWebhook } from '#domains/checkout/webhooks/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase({ max: 12 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, []);
});

const make = (fields: object = {}) =>
  createCalls(services, people.pro).offers.add({
    title: 'Fitting day',
    price: 3000,
    category: 'Days',
    qty: 1,
    ...fields,
  });
const redeem = (id: string, as: Actor, key: string | null = uuid()) =>
  createCalls(services, as, { ...aRequest(), idempotencyKey: key }).offers.redeem({ id });
const row = (id: string) => home.db.offers.findUniqueOrThrow({ where: { id }, select: { qty: true, sold: true } });
const statuses = async (id: string) =>
  (await home.db.purchases.findMany({ where: { offer_id: id } })).map(({ status }) => status).sort();
const redeemedEvents = async (id: string) => {
  const ids = (await home.db.purchases.findMany({ where: { offer_id: id } })).map((each) => each.id);
  const events = await home.db.outbox.findMany({ where: { topic: 'offer.redeemed' } });
  return events.filter(({ payload }) => ids.some((each) => JSON.stringify(payload).includes(each))).length;
};
/** Passes the minute's sweep over what was left behind. */
const sweep = () => resumePendingPurchases(testJobs(home.db, clock.now()));

describe('many at once', () => {
  test('fifty buyers for the last one: one charge, and forty-nine are told that it is sold out', async () => {
    const { id } = await make();
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => withCard(await people.another(), services)),
    );
    const answers = await Promise.all(buyers.map((buyer) => redeem(id, buyer)));
    expect(answers.filter(({ type }) => type === 'success')).toHaveLength(1);
    expect(answers.filter(({ msg }) => msg === 'This offer is sold out.')).toHaveLength(49);
    const charges = await Promise.all(buyers.map((buyer) => sumTaken(buyer, services)));
    expect(charges.flat()).toEqual([3000]);
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
    expect(await statuses(id)).toEqual(['paid']);
    expect(await redeemedEvents(id)).toBe(1);
  });

  test('a double click is one purchase', async () => {
    await withCard(people.player, services);
    const { id } = await make({ qty: 5, lesson_credits_value: 2 });
    const key = uuid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(id, people.player, key)));
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['success']));
    expect(await sumTaken(people.player, services)).toEqual([3000]);
    expect(await row(id)).toEqual({ qty: 4, sold: 1 });
    expect(await readCredits(home.db, people.player)).toBe(2);
    expect(await redeemedEvents(id)).toBe(1);
  });

  test('a key of a dearer time does not charge more than the player was shown', async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    const { id } = await make();
    const key = uuid();
    await redeem(id, people.player, key);
    const calls = createCalls(services, people.player, { ...aRequest(), idempotencyKey: key });
    expect(await calls.offers.redeem({ id, price: 2000 })).toMatchObject({ type: 'error' });
    expect(await calls.offers.redeem({ id, price: 3000 })).toMatchObject({ code: 'authentication_required' });
  });

  test('two devices are two purchases, as long as there are two', async () => {
    await withCard(people.player, services);
    const { id } = await make({ qty: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => redeem(id, people.player)));
    expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'success', 'success']);
    expect(await sumTaken(people.player, services)).toEqual([3000, 3000]);
    expect(await row(id)).toEqual({ qty: 0, sold: 2 });
  });

  test('the price is changed at that moment: each is charged what the offer said when it was theirs', async () => {
    const { id } = await make({ qty: null });
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => withCard(await people.another(), services)),
    );
    const edit = createCalls(services, people.pro).offers.save({ id, price: 4000 });
    await Promise.all([...buyers.map((buyer) => redeem(id, buyer)), edit]);
    const bought = await home.db.purchases.findMany({ where: { offer_id: id } });
    for (const { player_id, amount } of bought) expect(await sumTaken({ id: player_id }, services)).toEqual([amount]);
    expect(bought).toHaveLength(12);
  });
});

describe('somebody is gone in the middle', () => {
  test('a client that dies when the card was charged: the sweep delivers', async () => {
    await withCard(people.player, services);
    const { id } = await make({ lesson_credits_value: 2 });
    const held = simulator.hold('before the answer', 'POST /v1/payment_intents/pi');
    const client = redeem(id, people.player);
    await held.reached;
    expect(await sumTaken(people.player, services)).toEqual([3000]);
    expect(await row(id)).toEqual({ qty: 0, sold: 0 });
    clock.pass(0.1);
    await sweep();
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
    expect(await readCredits(home.db, people.player)).toBe(2);
    held.release();
    expect(await client).toMatchObject({ type: 'success' });
    await sweep();
    expect(await redeemedEvents(id)).toBe(1);
    expect(await readCredits(home.db, people.player)).toBe(2);
  });

  test('a browser that confirmed and was closed: the provider’s message delivers, however often it comes', async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    const { id } = await make({ lesson_credits_value: 2 });
    const { client_secret, payment_intent_id } = await redeem(id, people.player);
    await confirmAtBank(client_secret!);
    const object = { ...simulator.store.find('payment_intent', payment_intent_id!) };
    for (const event of ['evt_a', 'evt_a', 'evt_b'])
      await tell({ id: `${event}_${id}`, type: 'payment_intent.succeeded', data: { object } });
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
    expect(await readCredits(home.db, people.player)).toBe(2);
    expect(await redeemedEvents(id)).toBe(1);
    expect(await sumTaken(people.player, services)).toEqual([3000]);
  });

  test('a cardholder who never confirms: what was set aside is there again, and a late confirmation takes nothing', async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    const { id } = await make();
    const { client_secret } = await redeem(id, people.player);
    clock.pass(0.1);
    await sweep();
    expect(await row(id)).toEqual({ qty: 0, sold: 0 });
    clock.pass(0.25);
    await sweep();
    expect(await row(id)).toEqual({ qty: 1, sold: 0 });
    expect(await statuses(id)).toEqual(['failed']);
    await confirmAtBank(client_secret!);
    expect(await sumTaken(people.player, services)).toEqual([]);
    const other = await withCard(await people.another(), services);
    expect(await redeem(id, other)).toMatchObject({ type: 'success' });
  });

  test('a limit set while an unlimited one is being paid for is kept, though nothing comes of the payment', async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    const { id } = await make({ qty: null });
    await redeem(id, people.player);
    await createCalls(services, people.pro).offers.save({ id, qty: 1 });
    clock.pass(1);
    await sweep();
    expect(await statuses(id)).toEqual(['failed']);
    expect(await row(id)).toEqual({ qty: 1, sold: 0 });
  });

  test('a player who left while they paid: the money goes back, and so does the stock', async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    const { id } = await make();
    const { client_secret } = await redeem(id, people.player);
    await confirmAtBank(client_secret!);
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: clock.now() } });
    clock.pass(0.1);
    await sweep();
    expect(await row(id)).toEqual({ qty: 1, sold: 0 });
    expect(await statuses(id)).toEqual(['refunded']);
    expect(await sumTaken(people.player, services)).toEqual([]);
  });

  test('a pro who leaves while their player’s offer is delivered: nobody waits for the other in a ring', async () => {
    const { pro, player } = people;
    await withCard(player, services);
    const { id } = await make();
    const charged = simulator.hold('before the answer', 'POST /v1/payment_intents/pi');
    const client = redeem(id, player);
    await charged.reached;
    await inTransaction(home.db, async (tx) => {
      // As an erasure does it: the pro, then their players.
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${pro.id}::uuid FOR UPDATE`;
      charged.release();
      await waitUntilBlocked(home.db);
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${player.id}::uuid FOR UPDATE`;
    });
    expect(await client).toMatchObject({ type: 'success' });
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
  });
});

async function tell(event: object): Promise<void> {
  const body = JSON.stringify({ object: 'event', ...event });
  await handleStripeWebhook(Buffer.from(body), signWebhook(body, WEBHOOK_SECRET), services);
}

describe('stock, what is sold and what is set aside', () => {
  type Step = 'works' | 'declined' | 'asks' | 'confirms' | 'sweep' | 'refund';
  const steps = fc.array(fc.constantFrom<Step>('works', 'declined', 'asks', 'confirms', 'sweep', 'refund'), {
    minLength: 4,
    maxLength: 12,
  });

  test('are always as many as there were, and each sold one is paid for once', async () => {
    const cards = { works: 'pm_card_visa', declined: 'pm_card_chargeDeclined', asks: 'pm_card_authenticationRequired' };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (qty, plan) => {
        clock.set(NOW);
        people = await coaching(services, {}, []);
        const { id } = await make({ qty, lesson_credits_value: 1 });
        const secrets: string[] = [];
        for (const step of plan) {
          if (step === 'confirms') await Promise.all(secrets.splice(0, 1).map(confirmAtBank));
          else if (step === 'sweep') {
            clock.pass(0.1);
            await sweep();
          } else if (step === 'refund') {
            const paid = await home.db.purchases.findFirst({ where: { offer_id: id, status: 'paid' } });
            if (paid) await refundPurchase(people.pro, paid, services);
          } else {
            const buyer = await withCard(await people.another(), services, cards[step]);
            const { client_secret } = await redeem(id, buyer);
            if (client_secret) secrets.push(client_secret);
          }
          const now = await row(id);
          const begun = await home.db.purchases.count({ where: { offer_id: id, status: 'pending' } });
          expect((now.qty ?? 0) + now.sold + begun).toBe(qty);
        }
        const bought = await home.db.purchases.findMany({ where: { offer_id: id } });
        for (const { player_id, status } of bought.filter(({ status }) => status !== 'pending'))
          expect(await sumTaken({ id: player_id }, services)).toEqual(status === 'paid' ? [3000] : []);
        expect((await row(id)).sold).toBe(bought.filter(({ status }) => status === 'paid').length);
        expect(await unbalanced(home.db)).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});
