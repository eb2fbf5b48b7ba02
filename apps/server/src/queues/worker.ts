import { Worker, type Job, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import { growingBackoff, QUEUES, type QueueName } from './define-job.ts';
import type { JobDeps } from './deps.ts';
import { queuePrefix } from './producer.ts';
import { jobNamed } from './registry.ts';

interface WorkerSettings {
  redis: Redis;
  prefix: string;
  concurrency: number;
  /** How long a worker may be silent before its jobs pass to another, and how often that is looked for, in ms. */
  stalledMs: number;
}

/** A job passes on this often from workers that died over it before it counts as the cause. */
const DEATHS = 20;

/** Workers that are running. */
export interface Workers {
  /** Takes no more jobs and waits for those in hand. */
  close: () => Promise<void>;
}

/** Starts a worker for every queue; each begins as soon as Redis is there. */
export function startWorkers(settings: WorkerSettings, deps: JobDeps): Workers {
  const inHand = new Set<Promise<unknown>>();
  const process: Processor = (job: Job) => {
    const running = jobNamed(job.name).run(job.data, deps);
    const settled = running.catch(() => {}).finally(() => inHand.delete(settled));
    inHand.add(settled);
    return running;
  };
  const workers = QUEUES.map((name) => startOne(name, process, settings, deps.log));
  const close = async () => {
    const away = settings.redis.status !== 'ready';
    // BullMQ would wait for Redis to hear of the last results; PostgreSQL knows them, and that is enough.
    if (away) await Promise.all(inHand);
    await Promise.all(workers.map((worker) => worker.close(away)));
  };
  return { close };
}

function startOne(name: QueueName, process: Processor, settings: WorkerSettings, log: JobDeps['log']): Worker {
  const { redis, prefix, concurrency, stalledMs } = settings;
  const worker = new Worker(name, process, {
    connection: redis,
    prefix: queuePrefix(prefix),
    concurrency,
    lockDuration: stalledMs,
    stalledInterval: stalledMs,
    maxStalledCount: DEATHS,
    settings: { backoffStrategy: growingBackoff },
  });
  worker.on('error', () => {
    // The connection tells of its own outages.
  });
  worker.on('failed', (job, error) => {
    const facts = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, err: error };
    if (job?.finishedOn) log.error(facts, 'A job failed for good');
    else log.warn(facts, 'A job failed and will be tried again');
  });
  return worker;
}
