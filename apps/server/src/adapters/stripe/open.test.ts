import { simulator, WEBHOOK_SECRET } from '#test/payments.ts';
import { signWebhook } from '@fairway/stripe-simulator/webhook-sender';
import { expect, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { openPayments } from './open.ts';

const env = readEnv({
  DATABASE_URL: 'postgres://none',
  REDIS_URL: 'redis://none',
  STRIPE_SECRET_KEY: 'sk_test_simulator',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: simulator.url,
});
const message = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } });
const person = { reference: 'open-1', email: 'robin@example.com', name: 'Robin Calder' };

test('what browsers are told is there before the provider’s library is, and the library at the first call', async () => {
  const importStripe = vi.fn(() => import('./stripe.ts'));
  const payments = openPayments(env, undefined, importStripe);
  expect([payments.publishableKey, payments.apiUrl]).toEqual([null, simulator.url]);
  expect(importStripe).not.toHaveBeenCalled();
  expect(await payments.addCustomer(person)).toMatch(/^cus_/);
  expect(await payments.readNews(Buffer.from(message), 't=1,v1=')).toBeNull();
  expect(importStripe).toHaveBeenCalledOnce();
});

test('a message may be the first call', async () => {
  const signature = signWebhook(message, WEBHOOK_SECRET);
  expect(await openPayments(env).readNews(Buffer.from(message), signature)).toEqual({ id: 'evt_1', news: null });
});

test('a library that cannot be loaded is the clear error of each call, and ends nothing', async () => {
  const payments = openPayments(env, undefined, () => Promise.reject(new Error('No such file')));
  for (const call of [() => payments.addCustomer(person), () => payments.readNews(Buffer.from(message), 't=1,v1=')])
    await expect(call()).rejects.toThrow('The library of the card provider could not be loaded');
});
