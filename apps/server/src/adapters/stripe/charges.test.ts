import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { beginPayment, refundPayment } from './charges.ts';

interface Answer {
  status: number;
  body: object;
  replayed?: boolean;
}

/** Stripe's client of a provider that answers each call, by its `POST /v1/…` and its idempotency key, as the test says. */
async function answering(answer: (call: string, key: string) => Answer): Promise<Stripe> {
  const server = createServer((request, response) => {
    request.resume();
    const { status, body, replayed } = answer(
      `${request.method} ${request.url}`,
      String(request.headers['idempotency-key']),
    );
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

const refusal = (status: number, fields: object): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'words for us', ...fields } },
});
const request = {
  reference: 'purchase',
  stripe_id: 'cus_1',
  amount: 6_000,
  currency: 'GBP',
  description: '4 lesson credits',
  stripe_account_id: null,
};
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => error,
  );

describe('beginning a payment', () => {
  test.each([
    [400, { code: 'amount_too_small', param: 'amount' }, /less than a card can be charged/],
    [400, { code: 'amount_too_large', param: 'amount' }, /more than a card can be charged/],
    [400, { param: 'currency' }, /cannot be charged in this currency/],
    [404, { code: 'resource_missing', param: 'customer' }, /cannot be taken/],
    [400, { code: 'insufficient_capabilities_for_transfer' }, /cannot be taken/],
    [400, {}, /cannot be taken/],
    [403, { code: 'account_invalid' }, /cannot be taken/],
  ])('that Stripe answers with %i %j is a refusal of the price', async (status, fields, text) => {
    const stripe = await answering(() => refusal(status, fields));
    const error = await thrownBy(beginPayment(stripe, request));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      kind: 'invalid',
      body: { errors: { price: [expect.stringMatching(text) as string] } },
    });
  });

  test.each([
    [401, {}],
    // The key may not begin payments: a fault of ours.
    [403, { code: 'more_permissions_required' }],
    [400, { type: 'idempotency_error' }],
    [500, { type: 'api_error' }],
  ])('that Stripe answers with %i %j stays open', async (status, fields) => {
    const stripe = await answering(() => refusal(status, fields));
    expect(await thrownBy(beginPayment(stripe, request))).toBeInstanceOf(Stripe.errors.StripeError);
  });
});

describe('giving a payment back that Stripe has refused to give back before', () => {
  const KEY = 'refund-purchase';
  const refund = (again: Answer) => {
    const keys: string[] = [];
    const asked = answering((call, key) => {
      if (call === 'GET /v1/payment_intents/pi_1') return { status: 200, body: { id: 'pi_1', transfer_data: null } };
      if (call.startsWith('GET /v1/refunds')) return { status: 200, body: { data: [{ id: 're_before' }] } };
      keys.push(key);
      return key === KEY ? { ...refusal(400, { code: 'balance_insufficient' }), replayed: keys.length > 1 } : again;
    });
    return { keys, give: async () => refundPayment(await asked, 'pi_1', 'purchase') };
  };

  test('asks it anew, and never twice under one key', async () => {
    const { keys, give } = refund({ status: 200, body: { id: 're_now' } });
    expect(await give()).toBeNull();
    expect(keys).toEqual([KEY]);
    expect(await give()).toEqual({ refund_id: 're_now' });
    expect(keys).toEqual([KEY, KEY, expect.not.stringMatching(KEY)]);
  });

  test.each([
    ['refuses it now', { code: 'charge_disputed' }, null],
    ['has given it back by then', { code: 'charge_already_refunded' }, { refund_id: 're_before' }],
  ])('and answers as Stripe does that %s', async (_, fields, answer) => {
    const { give } = refund(refusal(400, fields));
    await give();
    expect(await give()).toEqual(answer);
  });
});
