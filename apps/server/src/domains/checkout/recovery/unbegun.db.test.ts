import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { sumTaken } from '#test/buying.ts';
import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { simulator } from '#test/payments.ts';
import { aShop, findPaymentsFor } from '#test/shop.ts';
import { describe, expect, test } from 'vitest';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { CARDHOLDER_MS } from '#domains/checkout/purchases/rules.ts';
import { endUnbegun } from '#domains/checkout/purchases/service.ts';
import { resumePendingPurchases } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
const pass = (ms: number) => clock.pass(ms / HOUR_MS);
const find = (player: { id: string }) => home.db.purchases.findFirstOrThrow({ where: { player_id: player.id } });
const NOT_COMPLETED = 'The payment was not completed.';

describe('an attempt whose payment never begins', () => {
  test('ends once a cardholder would have had their time, whatever the provider says', async () => {
    const { player } = await aShop(services);
    const broken = { ...services.payments, beginPayment: () => Promise.reject(new Error('not as it is documented')) };
    const sweep = () => resumePendingPurchases({ ...testJobs(home.db, clock.now()), payments: broken });
    const call = buyCredits(player, { credits: 2 }, 'stuck', { ...services, payments: broken });
    await expect(call).rejects.toThrow('not as it is documented');
    pass(CARDHOLDER_MS - MINUTE_MS);
    expect(await sweep()).toEqual({ looked_at: 1, failed: 1 });
    expect(await find(player)).toMatchObject({ status: 'pending' });
    pass(MINUTE_MS);
    expect(await sweep()).toEqual({ looked_at: 1, failed: 0 });
    expect(await find(player)).toMatchObject({ status: 'failed', failure: NOT_COMPLETED });
    expect((await catchRefusal(buyCredits(player, { credits: 2 }, 'stuck', services))).status).toBe(418);
  });

  test('is not paid by a call that was still beginning it', async () => {
    const { player } = await aShop(services);
    const begun = simulator.hold('before the answer', 'POST /v1/payment_intents');
    const call = buyCredits(player, { credits: 2 }, 'slow', services);
    await begun.reached;
    pass(CARDHOLDER_MS);
    await resumePendingPurchases(testJobs(home.db, clock.now()));
    begun.release();
    expect(await catchRefusal(call)).toMatchObject({ status: 418, message: NOT_COMPLETED });
    const purchase = await find(player);
    expect(purchase).toMatchObject({ status: 'failed', payment_intent_id: null });
    expect(findPaymentsFor(purchase)).toMatchObject([{ status: 'requires_payment_method' }]);
    expect(await sumTaken(player, services)).toEqual([]);
  });

  test('and has come to a payment meanwhile is left to it', async () => {
    const { player } = await aShop(services);
    const begun = simulator.hold('before the answer', 'POST /v1/payment_intents/');
    const call = buyCredits(player, { credits: 2 }, 'just in time', services);
    await begun.reached;
    const row = await find(player);
    await endUnbegun({ ...row, payment_intent_id: null, metadata: null }, NOT_COMPLETED, services);
    begun.release();
    await call;
    expect(await find(player)).toMatchObject({ status: 'paid' });
  });
});
