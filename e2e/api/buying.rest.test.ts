import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { User } from '@fairway/contracts/auth/accounts';
import type { ErrorBody } from '@fairway/contracts/errors';
import { simulator } from '@fairway/server/test/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conformanceTo } from './conformance.ts';
import { CREDIT_PRICE } from './shop.ts';
import { openApi, type Api, type Input } from './world.ts';

const BUY = 'POST /stripe/add-credits';
let api: Api;
let conforms: ReturnType<typeof conformanceTo>;
beforeAll(async () => {
  api = await openApi();
  conforms = conformanceTo(api.document);
});
afterAll(() => api.close());

/** A try to buy, held to the document. */
async function buy(body: NonNullable<Input['body']>, idempotencyKey?: string) {
  const answer = await api.call('other_player', BUY, { body, ...(idempotencyKey && { idempotencyKey }) });
  conforms(BUY, answer);
  return { status: answer.status, credits: answer.body as CreditMap, refusal: answer.body as ErrorBody };
}
async function balance(): Promise<number> {
  const { body } = await api.call('other_player', 'GET /credits');
  return Object.values(body as CreditMap).flat().length;
}
/** What has been taken of the buyer's cards, in minor units. */
async function taken(): Promise<number[]> {
  const { stripe_id } = (await api.call('other_player', 'GET /user')).body as User;
  return simulator.store
    .all<{ id: string; object: 'charge'; customer: string; amount: number }>('charge')
    .filter(({ customer }) => customer === stripe_id)
    .map(({ amount }) => amount);
}
/** The buyer takes another card. */
async function pays(payment_method: string) {
  const { status } = await api.call('other_player', 'POST /stripe/update-card-details', { body: { payment_method } });
  expect(status).toBe(200);
}
/** What the browser does when the bank asks. */
async function confirm({ client_secret = '', payment_intent_id = '' }: ErrorBody) {
  const answer = await fetch(`${simulator.url}/v1/payment_intents/${payment_intent_id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret }),
  });
  expect(answer.ok).toBe(true);
}

describe('buying credits over REST', () => {
  test('charges once and gives one lot, however often the same key is sent', async () => {
    const [before, charged] = [await balance(), await taken()];
    const tries = await Promise.all([1, 2, 3].map(() => buy({ credits: 3, price: CREDIT_PRICE * 3 }, 'three credits')));
    for (const { status, credits } of [...tries, await buy({ credits: 3, price: CREDIT_PRICE * 3 }, 'three credits')]) {
      expect(status).toBe(200);
      expect(Object.values(credits).flat()).toHaveLength(before + 3);
    }
    expect(await taken()).toEqual([...charged, CREDIT_PRICE * 3]);
  });

  test('is two purchases without a key', async () => {
    const before = await balance();
    await buy({ credits: 1 });
    await buy({ credits: 1 });
    expect(await balance()).toBe(before + 2);
  });

  test('does not take the key of another purchase', async () => {
    expect((await buy({ credits: 5 }, 'five credits')).status).toBe(200);
    expect((await buy({ credits: 6 }, 'five credits')).status).toBe(409);
  });

  test('at another price than the one shown takes nothing', async () => {
    const charged = await taken();
    const { status, refusal } = await buy({ credits: 4, price: 1 });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['price']]);
    expect(await taken()).toEqual(charged);
  });

  test('of a card that is declined is a 418 in the bank’s words, and another card goes under another key', async () => {
    await pays('pm_card_chargeDeclined');
    const before = await balance();
    const { status, refusal } = await buy({ credits: 2 }, 'declined');
    expect({ status, ...refusal }).toEqual({ status: 418, code: 'card_error', message: 'Your card was declined.' });
    await pays('pm_card_visa');
    expect((await buy({ credits: 2 }, 'not declined')).status).toBe(200);
    expect(await balance()).toBe(before + 2);
  });

  test.each([
    ['the payment named', ({ payment_intent_id }: ErrorBody) => ({ payment_made: true, payment_intent_id })],
    ['"look again" alone', () => ({ payment_made: true })],
  ])('of a card that wants its owner goes on with %s', async (_, again) => {
    await pays('pm_card_authenticationRequired');
    const [before, charged] = [await balance(), await taken()];
    const order = { credits: 2, price: CREDIT_PRICE * 2 };
    const asked = await buy(order);
    expect(asked.status).toBe(418);
    expect(asked.refusal).toMatchObject({ code: 'authentication_required' });
    // Saying so is not enough: the bank has seen nobody yet.
    const early = await buy({ ...order, ...again(asked.refusal) });
    expect(early.refusal).toMatchObject({ code: 'authentication_required' });
    expect(await balance()).toBe(before);

    await confirm(asked.refusal);
    // However often it is asked again, it is bought once.
    for (const _time of [1, 2]) expect((await buy({ ...order, ...again(asked.refusal) })).status).toBe(200);
    expect(await balance()).toBe(before + 2);
    expect(await taken()).toEqual([...charged, CREDIT_PRICE * 2]);
  });
});
