import { HOUR_MS } from '@fairway/time/units';
import { confirmAtBank } from '#test/buying.ts';
import { atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { createTestPayments, simulator } from '#test/payments.ts';
import {
  aShop,
  findCharges,
  sendWebhook,
  findMoneyFaults,
  readBalances,
  findPaymentsFor,
  type Shop,
} from '#test/shop.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor, AppServices } from '#app/context.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { CARDHOLDER_MS, ABANDONED_AFTER_MS } from './rules.ts';
import { changeCard } from '#domains/checkout/cards/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const START = '2031-03-10T09:00:00Z';
const clock = startClock(START);
const home = fileDatabase({ max: 20 });
const services: AppServices = testServices(home, clock);

let shop: Shop;
beforeEach(async () => {
  clock.set(START);
  shop = await aShop(services);
});
/** Whatever was tried: no lot without its ledger, no money without its goods, no goods without money. */
afterEach(async () => {
  const faults = [...(await unbalanced(home.db)), ...(await findMoneyFaults(home.db))];
  if (faults.length > 0) throw new Error(`The books do not balance: ${faults.join(', ')}`);
});

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;
const findPurchases = (player: Actor) =>
  home.db.purchases.findMany({ where: { player_id: player.id }, orderBy: { created_at: 'asc' } });
const only = async (player = shop.player) => {
  const [row, ...others] = await findPurchases(player);
  expect(others).toEqual([]);
  return row!;
};
const requested = { credits: 4, price: 6000 };
const buy = (player: Actor, key: string | null = newKey(), more: object = {}, needs: AppServices = services) =>
  buyCredits(player, { ...requested, ...more }, key, needs);
const held = (map: Record<string, unknown[]>) => Object.values(map).flat().length;
const minutes = (count: number) => clock.pass(count / 60);
const sweep = () => resumePendingPurchases({ ...testJobs(home.db, services.now()), now: clock.now });
const events = (topic: string, purchase_id: string) =>
  home.db.outbox.count({ where: { topic, payload: { path: ['purchase_id'], equals: purchase_id } } });

describe('buying credits', () => {
  test('charges the card on file and gives a lot worth what was paid, for twelve months', async () => {
    expect(held(await buy(shop.player))).toBe(4);
    const { lot: _, ...purchase } = { ...(await only()), lot: null };
    expect(purchase).toMatchObject({
      status: 'paid',
      kind: 'credits',
      title: '4 lesson credits',
      amount: 6000,
      currency: 'GBP',
      card: '4242',
    });
    const lot = await home.db.credit_lots.findUniqueOrThrow({ where: { purchase_id: purchase.id } });
    expect(lot).toMatchObject({ source: 'bought', quantity: 4, remaining: 4, unit_value: 1500, currency: 'GBP' });
    expect(lot.expires_on.toISOString().slice(0, 10)).toBe('2032-03-10');
    expect(lot.remind_at?.toISOString()).toBe('2032-02-10T09:00:00.000Z');
    expect(await home.db.outbox.findFirstOrThrow({ where: { topic: 'credits.bought' } })).toMatchObject({
      payload: { lot_id: lot.id, purchase_id: purchase.id, actor_id: shop.player.id },
    });
  });

  test('without a card, without a shop, at another price, or of a lapsed pro charges nothing and leaves no trace', async () => {
    const poor = await shop.another(null);
    await expectFault('payment_method', buy(poor));
    await expectFault('price', buy(shop.player, newKey(), { price: 5999 }));
    const closed = await aShop(services, { lesson_price: null });
    expect(await catchRefusal(buy(closed.player, newKey()))).toMatchObject({ status: 422 });
    const lapsed = await aShop(services, { subscribed_until: new Date('2031-03-01') });
    expect(await catchRefusal(buy(lapsed.player))).toMatchObject({
      status: 422,
      message: 'Nothing can be bought from this coach at the moment.',
    });
    for (const player of [poor, shop.player, closed.player, lapsed.player]) {
      expect(await findPurchases(player)).toEqual([]);
      expect(await readCredits(home.db, player)).toBe(0);
    }
  });

  test('for less than a card can be charged is refused, and ends the attempt', async () => {
    const cheap = await aShop(services, { lesson_price: 5 });
    const key = newKey();
    const wanted = { price: 20 };
    await expectFault('price', buy(cheap.player, key, wanted));
    expect(await only(cheap.player)).toMatchObject({ status: 'failed', payment_intent_id: null });
    expect(await catchRefusal(buy(cheap.player, key, wanted))).toMatchObject({ status: 418 });
  });

  test('passes the money on to a payee whose account is verified', async () => {
    const account = await testPayee();
    await home.db.users.update({
      where: { id: shop.pro.id },
      data: { stripe_account_id: account, account_status: 'verified' },
    });
    await buy(shop.player);
    expect(findCharges(await only())[0]).toMatchObject({ transfer_data: { destination: account } });
    await refundPurchase(shop.pro, await only(), services);
    expect(await only()).toMatchObject({ status: 'refunded' });
  });

  test('is refused in the bank’s words when the card declines, and the same key stays refused', async () => {
    const player = await shop.another('pm_card_chargeDeclined');
    const key = newKey();
    const refused = { status: 418, code: 'card_error', message: 'Your card was declined.' };
    expect(await catchRefusal(buy(player, key))).toMatchObject(refused);
    expect(await catchRefusal(buy(player, key))).toMatchObject(refused);
    expect(await only(player)).toMatchObject({ status: 'failed', failure: refused.message });
    expect(findPaymentsFor(await only(player)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await readCredits(home.db, player)).toBe(0);
  });
});

const testPayee = async (): Promise<string> => {
  const { payee } = await services.payments.savePayee({
    reference: shop.pro.id,
    known: null,
    email: 'pro@example.com',
    first_name: 'Robin',
    last_name: 'Calder',
    phone: null,
    dob: '1980-01-01',
    currency: 'GBP',
    address: { line1: '1 Fairway', line2: null, city: 'Leeds', postcode: 'LS1 1AA', county: null },
    account: { name: 'Robin Calder', sortcode: '108800', number: '00012345' },
    accepted: { at: services.now(), ip: '192.0.2.1' },
  });
  return payee;
};

describe('twice over', () => {
  test('a double click is one charge and one lot', async () => {
    const key = newKey();
    const { granted, refused } = await atOnce(Array.from({ length: 8 }, () => buy(shop.player, key)));
    expect(refused).toEqual([]);
    expect(granted.map(held)).toEqual(Array(8).fill(4));
    expect(findCharges(await only())).toHaveLength(1);
    expect(await events('credits.bought', (await only()).id)).toBe(1);
    expect(await home.db.credit_lots.count({ where: { player_id: shop.player.id } })).toBe(1);
  });

  test('the same key later is the same purchase, and cannot be another one', async () => {
    const key = newKey();
    await buy(shop.player, key);
    expect(held(await buy(shop.player, key))).toBe(4);
    expect((await catchRefusal(buy(shop.player, key, { credits: 5, price: 7500 }))).status).toBe(409);
    expect(findCharges(await only())).toHaveLength(1);
  });

  test('an attempt begun at one price is not gone on with at another', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    const key = newKey();
    const { payment_intent_id } = (await catchRefusal(buy(player, key))) as unknown as { payment_intent_id: string };
    const other = { price: 4000 };
    expect((await catchRefusal(buy(player, key, other))).status).toBe(409);
    expect((await catchRefusal(buy(player, null, { ...other, payment_intent_id }))).status).toBe(409);
    expect((await catchRefusal(buy(player, key))).status).toBe(418);
  });

  test('looking again finds the attempt that was paid meanwhile, and no older one that would be charged beside it', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    await catchRefusal(buy(player));
    minutes(1);
    const asked = (await catchRefusal(buy(player))) as unknown as { client_secret: string; payment_intent_id: string };
    await confirmAtBank(asked.client_secret);
    await sendWebhook(asked.payment_intent_id, 'payment_intent.succeeded', services);
    minutes(1);
    await catchRefusal(buy(player, newKey(), { credits: 1, price: 1500 }));
    expect(held(await buy(player, null, { payment_made: true }))).toBe(4);
    expect((await findPurchases(player)).map(({ status }) => status)).toEqual(['pending', 'paid', 'pending']);
  });

  test('two devices, each with a key of its own or none, are two purchases', async () => {
    const { granted } = await atOnce([buy(shop.player), buy(shop.player), buy(shop.player, null)]);
    expect(granted).toHaveLength(3);
    expect(await readCredits(home.db, shop.player)).toBe(12);
    expect(readBalances((await findPurchases(shop.player))[0]!.stripe_id!)).toBe(18_000);
  });

  test('another player’s key is another purchase', async () => {
    const other = await shop.another();
    await buy(shop.player, 'shared key');
    await buy(other, 'shared key');
    expect([await readCredits(home.db, shop.player), await readCredits(home.db, other)]).toEqual([4, 4]);
  });

  test('a price that changes between two tries of one purchase does not change it', async () => {
    const key = newKey();
    const answer = simulator.hold('before the answer', 'POST /v1/payment_intents/');
    const first = buy(shop.player, key);
    await answer.reached;
    await home.db.settings.update({ where: { user_id: shop.pro.id }, data: { lesson_price: 9900 } });
    answer.release();
    await first;
    expect(held(await buy(shop.player, key))).toBe(4);
    await expectFault('price', buy(shop.player));
    expect(await only()).toMatchObject({ amount: 6000 });
  });
});

