import type { Links } from '@fairway/contracts/links';
import type { JOBS, OUTBOX_ROW, SideEffectJob } from '@fairway/contracts/notifications/events';
import type { Db } from '@fairway/db/client';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Channels } from '#adapters/channels.ts';
import type { LiveEvents } from '#core/live-events.ts';
import type { PurchaseFulfillers } from '#core/purchase-fulfiller.ts';
import type { Payments } from '#adapters/stripe/payments.ts';
import type { Secrets } from '#adapters/secrets.ts';
import type { Transcoder } from '#adapters/video/transcoder.ts';
import type { Storage } from '#adapters/storage/storage.ts';

/** What is handed on by name carries this. */
type Payloads = { [N in keyof typeof JOBS]: z.input<(typeof JOBS)[N]> } & Record<
  SideEffectJob,
  z.input<typeof OUTBOX_ROW>
>;
export type JobName = keyof Payloads;

/** Puts jobs into their queue, some to begin later; a job whose id the queue has already is left as it is. Fails at once when Redis is away. */
export type Enqueue = <N extends JobName>(
  name: N,
  jobs: { id: string; payload: Payloads[N]; delayMs?: number }[],
) => Promise<void>;

/** What jobs work with. Time comes in here, so that a test may set it. */
export interface JobServices {
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
  purchaseFulfillers: PurchaseFulfillers;
  storage: Storage;
  videos: Transcoder;
  /** Fires when the worker is asked to stop: what would take long is broken off and left to another. */
  stopping: AbortSignal;
  enqueue: Enqueue;
  /** Tells open windows that something has changed. */
  live: LiveEvents;
  /** For how long a worker holds what it sends, unless it renews that, in ms. */
  leaseMs: number;
  log: Logger;
}
