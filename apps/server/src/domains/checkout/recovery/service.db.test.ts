import { execute } from '@fairway/db/query';
import { confirmAtBank } from '#test/buying.ts';
import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { readCredits } from '#test/ledger.ts';
import { aShop } from '#test/shop.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { resumePendingPurchases } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
/** More than are read at a time. */
const STUCK = 600;

test('however many older purchases cannot be finished, the newest is', async () => {
  const shop = await aShop(services);
  const player = await shop.another('pm_card_authenticationRequired');
  await execute(
    home.db,
    sql`
    INSERT INTO purchases (id, kind, player_id, pro_id, key, title, amount, currency, credits, created_at)
    SELECT gen_random_uuid(), 'credits', ${shop.player.id}::uuid, ${shop.pro.id}::uuid, n::text, 'Nobody pays', 1500, 'GBP', 1,
      ${clock.now()}::timestamptz - n * interval '1 second'
    FROM generate_series(1, ${STUCK}) n`,
  );
  const call = buyCredits(player, { credits: 2 }, 'key', services);
  await confirmAtBank(((await catchRefusal(call)) as unknown as { client_secret: string }).client_secret);
  clock.pass(0.05);
  expect(await resumePendingPurchases(testJobs(home.db, clock.now()))).toEqual({ looked_at: STUCK + 1, failed: STUCK });
  expect(await readCredits(home.db, player)).toBe(2);
});