describe('a card that asks for its cardholder', () => {
  let player: Actor;
  beforeEach(async () => {
    player = await shop.another('pm_card_authenticationRequired');
  });
  const asked = async (key: string) => {
    const refusal = await catchRefusal(buy(player, key));
    expect(refusal).toMatchObject({ status: 418, code: 'authentication_required' });
    return refusal as unknown as { client_secret: string; payment_intent_id: string };
  };

  test.each([
    ['with the payment it was told of', (id: string) => ({ payment_made: true, payment_intent_id: id }), null],
    ['with no more than that it was made', () => ({ payment_made: true }), null],
    ['under the same key', () => ({}), 'same'],
  ] as const)('is charged once they have confirmed and the call is repeated %s', async (_, more, again) => {
    const key = newKey();
    const { client_secret, payment_intent_id } = await asked(key);
    expect(await readCredits(home.db, player)).toBe(0);
    await confirmAtBank(client_secret);
    const repeat = () => buy(player, again === 'same' ? key : null, more(payment_intent_id));
    expect(held(await repeat())).toBe(4);
    expect(held(await repeat())).toBe(4);
    expect(findCharges(await only(player))).toHaveLength(1);
  });

  test('asks again as long as they have not, every time with the same payment', async () => {
    const key = newKey();
    const first = await asked(key);
    expect(await asked(key)).toEqual(first);
    expect(await catchRefusal(buy(player, null, { payment_made: true }))).toMatchObject({ status: 418 });
    expect(findPaymentsFor(await only(player))).toHaveLength(1);
  });

  test('who never comes back is not charged, and cannot be afterwards', async () => {
    const { client_secret } = await asked(newKey());
    clock.pass(CARDHOLDER_MS / HOUR_MS);
    await sweep();
    expect(await only(player)).toMatchObject({ status: 'failed', failure: 'The payment was not completed.' });
    await confirmAtBank(client_secret);
    expect(findPaymentsFor(await only(player)).map(({ status }) => status)).toEqual(['canceled']);
    expect(readBalances((await only(player)).stripe_id!)).toBe(0);
  });

  test('another player cannot take a payment over by its id', async () => {
    const { payment_intent_id, client_secret } = await asked(newKey());
    await confirmAtBank(client_secret);
    await expectFault('payment_intent_id', buy(shop.player, null, { payment_intent_id }));
    expect(await readCredits(home.db, shop.player)).toBe(0);
    await buy(player, null, { payment_intent_id });
  });

  test('says that a payment was made of which there is none', async () => {
    await expectFault('payment_made', buy(shop.player, null, { payment_made: true }));
  });
});

