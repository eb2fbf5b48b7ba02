import { isDatabaseAway, isDatabaseBusy } from '@fairway/db/faults';
import { Worker, type Job, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import { ExpectedFailure, logOutages } from '#adapters/outages.ts';
import { AppError } from '#core/app-error.ts';
import { growingBackoff, QUEUES, type QueueName } from '#app/define-job.ts';
import type { JobRegistry } from '#app/job-registry.ts';
import type { JobServices } from '#app/job-services.ts';
import { queuePrefix } from './queues.ts';

interface WorkerSettings {
  registry: JobRegistry;
  redis: Redis;
  prefix: string;
  /** How many jobs of a queue are worked on at a time, and how many mails are on their way. */
  concurrency: number;
  /** How long a worker may be silent before its jobs pass to another, and how often that is looked for, in ms. */
  stalledMs: number;
}

/**
 * While a mail is on its way the next is claimed and written, so that no connection to the mail server waits for one. A video takes the
 * machine's processors and memory: one at a time, however many other jobs there may be.
 */
const countAtATime = (name: QueueName, concurrency: number): number =>
  ({ notices: 2 * concurrency, upkeep: concurrency, videos: 1 })[name];

/** A job passes on this often from workers that died over it before it counts as the cause. */
const MAX_STALLED = 20;

/** Workers that are running. */
export interface Workers {
  /** Takes no more jobs and waits for those in hand. */
  close: () => Promise<void>;
}

/** Starts a worker for every queue; each begins as soon as Redis is there. */
export function startWorkers(settings: WorkerSettings, services: JobServices): Workers {
  const inHand = new Set<Promise<unknown>>();
  const process: Processor = (job: Job) => {
    const running = settings.registry.get(job.name).run(job.data, services);
    const settled = running.catch(() => {}).finally(() => inHand.delete(settled));
    inHand.add(settled);
    return running;
  };
  const workers = QUEUES.map((name) => startOne(name, process, settings, services.log));
  const close = async () => {
    const away = settings.redis.status !== 'ready';
    // BullMQ would wait for Redis to hear of the last results; PostgreSQL knows them, and that is enough.
    if (away) await Promise.all(inHand);
    await Promise.all(workers.map((worker) => worker.close(away)));
  };
  return { close };
}

function startOne(name: QueueName, process: Processor, settings: WorkerSettings, log: JobServices['log']): Worker {
  const { redis, prefix, concurrency, stalledMs } = settings;
  const worker = new Worker(name, process, {
    connection: redis,
    prefix: queuePrefix(prefix),
    concurrency: countAtATime(name, concurrency),
    lockDuration: stalledMs,
    stalledInterval: stalledMs,
    maxStalledCount: MAX_STALLED,
    settings: { backoffStrategy: growingBackoff },
  });
  const outages = logOutages(log, {
    away: `Jobs of the queue "${name}" wait for something that is away`,
    back: `Jobs of the queue "${name}" are done again`,
  });
  worker.on('error', () => {
    // The connection tells of its own outages.
  });
  worker.on('failed', (job, error) => {
    const facts = { job: job?.name, id: job?.id, attempt: job?.attemptsMade };
    if (job?.finishedOn) log.error({ ...facts, err: error }, 'A job failed for good');
    else if (error instanceof ExpectedFailure) log.debug({ ...facts, reason: error.message }, 'A job is tried again');
    else if (isAway(error)) outages.failed(error);
    else log.warn({ ...facts, err: error }, 'A job failed and will be tried again');
  });
  worker.on('completed', () => outages.works());
  return worker;
}

/** Whether a job failed because the database or a service cannot be reached now, which no stack would explain. */
const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || isDatabaseBusy(error) || (error instanceof AppError && error.kind === 'unavailable');
