import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { TEST_CARDS } from '@fairway/stripe-simulator/cards';
import { startSimulator, type Simulator, type SimulatorOptions } from '@fairway/stripe-simulator/simulator';
import Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';

const SECRET = 'whsec_of_this_test';

const connectClient = ({ url }: Pick<Simulator, 'url'>): Stripe => {
  const { hostname: host, port } = new URL(url);
  return new Stripe('sk_test_x', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

async function simulated(options: SimulatorOptions = {}) {
  const simulator = await startSimulator(options);
  onTestFinished(() => simulator.close());
  return { simulator, stripe: connectClient(simulator) };
}

/** An application that takes messages; the first `refused` of them it does not. */
async function application({ refused = 0 } = {}) {
  const taken: Stripe.Event[] = [];
  let left = refused;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      left -= 1;
      if (left >= 0) return void response.writeHead(503).end();
      const signature = String(request.headers['stripe-signature']);
      taken.push(Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, SECRET));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** The error a call ends in, as Stripe's client tells it. */
async function refused(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => expect.unreachable('Stripe would have refused this'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeError);
  return error as Stripe.errors.StripeError;
}

/** A browser's call: no key, but the secret of the intent. */
async function inBrowser(url: string, call: string, fields: Record<string, string>) {
  const response = await fetch(`${url}/v1/${call}`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, body: (await response.json()) as { status?: string; error?: { message: string } } };
}

async function aCustomerWith(stripe: Stripe, card: string) {
  const customer = await stripe.customers.create({ email: 'jamie@example.com', metadata: { reference: 'r' } });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return { customer: customer.id, payment_method: method.id };
}

describe('customers and their cards', () => {
  test('are made, changed, listed and forgotten', async () => {
    const { stripe } = await simulated();
    const { customer, payment_method } = await aCustomerWith(stripe, 'pm_card_visa');
    const changed = await stripe.customers.update(customer, {
      name: 'Jamie Whitlock',
      metadata: { place: 'Lewes' },
      invoice_settings: { default_payment_method: payment_method },
    });
    expect(changed).toMatchObject({
      email: 'jamie@example.com',
      name: 'Jamie Whitlock',
      metadata: { reference: 'r', place: 'Lewes' },
      invoice_settings: { default_payment_method: payment_method },
    });
    const { data } = await stripe.customers.listPaymentMethods(customer);
    expect(data.map(({ card }) => card?.last4)).toEqual(['4242']);
    expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await refused(stripe.customers.update(customer, {}))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  test('a card belongs to one customer, and once let go to none', async () => {
    const { stripe } = await simulated();
    const one = await aCustomerWith(stripe, 'pm_card_visa');
    const other = await stripe.customers.create({});
    const take = () => stripe.paymentMethods.attach(one.payment_method, { customer: other.id });
    expect(await refused(take())).toMatchObject({ statusCode: 400, code: 'payment_method_unexpected_state' });
    await stripe.paymentMethods.detach(one.payment_method);
    expect(await refused(take())).toMatchObject({ statusCode: 400, code: 'payment_method_unexpected_state' });
  });

  test('cards by number are known by it, and others refused', async () => {
    const { stripe } = await simulated();
    const card = { exp_month: 3, exp_year: 2034, cvc: '123' };
    const good = await stripe.paymentMethods.create({ type: 'card', card: { ...card, number: '4242 4242 4242 4242' } });
    expect(good.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2034 });
    const bad = stripe.paymentMethods.create({ type: 'card', card: { ...card, number: '1234123412341234' } });
    expect(await refused(bad)).toMatchObject({ type: 'StripeCardError', code: 'incorrect_number' });
  });

  test.each(Object.entries(TEST_CARDS).filter(([, { behaviour }]) => behaviour === 'declines'))(
    '%s is declined when it is saved, with the words for the cardholder',
    async (name, { code, decline_code, message }) => {
      const { simulator, stripe } = await simulated();
      const { id: customer } = await stripe.customers.create({});
      const fault = { statusCode: 402, type: 'StripeCardError', code, decline_code, message };
      expect(await refused(stripe.paymentMethods.attach(name, { customer }))).toMatchObject(fault);
      const intent = await stripe.setupIntents.create({ customer });
      const { status, body } = await inBrowser(simulator.url, `setup_intents/${intent.id}/confirm`, {
        client_secret: intent.client_secret ?? '',
        payment_method: name,
      });
      expect([status, body.error?.message]).toEqual([402, message]);
      expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
    },
  );
});

describe('saving a card', () => {
  test.each(['pm_card_visa', 'pm_card_authenticationRequired'])('%s is confirmed by the browser', async (card) => {
    const { simulator, stripe } = await simulated();
    const { id: customer } = await stripe.customers.create({});
    const { id, client_secret } = await stripe.setupIntents.create({ customer, usage: 'off_session' });
    const confirm = { client_secret: client_secret ?? '', payment_method: card };
    const { status, body } = await inBrowser(simulator.url, `setup_intents/${id}/confirm`, confirm);
    expect([status, body.status]).toEqual([200, 'succeeded']);
    const done = await stripe.setupIntents.retrieve(id);
    const { data } = await stripe.customers.listPaymentMethods(customer);
    expect(data.map((method) => method.id)).toEqual([done.payment_method]);
    expect(await refused(stripe.setupIntents.confirm(id, { payment_method: card }))).toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  test('confirmed by the server, a card that wants its cardholder waits for them', async () => {
    const { stripe } = await simulated();
    const { id: customer } = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer });
    const asked = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequired' });
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  });

  test('nobody confirms an intent whose secret they do not know', async () => {
    const { simulator, stripe } = await simulated();
    const { id } = await stripe.setupIntents.create({});
    const call = `setup_intents/${id}/confirm`;
    const guessed = await inBrowser(simulator.url, call, { client_secret: 'x', payment_method: 'pm_card_visa' });
    expect(guessed.status).toBe(400);
    expect((await inBrowser(simulator.url, call, { payment_method: 'pm_card_visa' })).status).toBe(401);
    expect((await inBrowser(simulator.url, 'customers', { client_secret: 'x' })).status).toBe(401);
  });
});

describe('payments', () => {
  const paying = { amount: 5000, currency: 'gbp', off_session: true, confirm: true } as const;

  test('are taken from a saved card, and given back up to what was paid', async () => {
    const { stripe } = await simulated();
    const paid = await stripe.paymentIntents.create({ ...paying, ...(await aCustomerWith(stripe, 'pm_card_visa')) });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5000 });
    const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 2000 });
    expect(refund).toMatchObject({ amount: 2000, status: 'succeeded', charge: paid.latest_charge });
    expect(await refused(stripe.refunds.create({ payment_intent: paid.id, amount: 3001 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent: paid.id });
    expect(await refused(stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await stripe.charges.retrieve(paid.latest_charge as string)).toMatchObject({
      amount_refunded: 5000,
      refunded: true,
    });
  });

  test('of a card that wants its cardholder are refused without them, and go through when the browser confirms', async () => {
    const { simulator, stripe } = await simulated();
    const who = await aCustomerWith(stripe, 'pm_card_authenticationRequired');
    const error = await refused(stripe.paymentIntents.create({ ...paying, ...who }));
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    const { id, client_secret } = error.payment_intent!;
    const done = await inBrowser(simulator.url, `payment_intents/${id}/confirm`, {
      client_secret: client_secret ?? '',
    });
    expect([done.status, done.body.status]).toEqual([200, 'succeeded']);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', amount_received: 5000 });
    expect(await refused(stripe.paymentIntents.confirm(id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('with the cardholder present ask for them', async () => {
    const { stripe } = await simulated();
    const who = await aCustomerWith(stripe, 'pm_card_threeDSecure2Required');
    const { off_session: _, ...present } = paying;
    expect(await stripe.paymentIntents.create({ ...present, ...who })).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
  });

  test('of a card that fails once it is saved are declined', async () => {
    const { stripe } = await simulated();
    const who = await aCustomerWith(stripe, 'pm_card_chargeCustomerFail');
    expect(await refused(stripe.paymentIntents.create({ ...paying, ...who }))).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  });

  test('are cancelled until they are made', async () => {
    const { stripe } = await simulated();
    const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'gbp' });
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
    for (const call of [
      () => stripe.paymentIntents.cancel(id),
      () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ])
      expect(await refused(call())).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('can be held back and captured', async () => {
    const { stripe } = await simulated();
    const held = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'gbp',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect(held).toMatchObject({ status: 'requires_capture', amount_received: 0, amount_capturable: 900 });
    expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({ status: 'succeeded', amount_received: 900 });
  });

  test('with somebody else’s card, or none, or of nothing, are refused', async () => {
    const { stripe } = await simulated();
    const { payment_method } = await aCustomerWith(stripe, 'pm_card_visa');
    const { id: customer } = await stripe.customers.create({});
    const create = (fields: Partial<Stripe.PaymentIntentCreateParams>) =>
      refused(stripe.paymentIntents.create({ amount: 900, currency: 'gbp', ...fields }));
    expect(await create({ customer, payment_method, confirm: true })).toMatchObject({ param: 'payment_method' });
    expect(await create({ customer, confirm: true })).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await create({ amount: 29 })).toMatchObject({ code: 'amount_too_small' });
    expect(await create({ amount: 1.5 })).toMatchObject({ code: 'parameter_invalid_integer' });
    expect(await create({ customer: 'cus_none' })).toMatchObject({ code: 'resource_missing', param: 'customer' });
    expect(await create({ currency: 'irr' })).toMatchObject({ statusCode: 400, param: 'currency' });
  });

  test.each([
    ['isk', 50_050, 50_000],
    ['ugx', 2_000_001, 2_000_100],
    ['kwd', 5_124, 5_120],
    ['bhd', 1_001, 1_010],
  ])('in %s of %i are refused, and taken of %i', async (currency, bad, good) => {
    const { stripe } = await simulated();
    const fault = { statusCode: 400, param: 'amount' };
    expect(await refused(stripe.paymentIntents.create({ currency, amount: bad }))).toMatchObject(fault);
    const { id } = await stripe.paymentIntents.create({ currency, amount: good });
    expect(await refused(stripe.paymentIntents.update(id, { amount: bad }))).toMatchObject(fault);
  });
});

describe('idempotency keys', () => {
  const idempotencyKey = 'lesson-1';

  test('give one answer however often they are sent, refusals of cards included', async () => {
    const { stripe } = await simulated();
    const create = () => stripe.customers.create({ name: 'Jamie' }, { idempotencyKey });
    const [one, two] = [await create(), await create()];
    expect(two.id).toBe(one.id);
    expect(two.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    const { customer, payment_method } = await aCustomerWith(stripe, 'pm_card_chargeCustomerFail');
    const pay = () =>
      stripe.paymentIntents.create(
        { amount: 900, currency: 'gbp', customer, payment_method, confirm: true },
        { idempotencyKey: 'pay' },
      );
    const [first, second] = [await refused(pay()), await refused(pay())];
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  test('are locked while the first call is under way', async () => {
    const { simulator, stripe } = await simulated();
    const held = simulator.hold('before the work', 'POST /v1/customers');
    const first = stripe.customers.create({}, { idempotencyKey });
    await held.reached;
    expect(await refused(stripe.customers.create({}, { idempotencyKey }))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    held.release();
    const { id } = await first;
    expect((await stripe.customers.create({}, { idempotencyKey })).id).toBe(id);
  });

  test('cannot be used for something else, and remember nothing of what was never executed', async () => {
    const { stripe } = await simulated();
    await stripe.customers.create({ name: 'Jamie' }, { idempotencyKey });
    expect(await refused(stripe.customers.create({ name: 'Priya' }, { idempotencyKey }))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
    const pay = (amount: number) => stripe.paymentIntents.create({ amount, currency: 'gbp' }, { idempotencyKey: 'p' });
    await refused(pay(1));
    expect(await pay(900)).toMatchObject({ amount: 900 });
  });
});

describe('messages', () => {
  test('are signed as Stripe signs them, and sent again until they are taken', async () => {
    const { taken, url } = await application({ refused: 2 });
    const { simulator, stripe } = await simulated({ hook: { url, secret: SECRET } });
    const { customer, payment_method } = await aCustomerWith(stripe, 'pm_card_visa');
    await simulator.told();
    expect(taken.map(({ type }) => type).sort()).toEqual(['customer.created', 'payment_method.attached']);
    expect(taken.find(({ type }) => type === 'payment_method.attached')?.data.object).toMatchObject({
      id: payment_method,
      customer,
    });
    expect(JSON.stringify(taken)).not.toContain('"_');
  });

  test('that nobody took wait for the next start, which knows everything else too', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-cards-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'book.jsonl');
    const before = await startSimulator({ file, hook: { url: 'http://127.0.0.1:9/', secret: SECRET } });
    const made = await aCustomerWith(connectClient(before), 'pm_card_visa');
    await before.close();
    // A kill in the middle of a write leaves half a line.
    fs.appendFileSync(file, '{"id":"cus_half","obj');

    const { taken, url } = await application();
    const { simulator, stripe } = await simulated({ file, hook: { url, secret: SECRET } });
    await simulator.told();
    expect(taken).toHaveLength(2);
    const { data } = await stripe.customers.listPaymentMethods(made.customer);
    expect(data.map(({ id }) => id)).toEqual([made.payment_method]);
  });
});

test('what Stripe knows and the simulator does not is told', async () => {
  const { stripe } = await simulated();
  expect(await refused(stripe.coupons.create({}))).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('POST: /v1/coupons') as string,
  });
});
