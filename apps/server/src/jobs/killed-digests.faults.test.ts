import { aCrowd, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startProgram } from '#test/programs.ts';
import { testServices } from '#test/services.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { MINUTES_A_DAY } from '@fairway/time/units';
import { toZoned } from '@fairway/time/zoned-time';
import { expect, test, vi } from 'vitest';
import { publishDigests } from '#domains/notifications/digests/service.ts';
import { sendMessage } from '#domains/messaging/sending/service.ts';

vi.setConfig({ testTimeout: 120_000 });

const PLAYERS = 100;
const MESSAGES = 3;

/** A coach writes three times to all of their players, who have one email a day and no pushes. */
async function writeToAll({ db }: WorkerHarness): Promise<void> {
  const pro = await aPro(db);
  // Half a day ahead: no sweep of the worker's own comes to it meanwhile.
  const later = (toZoned('Europe/London', Date.now()).minute + MINUTES_A_DAY / 2) % MINUTES_A_DAY;
  await aCrowd(db, pro, PLAYERS, later);
  const group = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const services = testServices({ db }, { now: () => new Date() });
  for (let n = 1; n <= MESSAGES; n += 1)
    await sendMessage(toActor(pro), { msg: `Number ${n}.`, group: group.id }, services, { key: null, files: [] });
}

test('each of a hundred gets one email of their day, though a worker dies among them and sweeps run at once', async () => {
  const harness = await startWorkerHarness();
  const { db, mailbox } = harness;
  await writeToAll(harness);
  const first = startProgram('worker', { ...harness.variables, WORKER_CONCURRENCY: '1' });
  await vi.waitFor(async () => expect(await db.digest_items.count()).toBe(PLAYERS * MESSAGES), {
    timeout: 60_000,
    interval: 50,
  });
  await db.$executeRaw`UPDATE digest_items SET due_at = now()`;
  const held = mailbox.hold('before the mail');
  const services = testServices({ db }, { now: () => new Date() });
  await Promise.all([publishDigests(services), publishDigests(services)]);

  // The worker dies over a mail that it has not handed over.
  await held.reached;
  await first.end('SIGKILL');
  held.release();
  harness.worker();
  await waitUntilIdle(harness);

  const reached = mailbox.mails.flatMap(({ to }) => to);
  expect(new Set(reached).size).toBe(PLAYERS);
  expect(reached).toHaveLength(PLAYERS);
  expect(new Set(mailbox.mails.map(({ subject }) => subject))).toEqual(new Set(['Your Fairway summary: 3 messages']));
});
