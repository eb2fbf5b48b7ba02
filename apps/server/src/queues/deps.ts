import type { Links } from '@fairway/contracts/links';
import type { JOBS, OUTBOX_ROW, WorkJob } from '@fairway/contracts/events';
import type { Db } from '@fairway/db/client';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Channels } from '../integrations/channels.ts';
import type { GoodsByKind } from '../domains/payments/rules/goods.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { Secrets } from '../integrations/secrets.ts';
import type { Storage } from '../integrations/storage/storage.ts';

/** What is handed on by name carries this. */
type Payloads = { [N in keyof typeof JOBS]: z.input<(typeof JOBS)[N]> } & Record<WorkJob, z.input<typeof OUTBOX_ROW>>;
export type JobName = keyof Payloads;

/** Puts jobs into their queue; a job whose id the queue has already is left as it is. Fails at once when Redis is away. */
export type Enqueue = <N extends JobName>(name: N, jobs: { id: string; payload: Payloads[N] }[]) => Promise<void>;

/** What jobs work with. Time comes in here, so that a test may set it. */
export interface JobDeps {
  db: Db;
  now: () => Date;
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  /** The sender of mails, as in `Fairway <no-reply@fairway.example>`. */
  mailFrom: string;
  channels: Channels;
  /** The pages outside the app, for mails that lead there. */
  links: Links;
  secrets: Secrets;
  payments: Payments;
  /** What each kind of purchase delivers. */
  goods: GoodsByKind;
  storage: Storage;
  enqueue: Enqueue;
  log: Logger;
}
