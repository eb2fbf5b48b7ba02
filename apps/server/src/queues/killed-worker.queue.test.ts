import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro } from '@fairway/testing/builders';
import { startProgram } from '@fairway/testing/programs';
import { inNotices, setStage, untilAllTold, type Stage } from '@fairway/testing/stage';
import { expect, test, vi } from 'vitest';
import { note } from '../domains/notifications/service.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

/** A gift of credits, whose receipt is a single mail. */
async function giveCredits({ db }: Stage): Promise<void> {
  const pro = await aPro(db);
  const player = await aPlayer(db, pro);
  const lot = { player_id: player.id, pro_id: pro.id, source: 'given' as const, quantity: 4 };
  await inTransaction(db, async (tx) => {
    const { id } = await tx.credit_lots.create({
      data: {
        ...lot,
        purchased_at: new Date(),
        expires_on: new Date('9999-01-01'),
        expires_at: new Date('9999-01-01'),
      },
    });
    await note(tx, { topic: 'credits.given', payload: { lot_id: id, actor_id: pro.id } });
  });
}

const states = async ({ db }: Stage) => (await db.notification_deliveries.findMany()).map(({ status }) => status);

/** Why the job of the only notice failed last. */
async function lastFailure(stage: Stage): Promise<string | undefined> {
  const { id } = await stage.db.notification_deliveries.findFirstOrThrow();
  return inNotices(stage, async (queue) => {
    const job: { failedReason?: string } | undefined = await queue.getJob(`deliver-${id}`);
    return job?.failedReason;
  });
}

test('a worker killed over a mail it has not handed over: another sends it, once', async () => {
  const stage = await setStage();
  const held = stage.mailbox.hold('before the mail');
  const worker = startProgram('worker', stage.variables);
  await giveCredits(stage);
  await held.reached;
  await worker.end('SIGKILL');
  held.release();
  expect(stage.mailbox.mails).toEqual([]);
  stage.worker();
  await untilAllTold(stage);
  expect(stage.mailbox.mails).toHaveLength(1);
  expect(await states(stage)).toEqual(['sent']);
});

test('while one worker sends a mail, another leaves it alone, even when it takes the first for dead', async () => {
  const stage = await setStage();
  const held = stage.mailbox.hold('before the mail');
  const first = startProgram('worker', stage.variables);
  await giveCredits(stage);
  await held.reached;
  // Stopped, it renews nothing: its job passes to the second, which finds the row locked.
  first.child.kill('SIGSTOP');
  stage.worker();
  await expect.poll(() => lastFailure(stage), { timeout: 60_000 }).toBe('Another worker is sending this notice');
  first.child.kill('SIGCONT');
  held.release();
  await untilAllTold(stage);
  expect(stage.mailbox.mails).toHaveLength(1);
  expect(await states(stage)).toEqual(['sent']);
});

test('the one case of two copies: killed between "taken" and the commit, the second has the same Message-ID', async () => {
  const stage = await setStage();
  const held = stage.mailbox.hold('before the answer');
  const worker = startProgram('worker', stage.variables);
  await giveCredits(stage);
  await held.reached;
  await worker.end('SIGKILL');
  held.release();
  stage.worker();
  await untilAllTold(stage);
  const ids = stage.mailbox.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await states(stage)).toEqual(['sent']);
});

test('a worker told to stop finishes the mail in hand and leaves the rest to the next', async () => {
  const stage = await setStage();
  const held = stage.mailbox.hold('before the answer');
  const worker = startProgram('worker', { ...stage.variables, WORKER_CONCURRENCY: '1' });
  await giveCredits(stage);
  await held.reached;
  await giveCredits(stage);
  const ended = worker.end('SIGTERM');
  held.release();
  expect(await ended).toBe(0);
  expect(stage.mailbox.mails).toHaveLength(1);
  expect(await states(stage)).toContain('sent');
  stage.worker();
  await untilAllTold(stage);
  const ids = stage.mailbox.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
