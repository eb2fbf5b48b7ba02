import { inTransaction } from '@fairway/db/client';
import { confirmAtBank } from '#test/buying.ts';
import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits } from '#test/ledger.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { simulator } from '#test/payments.ts';
import { aShop, readBalances } from '#test/shop.ts';
import { expect, test } from 'vitest';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { buyCredits } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase({ max: 6 });
const services = testServices(home, clock);

test.each(['player', 'pro'] as const)(
  'credits that are paid for while their %s is being erased are paid back',
  async (who) => {
    const shop = await aShop(services);
    const player = await shop.another('pm_card_authenticationRequired');
    const asked = await catchRefusal(buyCredits(player, { credits: 4 }, who, services));
    await confirmAtBank((asked as unknown as { client_secret: string }).client_secret);
    clock.pass(0.05);
    const paid = simulator.hold('before the answer', 'GET /v1/payment_intents/pi');
    const sweeping = resumePendingPurchases(testJobs(home.db, clock.now()));
    await paid.reached;
    await inTransaction(home.db, async (tx) => {
      await eraseUser(tx, (who === 'pro' ? shop.pro : player).id, { now: clock.now() });
      paid.release();
      await waitUntilBlocked(home.db);
    });
    expect(await sweeping).toEqual({ looked_at: 1, failed: 0 });
    const purchase = await home.db.purchases.findFirstOrThrow({ where: { player_id: player.id } });
    expect(purchase).toMatchObject({ status: 'refunded' });
    expect(readBalances(purchase.stripe_id!)).toBe(0);
    expect(await readCredits(home.db, player)).toBe(0);
  },
);
