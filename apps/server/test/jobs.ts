import { isSideEffect, SIDE_EFFECTS, type Event } from '@fairway/contracts/notifications/events';
import type { LiveEvent } from '@fairway/contracts/live/events';
import { NO_LINKS } from '@fairway/contracts/links';
import { inTransaction, type Db } from '@fairway/db/client';
import { fetchFirst } from '@fairway/db/query';
import { assertNoTransaction, outsideTransactions } from '@fairway/db/transaction';
import { sql } from 'kysely';
import { pino } from 'pino';
import { testSecrets } from './services.ts';
import { testPayments } from './payments.ts';
import { FFMPEG_PATH } from './clips.ts';
import { testStorage } from './storage.ts';
import { publishEvent } from '#core/publish-event.ts';
import { deliver } from '#domains/notifications/delivery/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { purchaseFulfillers } from '#main/fulfilment.ts';
import type { Mail } from '#adapters/email/mailer.ts';
import type { Push, Pushed } from '#adapters/push/push-sender.ts';
import type { Text } from '#adapters/sms/sms-sender.ts';
import type { JobServices } from '#app/job-services.ts';
import { openTranscoder } from '#adapters/video/open.ts';
import { jobRegistry } from '#main/jobs.ts';

/** What jobs work with, on channels that only remember. */
export interface TestJobs extends JobServices {
  mails: Mail[];
  texts: Text[];
  pushes: Push[];
  /** What open windows were told, in order. */
  told: { user_ids: readonly string[]; event: LiveEvent }[];
  /** The ids of the jobs that were handed on, in order. */
  enqueued: string[];
  /** What the next sends by any channel do, one each; then they work. */
  nextFailures: Error[];
  /** What Firebase says of pushes. */
  pushed: Pushed;
}

/** Jobs at the time `at`, which a test may change through `now`. */
export function testJobs(db: Db, at: Date): TestJobs {
  const take = () => {
    assertNoTransaction('A channel');
    const trouble = jobs.nextFailures.shift();
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
    videos: openTranscoder({ FFMPEG_PATH }),
    stopping: new AbortController().signal,
    payments: testPayments,
    purchaseFulfillers,
    leaseMs: 30_000,
    mails: [],
    texts: [],
    pushes: [],
    told: [],
    live: outsideTransactions('live events', {
      publish: async (user_ids, event) => void jobs.told.push({ user_ids, event }),
    }),
    enqueued: [],
    nextFailures: [],
    pushed: { reached: 1, dead: [] },
    enqueue: async (_name, added) => {
      assertNoTransaction('The queue');
      jobs.enqueued.push(...added.map(({ id }) => id));
    },
    channels: {
      email: {
        send: async (mail, handover) => {
          take();
          await handover?.before();
          jobs.mails.push(mail);
          handover?.after();
        },
        close: () => {},
      },
      text: { send: async (text) => (take(), void jobs.texts.push(text)) },
      push: { send: async (push) => (take(), jobs.pushes.push(push), jobs.pushed) },
    },
  };
  return jobs;
}

/** Notes an event and answers the id of its outbox row. */
export const publishTestEvent = (db: Db, event: Event): Promise<string> =>
  inTransaction(db, async (tx) => {
    await publishEvent(tx, event);
    // This connection's own row, whatever others note at the same time.
    const row = await fetchFirst(
      tx,
      sql<{ id: string }>`SELECT currval(pg_get_serial_sequence('outbox', 'id'))::text AS id`,
    );
    return row!.id;
  });

/** Tells of a row of the outbox: plans its notices and delivers each, as a worker would. */
export async function deliverEvent(outbox_id: string, jobs: TestJobs): Promise<void> {
  await dispatchNotifications({ outbox_id }, jobs);
  for (const id of jobs.enqueued.splice(0))
    if (id.startsWith('deliver-')) await deliver({ delivery_id: id.slice('deliver-'.length) }, jobs);
}

/** Tells of all that is noted and not told yet. */
export async function deliverAll(jobs: TestJobs): Promise<void> {
  const rows = await jobs.db.outbox.findMany({ where: { processed_at: null }, orderBy: { id: 'asc' } });
  for (const { id, topic } of rows) if (!isSideEffect(topic)) await deliverEvent(String(id), jobs);
}

/** Does all the work that is noted and not done yet, as a worker would. */
export async function runPendingJobs(jobs: TestJobs): Promise<void> {
  const rows = await jobs.db.outbox.findMany({ where: { processed_at: null }, orderBy: { id: 'asc' } });
  for (const { id, topic } of rows) {
    if (isSideEffect(topic)) await jobRegistry.get(SIDE_EFFECTS[topic]).run({ outbox_id: String(id) }, jobs);
  }
}
