import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { createTestPayments, simulator, testPayments } from '#test/payments.ts';
import { startSimulator } from '@fairway/stripe-simulator/simulator';
import { MINUTE_MS } from '@fairway/time/units';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';
import { addCard, changeCard, addCustomer, beginCard } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let player: Actor;
let other: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  const pro = await aPro(home.db);
  player = toActor(await aPlayer(home.db, pro), pro);
  other = toActor(await aPlayer(home.db, pro), pro);
});

const row = (actor = player) => home.db.users.findUniqueOrThrow({ where: { id: actor.id } });
/** The cards the provider has of somebody, by their last digits. */
const cardsAt = async (actor: Actor, at = simulator.url) => {
  const { stripe_id } = await row(actor);
  const answer = await fetch(`${at}/v1/customers/${stripe_id}/payment_methods`, {
    headers: { authorization: 'Bearer sk_test' },
  });
  const { data } = (await answer.json()) as { data: { id: string; card: { last4: string } }[] };
  return data.map(({ card }) => card.last4);
};
const customersNamed = (id: string) =>
  simulator.store
    .all<{ id: string; object: 'customer'; metadata: Record<string, string> }>('customer')
    .filter(({ metadata }) => metadata['reference'] === id);

/** The caller on a device of theirs, on which they have just given their password. */
async function trusted(actor: Actor): Promise<Actor> {
  const { token } = await openSession(actor.id, { userAgent: null }, services);
  const session = await readSession(token, services);
  const known = session!.actor;
  await home.db.sessions.update({
    where: { id_hash: known.session_id_hash },
    data: { password_checked_until: new Date(clock.now().getTime() + 5 * MINUTE_MS) },
  });
  return known;
}

