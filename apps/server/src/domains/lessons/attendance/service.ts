import type { Attendance, Lesson } from '@fairway/contracts/lessons/lessons';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { lockAttended, writeAttendance } from './repository.ts';
import { attendanceRefusal } from './rules.ts';

/**
 * Notes whether the player came to a lesson that is over, or takes it back by null (D22). It moves no money and no credits, and nobody is
 * told. Refused under `attendance`.
 */
export function noteAttendance(
  actor: Actor,
  { id, attendance }: { id: string; attendance: Attendance | null },
  services: AppServices,
): Promise<Lesson> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const row = await lockAttended(tx, actor.id, id);
    if (!row) throw notFound();
    const state = { ...row, cancelled: row.cancelled_at !== null, ends_at: row.ends_at.getTime() };
    const refusal = attendanceRefusal(state, 'pro', now.getTime());
    if (refusal) throw invalidField('attendance', refusal);
    if (attendance !== row.attendance) await writeAttendance(tx, id, attendance);
    return lessonById(actor, id, { db: tx, now: () => now });
  });
}
