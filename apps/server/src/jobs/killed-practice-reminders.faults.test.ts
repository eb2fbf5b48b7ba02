import { aCrowd, aPro } from '#test/builders.ts';
import { startProgram } from '#test/programs.ts';
import { testServices } from '#test/services.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { toZoned } from '@fairway/time/zoned-time';
import { expect, test, vi } from 'vitest';
import { remindOfPractice } from '#domains/notifications/practice-reminders/service.ts';

vi.setConfig({ testTimeout: 120_000 });

const PLAYERS = 100;

/** A zone in which it is the middle of the morning, whenever the test runs. */
function findMorningZone(now: number): string {
  const offsets = Array.from({ length: 25 }, (_, index) => index - 12);
  // In these names a plus is west of Greenwich.
  const zones = offsets.map((offset) => (offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '+' : ''}${offset}`));
  return zones.find((zone) => Math.floor(toZoned(zone, now).minute / 60) === 9)!;
}

/** A coach's players, who have no pushes, with a drill to practise on the day that it is for them. */
async function setPracticeForAll({ db }: WorkerHarness): Promise<void> {
  const now = Date.now();
  const timezone = findMorningZone(now);
  const pro = await aPro(db, { timezone });
  await aCrowd(db, pro, PLAYERS);
  const drill = await db.drills.create({ data: { pro_id: pro.id, title: 'Gate putting' } });
  await db.$executeRaw`
    WITH plans AS (
      INSERT INTO practice_plans (id, pro_id, player_id, created_at)
      SELECT gen_random_uuid(), pro_id, id, now() FROM users WHERE pro_id = ${pro.id}::uuid RETURNING id)
    INSERT INTO practice_sessions (id, plan_id, drill_id, position, due_on)
    SELECT gen_random_uuid(), id, ${drill.id}::uuid, 0, ${toZoned(timezone, now).date}::date FROM plans`;
}

test('each of a hundred is reminded of practice once, though a worker dies among them and sweeps run at once', async () => {
  const harness = await startWorkerHarness();
  const { db, mailbox } = harness;
  await setPracticeForAll(harness);
  const held = mailbox.hold('before the mail');
  const first = startProgram('worker', { ...harness.variables, WORKER_CONCURRENCY: '1' });
  const services = testServices({ db }, { now: () => new Date() });
  await Promise.all([remindOfPractice(services), remindOfPractice(services)]);

  // The worker dies over a mail that it has not handed over.
  await held.reached;
  await first.end('SIGKILL');
  held.release();
  await remindOfPractice(services);
  harness.worker();
  await waitUntilIdle(harness);

  const reached = mailbox.mails.flatMap(({ to }) => to);
  expect(new Set(reached).size).toBe(PLAYERS);
  expect(reached).toHaveLength(PLAYERS);
  expect(new Set(mailbox.mails.map(({ subject }) => subject))).toEqual(new Set(['Practice for today: 1 drill']));
});