/** What the browser does with the secret. */
async function confirm(client_secret: string, payment_method: string): Promise<string> {
  const id = client_secret.split('_secret_')[0];
  const answer = await fetch(`${simulator.url}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret, payment_method }),
  });
  return ((await answer.json()) as { payment_method: string }).payment_method;
}

describe('a customer', () => {
  test('is one for each person, however often and at once it is asked for', async () => {
    const { granted } = await atOnce([1, 2, 3, 4].map(() => addCustomer(player, services)));
    expect(new Set(granted.map(({ customer }) => customer)).size).toBe(1);
    expect(await addCustomer(player, services)).toMatchObject({ customer: granted[0]!.customer });
    expect(customersNamed(player.id)).toHaveLength(1);
    expect((await row()).stripe_id).toBe(granted[0]!.customer);
    expect(customersNamed(player.id)[0]).toMatchObject({ name: 'Jamie Whitlock', email: (await row()).email });
  });

  test('is found again by whoever died before it was written down', async () => {
    const held = simulator.hold('before the answer', 'POST /v1/customers');
    const dying = addCustomer(player, { ...services, db: await unwritable() });
    await held.reached;
    held.release();
    await expect(dying).rejects.toThrow('killed');
    expect((await row()).stripe_id).toBeNull();
    const { customer } = await addCustomer(player, services);
    expect(customersNamed(player.id).map(({ id }) => id)).toEqual([customer]);
  });

  test('that was erased while the provider made it is forgotten there too', async () => {
    const held = simulator.hold('before the answer', 'POST /v1/customers');
    const adding = addCustomer(player, services);
    await held.reached;
    await home.db.users.delete({ where: { id: player.id } });
    held.release();
    expect((await catchRefusal(adding)).status).toBe(401);
    expect(customersNamed(player.id)).toMatchObject([{ _deleted: true }]);
  });

  test('is needed for an intent', async () => {
    expect((await catchRefusal(beginCard(player, services))).status).toBe(409);
    await addCustomer(player, services);
    expect((await beginCard(player, services)).client_secret).toMatch(/^seti_\w+_secret_\w+$/);
  });
});

/** A database whose process dies before it writes. */
async function unwritable() {
  const { db } = home;
  return new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'users'
        ? { findFirst: db.users.findFirst.bind(db.users), updateMany: () => Promise.reject(new Error('killed')) }
        : (Reflect.get(target, name, receiver) as unknown),
  });
}

describe('a first card', () => {
  test('is the one the browser confirmed', async () => {
    const { client_secret } = await addCustomer(player, services);
    const payment_method = await confirm(client_secret, 'pm_card_mastercard');
    expect(await addCard(player, { payment_method }, services)).toEqual({ stripe_card: '4444' });
    expect(await row()).toMatchObject({ stripe_payment_method: payment_method, stripe_card: '4444' });
    expect(await cardsAt(player)).toEqual(['4444']);
  });

  test('makes a customer of whoever is none, and the same again answers the same', async () => {
    expect(await addCard(player, { payment_method: 'pm_card_visa' }, services)).toEqual({ stripe_card: '4242' });
    const { stripe_payment_method } = await row();
    for (const payment_method of ['pm_card_visa', stripe_payment_method!])
      expect(await addCard(player, { payment_method }, services)).toEqual({ stripe_card: '4242' });
    expect((await row()).stripe_payment_method).toBe(stripe_payment_method);
    expect(await cardsAt(player)).toEqual(['4242']);
  });

  test('of two at once is one, and the other is forgotten', async () => {
    await addCustomer(player, services);
    const { granted, refused } = await atOnce(
      ['pm_card_visa', 'pm_card_mastercard'].map((payment_method) => addCard(player, { payment_method }, services)),
    );
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [403]]);
    expect(await cardsAt(player)).toEqual([granted[0]!.stripe_card]);
    expect((await row()).stripe_card).toBe(granted[0]!.stripe_card);
  });

  test('that is declined is told in the bank’s words, and nothing is kept', async () => {
    const refusal = await catchRefusal(
      addCard(player, { payment_method: 'pm_card_chargeDeclinedExpiredCard' }, services),
    );
    expect(refusal).toMatchObject({ status: 418, code: 'card_error', message: 'Your card has expired.' });
    expect(await row()).toMatchObject({ stripe_payment_method: null, stripe_card: null });
  });

  test('of somebody else is refused as one that does not exist is', async () => {
    await addCard(other, { payment_method: 'pm_card_visa' }, services);
    const { stripe_payment_method } = await row(other);
    const texts = await Promise.all(
      [stripe_payment_method!, 'pm_nobody_knows'].map((payment_method) =>
        expectFault('payment_method', addCard(player, { payment_method }, services)),
      ),
    );
    expect(texts[0]).toBe(texts[1]);
    expect((await row()).stripe_card).toBeNull();
    expect(await cardsAt(other)).toEqual(['4242']);
  });

  test('stands in the place of "not now"', async () => {
    await home.db.users.update({ where: { id: player.id }, data: { card_later_at: clock.now() } });
    await addCard(player, { payment_method: 'pm_card_visa' }, services);
    expect((await row()).card_later_at).toBeNull();
  });
});

describe('a change of card', () => {
  beforeEach(() => addCard(player, { payment_method: 'pm_card_visa' }, services));

  test('wants the password, by whichever call', async () => {
    for (const call of [changeCard, addCard])
      expect((await catchRefusal(call(player, { payment_method: 'pm_card_amex' }, services))).status).toBe(403);
    expect((await row()).stripe_card).toBe('4242');
  });

  test('puts the new card in the place of the old one, which the provider forgets', async () => {
    const me = await trusted(player);
    const { client_secret } = await beginCard(me, services);
    const payment_method = await confirm(client_secret, 'pm_card_authenticationRequired');
    const named = { payment_method, client_secret, name: 'J Whitlock' };
    expect(await changeCard(me, named, services)).toEqual({ stripe_card: '3184' });
    expect(await row()).toMatchObject({ stripe_payment_method: payment_method, stripe_card: '3184' });
    expect(await cardsAt(player)).toEqual(['3184']);
    expect(await changeCard(me, named, services)).toEqual({ stripe_card: '3184' });
    expect(await cardsAt(player)).toEqual(['3184']);
  });

  test('is over five minutes after the password', async () => {
    const me = await trusted(player);
    clock.pass(5 / 60 + 0.001);
    expect((await catchRefusal(changeCard(me, { payment_method: 'pm_card_amex' }, services))).status).toBe(403);
  });

  test('is of the device that gave the password, and no other', async () => {
    await trusted(player);
    const { token } = await openSession(player.id, { userAgent: null }, services);
    const elsewhere = await readSession(token, services);
    const change = changeCard(elsewhere!.actor, { payment_method: 'pm_card_amex' }, services);
    expect((await catchRefusal(change)).status).toBe(403);
  });

  test('that is refused leaves the old card as it was', async () => {
    const me = await trusted(player);
    const before = await row();
    const declined = changeCard(me, { payment_method: 'pm_card_chargeDeclinedExpiredCard' }, services);
    expect(await catchRefusal(declined)).toMatchObject({ status: 418, code: 'card_error' });
    await addCard(other, { payment_method: 'pm_card_amex' }, services);
    const { stripe_payment_method: theirs } = await row(other);
    await expectFault('payment_method', changeCard(me, { payment_method: theirs! }, services));
    expect(await row()).toEqual(before);
    expect(await cardsAt(player)).toEqual(['4242']);
  });

  test('made twice at once ends with one card, that both sides know', async () => {
    const me = await trusted(player);
    await atOnce(
      ['pm_card_amex', 'pm_card_mastercard', 'pm_card_visa_debit'].map((payment_method) =>
        changeCard(me, { payment_method }, services),
      ),
    );
    const { stripe_card } = await row();
    expect(await cardsAt(player)).toEqual([stripe_card]);
  });
});

describe('a provider that is away', () => {
  test('is told as that, whether it does not answer or is not set up', async () => {
    const gone = await startSimulator();
    const payments = createTestPayments(gone.url);
    await gone.close();
    const refusal = await catchRefusal(addCustomer(player, { ...services, payments }));
    expect(refusal).toMatchObject({ status: 503, message: expect.stringContaining('payment provider') as string });
    expect((await row()).stripe_id).toBeNull();
  });

  test('that did the work and lost the answer has done it once', async () => {
    const held = simulator.hold('before the answer', 'POST /v1/customers');
    onTestFinished(held.release);
    const first = addCustomer(player, services);
    await held.reached;
    // Whoever waits too long asks again, while the first call is still under way.
    const second = addCustomer(player, { ...services, payments: testPayments });
    held.release();
    const [one, two] = await Promise.all([first, second]);
    expect(one.customer).toBe(two.customer);
    expect(customersNamed(player.id)).toHaveLength(1);
  });
});
