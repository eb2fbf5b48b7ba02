import { inTransaction } from '@fairway/db/client';
import { inBatches } from '../../../queues/in-batches.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { note } from '../service.ts';
import { claimReminders } from '../store/reminders.ts';

const AHEAD_MS = 24 * 3_600_000;

/**
 * Notes a reminder for every live lesson that begins within 24 hours and was not reminded of at its present start
 * (decision M5). Claim and note are one transaction: a sweep that dies leaves neither. Answers how many.
 */
export function remind({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const lessons = await claimReminders(tx, { now: at, until: new Date(at.getTime() + AHEAD_MS), limit });
      for (const { id, starts_at } of lessons) {
        await note(tx, { topic: 'lesson.reminder', payload: { lesson_id: id, starts_at: starts_at.toISOString() } });
      }
      return lessons.length;
    }),
  );
}
