import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { inBatches } from '#core/in-batches.ts';
import type { JobServices } from '#app/job-services.ts';
import { publishEvent } from '#core/publish-event.ts';
import { claimReminders } from './repository.ts';

const AHEAD_MS = DAY_MS;

/**
 * Notes a reminder for every live lesson that begins within 24 hours and was not reminded of at its present start
 * (M5). Claim and note are one transaction: a sweep that dies leaves neither. Answers how many.
 */
export function remind({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  return inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const lessons = await claimReminders(tx, { now: at, until: new Date(at.getTime() + AHEAD_MS), limit });
      for (const { id, starts_at } of lessons) {
        await publishEvent(tx, {
          topic: 'lesson.reminder',
          payload: { lesson_id: id, starts_at: starts_at.toISOString() },
        });
      }
      return lessons.length;
    }),
  );
}
