import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { startProgram } from '#test/programs.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { expect, test, vi } from 'vitest';
import { publishEvent } from '#core/publish-event.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** A gift of credits, whose receipt is a single mail. */
async function giveCredits({ db }: WorkerHarness): Promise<void> {
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
    await publishEvent(tx, { topic: 'credits.given', payload: { lot_id: id, actor_id: pro.id } });
  });
}

const states = async ({ db }: WorkerHarness) =>
  (await db.notification_deliveries.findMany()).map(({ status }) => status);

test('a worker killed over a mail it has not handed over: another sends it, once', async () => {
  const harness = await startWorkerHarness();
  const held = harness.mailbox.hold('before the mail');
  const worker = startProgram('worker', harness.variables);
  await giveCredits(harness);
  await held.reached;
  await worker.end('SIGKILL');
  held.release();
  expect(harness.mailbox.mails).toEqual([]);
  harness.worker();
  await waitUntilIdle(harness);
  expect(harness.mailbox.mails).toHaveLength(1);
  expect(await states(harness)).toEqual(['sent']);
});

test('a worker that is frozen over a mail: another sends it when its lease has run out, and the first one sends it no more', async () => {
  const harness = await startWorkerHarness();
  const held = harness.mailbox.hold('before the mail');
  const first = startProgram('worker', harness.variables);
  await giveCredits(harness);
  await held.reached;
  // Stopped, it renews neither its job nor its lease.
  first.child.kill('SIGSTOP');
  harness.worker();
  await waitUntilIdle(harness);
  first.child.kill('SIGCONT');
  held.release();
  // It finishes what it has in hand before it ends.
  expect(await first.end('SIGTERM')).toBe(0);
  expect(harness.mailbox.mails).toHaveLength(1);
  expect(await states(harness)).toEqual(['sent']);
});

test('a worker killed over a mail that the server has taken and not answered yet: it goes out once', async () => {
  const harness = await startWorkerHarness();
  const held = harness.mailbox.hold('before the answer');
  const worker = startProgram('worker', harness.variables);
  await giveCredits(harness);
  await held.reached;
  // Noted right behind the mail's last byte, it may be there a moment after the server has that.
  const handedOver = () => harness.db.notification_deliveries.count({ where: { NOT: { handed_over_at: null } } });
  await expect.poll(handedOver, { timeout: 20_000 }).toBe(1);
  await worker.end('SIGKILL');
  held.release();
  harness.worker();
  await waitUntilIdle(harness);
  expect(harness.mailbox.mails).toHaveLength(1);
  expect(await states(harness)).toEqual(['sent']);
});

test('a worker told to stop finishes the mails in hand, the one that waits for a connection too, and leaves the rest to the next', async () => {
  const harness = await startWorkerHarness();
  const held = harness.mailbox.hold('before the answer');
  const worker = startProgram('worker', { ...harness.variables, LOG_LEVEL: 'info', WORKER_CONCURRENCY: '1' });
  await giveCredits(harness);
  await held.reached;
  await giveCredits(harness);
  const claimed = () => harness.db.notification_deliveries.count({ where: { NOT: { claim_token: null } } });
  await expect.poll(claimed, { timeout: 20_000 }).toBe(2);
  await giveCredits(harness);
  const ended = worker.end('SIGTERM');
  // A signal is on its way for a moment, in which a worker that is not told yet rightly takes the next.
  await expect.poll(worker.output, { timeout: 20_000 }).toContain('Stopping');
  held.release();
  expect(await ended).toBe(0);
  expect(harness.mailbox.mails).toHaveLength(2);
  expect((await states(harness)).filter((state) => state === 'sent')).toHaveLength(2);
  harness.worker();
  await waitUntilIdle(harness);
  const ids = harness.mailbox.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});