describe('whoever dies in between', () => {
  /** The provider does it, and whoever asked is dead before they hear of it. */
  const dyingAfter = (name: 'beginPayment' | 'confirmPayment'): AppServices => {
    const dead = async (...call: never[]) => {
      await (services.payments[name] as (...all: never[]) => Promise<unknown>)(...call);
      throw new Error('killed');
    };
    return { ...services, payments: { ...services.payments, [name]: dead } };
  };

  test('a process killed before anything was asked of the provider leaves an attempt that is given up', async () => {
    const killed = {
      ...services,
      payments: { ...services.payments, beginPayment: () => Promise.reject(new Error('killed')) },
    };
    await expect(buy(shop.player, newKey(), {}, killed)).rejects.toThrow('killed');
    clock.pass(ABANDONED_AFTER_MS / HOUR_MS + 0.001);
    expect(await sweep()).toMatchObject({ failed: 0 });
    expect(await only()).toMatchObject({ status: 'failed' });
  });

  test('a process killed before it could note the payment it began takes nothing, and the same key goes on with that one', async () => {
    const key = newKey();
    await expect(buy(shop.player, key, {}, dyingAfter('beginPayment'))).rejects.toThrow('killed');
    expect(held(await buy(shop.player, key))).toBe(4);
    expect(findPaymentsFor(await only())).toHaveLength(1);
  });

  test('a charge whose answer was lost is delivered by the sweep within five minutes', async () => {
    await expect(buy(shop.player, newKey(), {}, dyingAfter('confirmPayment'))).rejects.toThrow('killed');
    expect(await readCredits(home.db, shop.player)).toBe(0);
    minutes(1);
    await sweep();
    expect(await readCredits(home.db, shop.player)).toBe(0);
    minutes(3);
    await sweep();
    expect(await readCredits(home.db, shop.player)).toBe(4);
    await sweep();
    expect(findCharges(await only())).toHaveLength(1);
  });

  test('a client killed after confirming is completed by the provider’s message, however often it comes', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    const refusal = (await catchRefusal(buy(player))) as unknown as {
      client_secret: string;
      payment_intent_id: string;
    };
    await confirmAtBank(refusal.client_secret);
    const news = () => sendWebhook(refusal.payment_intent_id, 'payment_intent.succeeded', services, 'evt_one');
    await Promise.all([news(), news(), sendWebhook(refusal.payment_intent_id, 'payment_intent.succeeded', services)]);
    await news();
    expect(await readCredits(home.db, player)).toBe(4);
    expect(held(await buy(player, null, { payment_made: true }))).toBe(4);
    expect(await home.db.credit_lots.count({ where: { player_id: player.id } })).toBe(1);
  });

  test('the message may come before the answer, and the sweep at the same time', async () => {
    const answer = simulator.hold('before the answer', 'POST /v1/payment_intents/');
    const buying = buy(shop.player);
    await answer.reached;
    const { payment_intent_id } = await only();
    await sendWebhook(payment_intent_id!, 'payment_intent.succeeded', services);
    clock.pass(1);
    await sweep();
    answer.release();
    expect(held(await buying)).toBe(4);
    expect(await readCredits(home.db, shop.player)).toBe(4);
  });

  test('a message of a declined payment ends the attempt, and one that says less than what is true changes nothing', async () => {
    const player = await shop.another('pm_card_chargeDeclined');
    const lost = {
      ...services,
      payments: { ...services.payments, cancelPayment: () => Promise.reject(new Error('killed')) },
    };
    await expect(buy(player, newKey(), {}, lost)).rejects.toThrow('killed');
    await sendWebhook((await only(player)).payment_intent_id!, 'payment_intent.payment_failed', services);
    expect(await only(player)).toMatchObject({ status: 'failed' });
    await buy(shop.player);
    await sendWebhook((await only()).payment_intent_id!, 'payment_intent.payment_failed', services);
    expect(await only()).toMatchObject({ status: 'paid' });
  });

  test('a player who left while they paid gets their money back', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    const refusal = (await catchRefusal(buy(player))) as unknown as {
      client_secret: string;
      payment_intent_id: string;
    };
    await confirmAtBank(refusal.client_secret);
    await home.db.$transaction((tx) => eraseUser(tx, player.id, { now: clock.now() }));
    clock.pass(1);
    await sweep();
    const purchase = await only(player);
    expect(purchase).toMatchObject({ status: 'refunded' });
    expect(readBalances(purchase.stripe_id!)).toBe(0);
    expect(await readCredits(home.db, player)).toBe(0);
  });

  test('a provider that is away is told as that, and the same key goes on when it is back', async () => {
    const key = newKey();
    const gone = { ...services, payments: createTestPayments('http://127.0.0.1:1') };
    expect((await catchRefusal(buy(shop.player, key, {}, gone))).status).toBe(503);
    expect(held(await buy(shop.player, key))).toBe(4);
  });

  test('one purchase that cannot be finished keeps no other from it', async () => {
    const killed = {
      ...services,
      payments: { ...services.payments, beginPayment: () => Promise.reject(new Error('killed')) },
    };
    await expect(buy(shop.player, newKey(), {}, killed)).rejects.toThrow('killed');
    const other = await shop.another();
    await expect(buy(other, newKey(), {}, killed)).rejects.toThrow('killed');
    await home.db.purchases.update({ where: { id: (await only()).id }, data: { payment_intent_id: 'pi_unknown' } });
    clock.pass(1);
    expect(await sweep()).toMatchObject({ failed: 1 });
    expect(await only(other)).toMatchObject({ status: 'failed' });
    await home.db.purchases.update({ where: { id: (await only()).id }, data: { payment_intent_id: null } });
    await sweep();
  });
});

