import type { PaymentType } from '@fairway/contracts/lessons';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { sql } from '@fairway/db/sql';
import type { Scope } from './read.ts';

export interface NewLesson {
  id: string;
  pro_id: string;
  player_id: string | null;
  guest_name: string | null;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  payment_type: PaymentType;
  credits: number;
  club_id: string | null;
  venue: string | null;
  reminded_for: Date | null;
  created_at: Date;
  series_id?: string | null;
}

/**
 * Books, or answers false when another live lesson has the time. Two at once: the exclusion constraint lets one in, and
 * ON CONFLICT makes the other wait for it and step back, where a plain INSERT would deadlock.
 */
export async function insertLesson(tx: Tx, lesson: NewLesson): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>(sql`
    INSERT INTO lessons (id, pro_id, player_id, guest_name, type, starts_at, ends_at, duration, note, payment_type, credits,
      club_id, venue, reminded_for, series_id, created_at, updated_at)
    VALUES (${lesson.id}::uuid, ${lesson.pro_id}::uuid, ${lesson.player_id}::uuid, ${lesson.guest_name}, 0, ${lesson.starts_at}, ${lesson.ends_at},
      ${lesson.duration}, ${lesson.note}, ${lesson.payment_type}::payment_type, ${lesson.credits},
      ${lesson.club_id}::uuid, ${lesson.venue}, ${lesson.reminded_for}, ${lesson.series_id ?? null}::uuid, ${lesson.created_at}, ${lesson.created_at})
    ON CONFLICT DO NOTHING
    RETURNING 1`);
  return rows.length === 1;
}

/** A lesson about to be changed, locked so that a second change waits its turn. */
export interface LockedLesson {
  id: string;
  pro_id: string;
  player_id: string | null;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  payment_type: PaymentType;
  credits: number;
  club_id: string | null;
  venue: string | null;
  cancelled_at: Date | null;
  paid_at: Date | null;
  timezone: string;
}

/** Locks a face-to-face lesson of the scope; null when there is none. */
export async function lockLesson(tx: Tx, scope: Scope, id: string): Promise<LockedLesson | null> {
  const mine = 'pro_id' in scope ? sql`l.pro_id = ${scope.pro_id}::uuid` : sql`l.player_id = ${scope.player_id}::uuid`;
  const rows = await tx.$queryRaw<LockedLesson[]>(sql`
    SELECT l.id, l.pro_id, l.player_id, l.starts_at, l.ends_at, l.duration, l.note, l.payment_type, l.credits, l.club_id, l.venue, l.cancelled_at, l.paid_at,
      pro.timezone
    FROM lessons l JOIN users pro ON pro.id = l.pro_id
    WHERE l.id = ${id}::uuid AND ${mine} AND l.type = 0
    FOR UPDATE OF l`);
  return rows[0] ?? null;
}

/** The pro of a lesson of the scope, or null: which diary to lock before the lesson itself. */
export async function findProOf(db: DbOrTx, scope: Scope, id: string): Promise<string | null> {
  const row = await db.lessons.findFirst({ where: { id, type: 0, ...scope }, select: { pro_id: true } });
  return row?.pro_id ?? null;
}

/** Writes a change; false when another live lesson has the new time. The caller holds the diary's lock. */
export async function updateLesson(
  tx: Tx,
  id: string,
  change: Pick<LockedLesson, 'starts_at' | 'ends_at' | 'duration' | 'note' | 'credits' | 'club_id' | 'venue'> & {
    reminded_for?: Date;
    updated_at: Date;
  },
): Promise<boolean> {
  try {
    await tx.lessons.update({ where: { id }, data: { ...change, sequence: { increment: 1 } } });
    return true;
  } catch (error) {
    if (violates(error, 'lessons_no_overlap')) return false;
    throw error;
  }
}

/** Marks a lesson cancelled. */
export async function markCancelled(
  tx: Tx,
  id: string,
  { cancelled_at, fee_due, fee_waived }: { cancelled_at: Date; fee_due: boolean; fee_waived: boolean },
): Promise<void> {
  await tx.lessons.update({
    where: { id },
    data: {
      cancelled_at,
      fee_due,
      fee_waived_at: fee_waived ? cancelled_at : null,
      updated_at: cancelled_at,
      sequence: { increment: 1 },
    },
  });
}
