import { isWork, WORK, type Event } from '@fairway/contracts/events';
import { NO_LINKS } from '@fairway/contracts/links';
import { inTransaction, type Db } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { pino } from 'pino';
import { testSecrets } from './deps.ts';
import { testPayments } from './payments.ts';
import { testStorage } from './storage.ts';
import { note } from '../../../apps/server/src/domains/notifications/service.ts';
import { deliver } from '../../../apps/server/src/domains/notifications/use-cases/deliver.ts';
import { tell } from '../../../apps/server/src/domains/notifications/use-cases/tell.ts';
import { goods } from '../../../apps/server/src/trpc/goods.ts';
import type { Mail } from '../../../apps/server/src/integrations/mail/mailer.ts';
import type { Push, Pushed } from '../../../apps/server/src/integrations/push/pusher.ts';
import type { Text } from '../../../apps/server/src/integrations/sms/texter.ts';
import type { JobDeps } from '../../../apps/server/src/queues/deps.ts';
import { jobNamed } from '../../../apps/server/src/queues/registry.ts';

/** What jobs work with, on channels that only remember. */
export interface TestJobs extends JobDeps {
  mails: Mail[];
  texts: Text[];
  pushes: Push[];
  /** The ids of the jobs that were handed on, in order. */
  enqueued: string[];
  /** What the next sends by any channel do, one each; then they work. */
  troubles: Error[];
  /** What Firebase says of pushes. */
  pushed: Pushed;
}

/** Jobs at the time `at`, which a test may change through `now`. */
export function testJobs(db: Db, at: Date): TestJobs {
  const take = () => {
    const trouble = jobs.troubles.shift();
    if (trouble) throw trouble;
  };
  const jobs: TestJobs = {
    db,
    now: () => at,
    publicUrl: 'https://fairway.example',
    mailFrom: 'Fairway <no-reply@fairway.example>',
    log: pino({ level: 'silent' }),
    links: NO_LINKS,
    secrets: testSecrets,
    storage: testStorage,
    payments: testPayments,
    goods,
    mails: [],
    texts: [],
    pushes: [],
    enqueued: [],
    troubles: [],
    pushed: { reached: 1, dead: [] },
    enqueue: async (_name, added) => void jobs.enqueued.push(...added.map(({ id }) => id)),
    channels: {
      email: { send: async (mail) => (take(), void jobs.mails.push(mail)), close: () => {} },
      text: { send: async (text) => (take(), void jobs.texts.push(text)) },
      push: { send: async (push) => (take(), jobs.pushes.push(push), jobs.pushed) },
    },
  };
  return jobs;
}

/** Notes an event and answers the id of its outbox row. */
export const noted = (db: Db, event: Event): Promise<string> =>
  inTransaction(db, async (tx) => {
    await note(tx, event);
    // This connection's own row, whatever others note at the same time.
    const [row] = await tx.$queryRaw<{ id: string }[]>(
      sql`SELECT currval(pg_get_serial_sequence('outbox', 'id'))::text AS id`,
    );
    return row!.id;
  });

/** Tells of a row of the outbox: plans its notices and delivers each, as a worker would. */
export async function spread(outbox_id: string, jobs: TestJobs): Promise<void> {
  await tell({ outbox_id }, jobs);
  for (const id of jobs.enqueued.splice(0))
    if (id.startsWith('deliver-')) await deliver({ delivery_id: id.slice('deliver-'.length) }, jobs);
}

/** Tells of all that is noted and not told yet. */
export async function spreadAll(jobs: TestJobs): Promise<void> {
  const rows = await jobs.db.outbox.findMany({ where: { told_at: null }, orderBy: { id: 'asc' } });
  for (const { id, topic } of rows) if (!isWork(topic)) await spread(String(id), jobs);
}

/** Does all the work that is noted and not done yet, as a worker would. */
export async function workOff(jobs: TestJobs): Promise<void> {
  const rows = await jobs.db.outbox.findMany({ where: { told_at: null }, orderBy: { id: 'asc' } });
  for (const { id, topic } of rows) {
    if (isWork(topic)) await jobNamed(WORK[topic]).run({ outbox_id: String(id) }, jobs);
  }
}