describe('giving money back', () => {
  test('takes the unspent credits first, then returns all of the money, once however often', async () => {
    await buy(shop.player);
    const { id, stripe_id } = await only();
    const { granted } = await atOnce([1, 2, 3].map(() => refundPurchase(shop.pro, { id }, services)));
    expect(granted.length).toBeGreaterThan(0);
    await refundPurchase(shop.pro, { id }, services);
    expect(await only()).toMatchObject({ status: 'refunded', refund_id: expect.stringMatching(/^re_/) as string });
    expect(readBalances(stripe_id!)).toBe(0);
    expect(await readCredits(home.db, shop.player)).toBe(0);
    expect(await events('purchase.refunded', id)).toBe(1);
  });

  test('is refused once a credit is spent, to another pro, and of what was not paid', async () => {
    await buy(shop.player);
    const { id } = await only();
    const lot = await home.db.credit_lots.findUniqueOrThrow({ where: { purchase_id: id } });
    await home.db.credit_ledger.create({ data: { lot_id: lot.id, movement: 'spent', amount: -1 } });
    expect(await catchRefusal(refundPurchase(shop.pro, { id }, services))).toMatchObject({
      status: 422,
      message: 'Some of the credits from this purchase have been used.',
    });
    const stranger = await aShop(services);
    expect((await catchRefusal(refundPurchase(stranger.pro, { id }, services))).status).toBe(404);
    const declined = await shop.another('pm_card_chargeDeclined');
    await catchRefusal(buy(declined));
    expect((await catchRefusal(refundPurchase(shop.pro, await only(declined), services))).status).toBe(422);
  });

  test('goes on by itself when the provider was away, and nothing can be bought with the credits meanwhile', async () => {
    await buy(shop.player);
    const { id } = await only();
    const gone = { ...services, payments: createTestPayments('http://127.0.0.1:1') };
    expect((await catchRefusal(refundPurchase(shop.pro, { id }, gone))).status).toBe(503);
    expect(await only()).toMatchObject({ status: 'refunding' });
    expect(await readCredits(home.db, shop.player)).toBe(0);
    clock.pass(1);
    await sweep();
    expect(await only()).toMatchObject({ status: 'refunded' });
  });

  test('that the provider refuses for good is a fault when nothing was delivered, and stays to be seen', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    const refusal = (await catchRefusal(buy(player))) as unknown as { client_secret: string };
    await confirmAtBank(refusal.client_secret);
    await home.db.$transaction((tx) => eraseUser(tx, player.id, { now: clock.now() }));
    clock.pass(1);
    const refusing = { ...services.payments, refundPayment: async () => null };
    await resumePendingPurchases({ ...testJobs(home.db, services.now()), payments: refusing });
    expect(await only(player)).toMatchObject({ status: 'refunding' });
    await sweep();
    expect(await only(player)).toMatchObject({ status: 'refunded' });
  });
});

test('a card changed between two tries of one purchase pays for it, once', async () => {
  const player = await shop.another('pm_card_authenticationRequired');
  const key = newKey();
  const declined = {
    ...services,
    payments: { ...services.payments, confirmPayment: () => Promise.reject(new Error('killed')) },
  };
  await expect(buy(player, key, {}, declined)).rejects.toThrow('killed');
  await home.db.sessions.create({
    data: {
      id_hash: player.session_id_hash,
      user_id: player.id,
      expires_at: new Date('2032-01-01'),
      password_checked_until: new Date('2032-01-01'),
    },
  });
  await changeCard(player, { payment_method: 'pm_card_mastercard' }, services);
  expect(held(await buy(player, key))).toBe(4);
  expect(await only(player)).toMatchObject({ card: '4444' });
});
