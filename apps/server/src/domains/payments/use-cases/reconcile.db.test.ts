import { sql } from '@fairway/db/sql';
import { confirmAtBank } from '@fairway/testing/buying';
import { refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { testJobs } from '@fairway/testing/jobs';
import { creditsOf } from '@fairway/testing/ledger';
import { aShop } from '@fairway/testing/shop';
import { expect, test } from 'vitest';
import { buyCredits } from '../../credits/use-cases/buy.ts';
import { reconcile } from './reconcile.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const deps = testDeps(home, clock);
/** More than are read at a time. */
const STUCK = 600;

test('however many older purchases cannot be finished, the newest is', async () => {
  const shop = await aShop(deps);
  const player = await shop.another('pm_card_authenticationRequired');
  await home.db.$executeRaw(sql`
    INSERT INTO purchases (id, kind, player_id, pro_id, key, title, amount, currency, credits, created_at)
    SELECT gen_random_uuid(), 'credits', ${shop.player.id}::uuid, ${shop.pro.id}::uuid, n::text, 'Nobody pays', 1500, 'GBP', 1,
      ${clock.now()}::timestamptz - n * interval '1 second'
    FROM generate_series(1, ${STUCK}) n`);
  const call = buyCredits(player, { credits: 2 }, 'key', deps);
  await confirmAtBank(((await refusalOf(call)) as unknown as { client_secret: string }).client_secret);
  clock.pass(0.05);
  expect(await reconcile(testJobs(home.db, clock.now()))).toEqual({ looked_at: STUCK + 1, failed: STUCK });
  expect(await creditsOf(home.db, player)).toBe(2);
});
