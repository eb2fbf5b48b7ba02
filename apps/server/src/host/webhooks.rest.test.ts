import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf } from '@fairway/testing/calls';
import { appOn } from '@fairway/testing/app';
import { fileDatabase } from '@fairway/testing/file-database';
import { testDeps } from '@fairway/testing/deps';
import { WEBHOOK_SECRET } from '@fairway/testing/payments';
import { signatureOf } from '@fairway/testing/stripe/news';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard } from '../domains/payments/use-cases/cards.ts';

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
const signed = (payload: string) => post(payload, { 'stripe-signature': signatureOf(payload, WEBHOOK_SECRET) });

test('what the provider says is heard as it came, blanks and all', async () => {
  const pro = await aPro(home.db);
  const player = await aPlayer(home.db, pro);
  await addCard(actorOf(player, pro), { payment_method: 'pm_card_visa' }, testDeps(home, { now: () => new Date() }));
  const { stripe_payment_method: id } = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
  const event = { id: 'evt_1', object: 'event', type: 'payment_method.detached', data: { object: { id } } };
  const answer = await signed(`${JSON.stringify(event, null, 3)}\n`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  expect((await home.db.users.findUniqueOrThrow({ where: { id: player.id } })).stripe_card).toBeNull();
});

test.each<[string, Record<string, string>]>([
  ['no signature', {}],
  ['a signature of nothing', { 'stripe-signature': '' }],
  ['another’s signature', { 'stripe-signature': signatureOf('{}', 'whsec_another') }],
  ['a sign-in in place of one', { authorization: 'Bearer x' }],
])('with %s nobody is heard', async (_, headers) => {
  const answer = await post('{}', headers);
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'This message is not signed by Stripe.' }]);
});

test('an empty message is none', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/stripe/webhook' })).statusCode).toBe(400);
});

test('pages may talk to where cards are confirmed, and to Stripe’s form only where it is set up', async () => {
  const policyOf = async (publishableKey: string | null) => {
    const payments = {
      ...testDeps(home, { now: () => new Date() }).payments,
      publishableKey,
      apiUrl: 'https://api.stripe.com',
    };
    const other = await appOn(home.db, { deps: { payments } });
    const { headers } = await other.inject('/api-docs-or-any-page');
    await other.close();
    return String(headers['content-security-policy']);
  };
  const without = await policyOf(null);
  expect(without).toContain("script-src 'self';");
  expect(without).toContain("connect-src 'self' https://api.stripe.com;");
  expect(without).not.toContain('js.stripe.com');
  const withKey = await policyOf('pk_test_1');
  expect(withKey).toContain("script-src 'self' https://js.stripe.com;");
  expect(withKey).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
});
