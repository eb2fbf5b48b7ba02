import { aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { appOn } from '#test/app.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { WEBHOOK_SECRET } from '#test/payments.ts';
import { signWebhook } from '@fairway/stripe-simulator/webhook-sender';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard } from '#domains/checkout/cards/service.ts';

const home = fileDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = await appOn(home.db);
});
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const signed = (payload: string) => post(payload, { 'stripe-signature': signWebhook(payload, WEBHOOK_SECRET) });

test('what the provider says is heard as it came, blanks and all', async () => {
  const pro = await aPro(home.db);
  const player = await aPlayer(home.db, pro);
  await addCard(
    toActor(player, pro),
    { payment_method: 'pm_card_visa' },
    testServices(home, { now: () => new Date() }),
  );
  const { stripe_payment_method: id } = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
  const event = { id: 'evt_1', object: 'event', type: 'payment_method.detached', data: { object: { id } } };
  const answer = await signed(`${JSON.stringify(event, null, 3)}\n`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  expect((await home.db.users.findUniqueOrThrow({ where: { id: player.id } })).stripe_card).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['no signature', {}],
  ['a signature of nothing', { 'stripe-signature': '' }],
  ['half a signature', { 'stripe-signature': 't=1,v1=' }],
  ['a signature that is no text', { 'stripe-signature': 't=,v1=\u00ff,v0=1' }],
  ['another’s signature', { 'stripe-signature': signWebhook('{}', 'whsec_another') }],
  ['a sign-in in place of one', { authorization: 'Bearer x' }],
])('with %s nobody is heard', async (_, headers) => {
  const answer = await post('{}', headers);
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'This message is not signed by Stripe.' }]);
});

test('an empty message is none', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/stripe/webhook' })).statusCode).toBe(400);
});

test('pages may talk to where cards are confirmed, and to Stripe’s form only where it is set up', async () => {
  const readPolicy = async (publishableKey: string | null) => {
    const payments = {
      ...testServices(home, { now: () => new Date() }).payments,
      publishableKey,
      apiUrl: 'https://api.stripe.com',
    };
    const other = await appOn(home.db, { services: { payments } });
    const { headers } = await other.inject('/api-docs-or-any-page');
    await other.close();
    return String(headers['content-security-policy']);
  };
  const without = await readPolicy(null);
  expect(without).toContain("script-src 'self';");
  expect(without).toContain("connect-src 'self' blob: https://api.stripe.com;");
  expect(without).not.toContain('js.stripe.com');
  const withKey = await readPolicy('pk_test_1');
  expect(withKey).toContain("script-src 'self' https://js.stripe.com;");
  expect(withKey).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
});
