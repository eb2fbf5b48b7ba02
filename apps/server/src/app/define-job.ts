import type { DefaultJobOptions } from 'bullmq';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';

/** `notices` tells people; `upkeep` sweeps and cleans; `videos` makes what was filmed ready, which takes minutes. */
export const QUEUES = ['notices', 'upkeep', 'videos'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface Job<D> {
  name: string;
  queue: QueueName;
  options: DefaultJobOptions;
  /** Runs every so many milliseconds, or at the times of a cron pattern (UTC). */
  schedule?: Schedule;
  run: (data: unknown, services: D) => Promise<unknown>;
}
export type Schedule = { every: number } | { pattern: string };

const HOUR_S = 3600;
const RETENTION = {
  removeOnComplete: { age: 24 * HOUR_S, count: 10_000 },
  removeOnFail: { age: 7 * 24 * HOUR_S, count: 10_000 },
};

/** Tried again for more than a day, at growing intervals: what is tried may know itself when to give up. */
const RETRY_LONG: DefaultJobOptions = { ...RETENTION, attempts: 200, backoff: { type: 'growing' } };
/** For a job whose id is handed on again while there is anything left to do: one kept as done would make the queue ignore the next. */
const FORGET_DONE: DefaultJobOptions = { ...RETRY_LONG, removeOnComplete: true };
/** The next sweep is the next attempt. */
const NO_RETRY: DefaultJobOptions = { ...RETENTION, attempts: 1 };

/** Milliseconds before attempt `failures` + 1: 1 s, 2 s, 4 s, … up to ten minutes. */
export const growingBackoff = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 600_000);

/** A refusal that another attempt would only repeat. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.kind !== 'unexpected' && error.kind !== 'unavailable';

/**
 * A job: its payload is parsed, then handed over. A known refusal is recorded as the job's result and ends it, a payload that
 * does not parse fails for good, and anything else that is thrown is tried again.
 */
export function defineJob<S extends z.ZodType, D>(job: {
  name: string;
  queue: QueueName;
  payload: S;
  schedule?: Schedule;
  /** Whether it may be handed on again under the same id as soon as it is done. */
  isRepeatable?: boolean;
  handle: (payload: z.output<S>, services: D) => Promise<unknown>;
}): Job<D> {
  const { name, queue, schedule, isRepeatable = false, payload, handle } = job;
  const run = async (data: unknown, services: D) => {
    const parsed = payload.safeParse(data);
    if (!parsed.success) {
      const { UnrecoverableError } = await import('bullmq');
      throw new UnrecoverableError(`The payload of ${name} does not parse: ${z.prettifyError(parsed.error)}`);
    }
    try {
      return await handle(parsed.data, services);
    } catch (error) {
      if (isRefusal(error)) return { refused: error.message };
      throw error;
    }
  };
  if (schedule) return { name, queue, options: NO_RETRY, run, schedule };
  return { name, queue, options: isRepeatable ? FORGET_DONE : RETRY_LONG, run };
}
