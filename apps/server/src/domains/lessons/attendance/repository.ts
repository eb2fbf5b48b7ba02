import type { Attendance } from '@fairway/contracts/lessons/lessons';
import type { Tx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';

const selectAttended = query
  .selectFrom('lessons as l')
  .select(['l.type', 'l.player_id', 'l.cancelled_at', 'l.ends_at', 'l.attendance']);

/** A lesson whose attendance is about to be noted. */
export type AttendedRow = InferResult<typeof selectAttended>[number];

/** Locks a lesson of the pro's; null when there is none. Whoever moves or removes it at the same time waits, or is waited for. */
export const lockAttended = (tx: Tx, pro_id: string, id: string): Promise<AttendedRow | null> =>
  fetchFirst(tx, selectAttended.where('l.id', '=', id).where('l.pro_id', '=', pro_id).forUpdate());

/** Writes what is noted of who was there. Calendars do not change by it. */
export async function writeAttendance(tx: Tx, id: string, attendance: Attendance | null): Promise<void> {
  await tx.lessons.update({ where: { id }, data: { attendance } });
}
