import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { expect, test } from 'vitest';
import { giveCredits } from '#domains/credits/ledger/service.ts';
import { eraseUser } from './service.ts';

const home = fileDatabase();
const now = () => new Date('2031-03-10T09:00:00Z');

test('what a coach said when they gave credits goes with the player, and the gift stays in the books', async () => {
  const pro = await aPro(home.db);
  const [gone, stays] = [await aPlayer(home.db, pro), await aPlayer(home.db, pro)];
  for (const { id: player_id } of [gone, stays]) {
    const gift = { player_id, credits: 2, reason: 'For Robin’s bad knee' };
    await giveCredits(toActor(pro), gift, { db: home.db, now });
  }
  await inTransaction(home.db, (tx) => eraseUser(tx, gone.id, { now: now() }));
  await runPendingJobs(testJobs(home.db, now()));
  const readLot = (player_id: string) =>
    home.db.credit_lots.findFirstOrThrow({ where: { player_id }, select: { quantity: true, reason: true } });
  expect(await readLot(gone.id)).toEqual({ quantity: 2, reason: null });
  expect(await readLot(stays.id)).toEqual({ quantity: 2, reason: 'For Robin’s bad knee' });
});
