import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs, runPendingJobs } from '#test/jobs.ts';
import { simulator, testPayments, WEBHOOK_SECRET } from '#test/payments.ts';
import { signWebhook } from '@fairway/stripe-simulator/webhook-sender';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { jobRegistry } from '#main/jobs.ts';
import { addCard, addCustomer } from '#domains/checkout/cards/service.ts';
import { handleStripeWebhook } from './service.ts';
import { saveConnectedAccount } from '#domains/checkout/payout-account/service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  const coach = await aPro(home.db);
  pro = toActor(coach);
  player = toActor(await aPlayer(home.db, coach), coach);
});

const row = (actor = player) => home.db.users.findUniqueOrThrow({ where: { id: actor.id } });

/** A message as Stripe sends it. */
function message(type: string, object: object, id = `evt_${uuid()}`): { body: Buffer; signature: string; id: string } {
  const text = JSON.stringify({ id, object: 'event', type, data: { object } });
  return { id, body: Buffer.from(text), signature: signWebhook(text, WEBHOOK_SECRET) };
}
const hear = ({ body, signature }: ReturnType<typeof message>, needs: Partial<typeof services> = {}) =>
  handleStripeWebhook(body, signature, { ...services, ...needs });
/** The intent of a card that the browser has just confirmed. */
async function confirmed(payment_method = 'pm_card_visa') {
  const { client_secret, customer } = await addCustomer(player, services);
  const id = client_secret.split('_secret_')[0];
  const answer = await fetch(`${simulator.url}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret, payment_method }),
  });
  return { ...((await answer.json()) as { payment_method: string }), customer };
}

describe('a message', () => {
  test('is believed when its signature is the provider’s, of these very bytes and of now', async () => {
    const { body, signature } = message('x', {});
    expect(await handleStripeWebhook(body, signature, services)).toBe(true);
    expect(await handleStripeWebhook(Buffer.concat([body, Buffer.from(' ')]), signature, services)).toBe(false);
    expect(await handleStripeWebhook(body, signWebhook(body.toString(), 'whsec_guessed'), services)).toBe(false);
    expect(await handleStripeWebhook(body, signWebhook(body.toString(), WEBHOOK_SECRET, 1), services)).toBe(false);
    expect(await handleStripeWebhook(body, '', services)).toBe(false);
  });

  test('of a payment that is none of ours is taken in, whatever its maker calls it', async () => {
    for (const purchase_id of ['order 7', uuid()]) {
      const strange = message('payment_intent.succeeded', { id: 'pi_theirs', metadata: { purchase_id } });
      expect(await hear(strange)).toBe(true);
    }
  });

  test('is taken in once, however often and at once it comes', async () => {
    await addCard(player, { payment_method: 'pm_card_visa' }, services);
    const { stripe_payment_method } = await row();
    const gone = message('payment_method.detached', { id: stripe_payment_method });
    await atOnce([hear(gone), hear(gone), hear(gone)]);
    expect(await row()).toMatchObject({ stripe_payment_method: null, stripe_card: null });
    await home.db.users.update({ where: { id: player.id }, data: { stripe_payment_method, stripe_card: '4242' } });
    expect(await hear(gone)).toBe(true);
    expect((await row()).stripe_card).toBe('4242');
    expect(await home.db.webhook_events.count({ where: { id: gone.id } })).toBe(1);
  });

  test('that could not be acted on is not taken in, and works when it comes again', async () => {
    const intent = await confirmed();
    const news = message('setup_intent.succeeded', intent);
    const away = { ...testPayments, saveCard: () => Promise.reject(new Error('away')) };
    await expect(hear(news, { payments: away })).rejects.toThrow('away');
    expect(await home.db.webhook_events.count({ where: { id: news.id } })).toBe(0);
    await hear(news);
    expect(await row()).toMatchObject({ stripe_payment_method: intent.payment_method, stripe_card: '4242' });
  });

  test('is forgotten when it will not come again', async () => {
    const old = message('x', {});
    await hear(old);
    clock.pass(61 * 24);
    const fresh = message('x', {});
    await hear(fresh);
    await jobRegistry.get('sweep-webhook-events').run({}, testJobs(home.db, clock.now()));
    const left = await home.db.webhook_events.findMany({ where: { id: { in: [old.id, fresh.id] } } });
    expect(left.map(({ id }) => id)).toEqual([fresh.id]);
  });
});

describe('a card that the browser confirmed and could not tell of', () => {
  test('is kept as the first one', async () => {
    const intent = await confirmed('pm_card_amex');
    await hear(message('setup_intent.succeeded', intent));
    expect(await row()).toMatchObject({ stripe_payment_method: intent.payment_method, stripe_card: '0005' });
    expect(await addCard(player, intent, services)).toEqual({ stripe_card: '0005' });
  });

  test('does not take the place of another: that takes the password', async () => {
    await addCard(player, { payment_method: 'pm_card_visa' }, services);
    await hear(message('setup_intent.succeeded', await confirmed('pm_card_amex')));
    expect((await row()).stripe_card).toBe('4242');
  });

  test('is nobody’s when it was let go of meanwhile, or its customer is gone', async () => {
    const intent = await confirmed();
    await testPayments.forgetCard(intent.payment_method);
    expect(await hear(message('setup_intent.succeeded', intent))).toBe(true);
    expect(await hear(message('setup_intent.succeeded', { ...intent, customer: 'cus_gone' }))).toBe(true);
    expect((await row()).stripe_card).toBeNull();
  });
});

test('a payee stands as the provider says now, whatever order its messages come in', async () => {
  const { identity_status } = await saveConnectedAccount(
    pro,
    {
      address_line1: '4 Mill Lane',
      address_city: 'Lewes',
      address_postcode: 'BN7 2LA',
      dob: '1984-05-17',
      account_name: 'Robin Calder',
      sortcode: '108800',
      accountno: '00012345',
      tos: true,
    },
    services,
    { ip: '192.0.2.1' },
  );
  expect(identity_status).toBe('none');
  const { stripe_account_id: id } = await row(pro);
  const account = simulator.store.find<{ id: string; object: 'account' }>('account', id!)!;
  simulator.store.put({
    ...account,
    payouts_enabled: true,
    requirements: { currently_due: [], disabled_reason: null },
  });
  const late = message('account.updated', {
    id,
    payouts_enabled: false,
    requirements: { disabled_reason: 'rejected.x' },
  });
  await hear(late);
  const standing = { account_status: 'verified', account_last4: '2345' };
  expect(await row(pro)).toMatchObject(standing);
  // Closed since, as an account is by the erasure of its coach: there is nothing to ask, and the message must not come for days.
  simulator.store.put({ ...account, _deleted: true });
  expect(await hear(message('account.updated', { id }))).toBe(true);
  expect(await row(pro)).toMatchObject(standing);
});

test('the customer of whoever is gone is removed, once or more often', async () => {
  await addCard(player, { payment_method: 'pm_card_visa' }, services);
  const { stripe_id } = await row();
  for (const gone of [stripe_id!, stripe_id!, 'cus_never_was'])
    await publishTestEvent(home.db, { topic: 'customer.gone', payload: { stripe_id: gone } });
  await runPendingJobs(testJobs(home.db, clock.now()));
  expect(simulator.store.find('customer', stripe_id!)).toMatchObject({ _deleted: true });
  expect(await home.db.outbox.count({ where: { topic: 'customer.gone', processed_at: null } })).toBe(0);
});
