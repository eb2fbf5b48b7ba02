import { aCrowd, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startOwnServices } from '#test/own-services.ts';
import { startProgram } from '#test/programs.ts';
import { testServices } from '#test/services.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { expect, test, vi } from 'vitest';
import { sendMessage } from '#domains/messaging/sending/service.ts';

// Five hundred mails, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const PLAYERS = 500;

/** A coach writes to all of their players, who have switched everything off but mails. */
async function writeToAll({ db }: WorkerHarness): Promise<string> {
  const pro = await aPro(db);
  await aCrowd(db, pro, PLAYERS);
  const group = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const services = testServices({ db }, { now: () => new Date() });
  const input = { msg: 'No lessons on Monday: the range is closed.', group: group.id };
  const { id } = await sendMessage(toActor(pro), input, services, { key: null, files: [] });
  return id;
}

const countPending = ({ db }: WorkerHarness) => db.notification_deliveries.count({ where: { status: 'pending' } });
const waitForMails = ({ mailbox }: WorkerHarness, count: number) =>
  vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(count), { timeout: 120_000, interval: 20 });

test('a message to five hundred reaches each once, though a worker, Redis and the mail server fail in between', async () => {
  const services = await startOwnServices();
  const redis = await services.redis();
  const harness = await startWorkerHarness({ redis_url: redis.url });
  const message_id = await writeToAll(harness);
  expect(await harness.db.message_recipients.count({ where: { message_id } })).toBe(PLAYERS);

  // The first worker dies over a mail that it has not handed over.
  const first = startProgram('worker', { ...harness.variables, WORKER_CONCURRENCY: '1' });
  await waitForMails(harness, 50);
  const held = harness.mailbox.hold('before the mail');
  await held.reached;
  // What it has handed over it has noted.
  await expect.poll(() => countPending(harness)).toBe(PLAYERS - harness.mailbox.mails.length);
  await first.end('SIGKILL');
  held.release();

  // Redis loses all that was queued; the mail server takes nothing for a while.
  await redis.stop();
  await services.redis(redis.port);
  const taken = harness.mailbox.mails.length;
  harness.worker();
  await waitForMails(harness, taken + 50);
  harness.mailbox.answer = 451;
  await vi.waitFor(() => expect(harness.mailbox.refused).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  harness.mailbox.answer = 250;

  await waitUntilIdle(harness);
  const reached = harness.mailbox.mails.flatMap(({ to }) => to);
  expect(new Set(reached).size).toBe(PLAYERS);
  expect(reached).toHaveLength(PLAYERS);
  expect(await harness.db.notification_deliveries.count({ where: { status: 'sent' } })).toBe(PLAYERS);
  // Those that were refused were tried again alone.
  const again = await harness.db.notification_deliveries.count({ where: { attempts: { gt: 1 } } });
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(PLAYERS / 2);
});
