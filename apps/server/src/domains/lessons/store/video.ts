import type { PersonName } from '@fairway/contracts/primitives';
import type { RecordSection } from '@fairway/contracts/video-lessons';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { LESSON, within, type LessonRow, type Scope } from './read.ts';

/** A part of a record with the file it shows. */
export type SectionRow = Omit<RecordSection, 'video_url'> & { key: string | null; content_type: string | null };
export type DetailRow = LessonRow & { player_video_lesson_note: string | null; sections: SectionRow[] };

/** One lesson of the scope with its record, in one read; null when there is none. */
export async function readDetail(db: DbOrTx, scope: Scope, id: string): Promise<DetailRow | null> {
  const rows = await db.$queryRaw<DetailRow[]>(sql`
    SELECT found.*,
      (SELECT player_video_lesson_note FROM lessons WHERE id = found.id) AS player_video_lesson_note,
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'ref', s.ref, 'type', s.type,
          'is_player_submitted', s.is_player_submitted, 'key', f.key, 'content_type', f.content_type)
          ORDER BY s.position, s.id), '[]')
        FROM lesson_sections s LEFT JOIN files f ON f.id = s.file_id WHERE s.lesson_id = found.id) AS sections
    FROM (${LESSON} WHERE ${within(scope)} AND l.id = ${id}::uuid) found`);
  return rows[0] ?? null;
}

export interface NewVideoLesson {
  id: string;
  pro_id: string;
  player_id: string;
  note: string | null;
  /** The two videos, in the order they were sent. */
  files: string[];
  at: Date;
}

/** Keeps a video lesson: it begins and ends as it is sent, blocks no time, and shows the two videos (W2). */
export async function insertVideoLesson(
  tx: Tx,
  { id, pro_id, player_id, note, files, at }: NewVideoLesson,
): Promise<void> {
  await tx.lessons.create({
    data: {
      id,
      pro_id,
      player_id,
      type: 1,
      starts_at: at,
      ends_at: at,
      duration: 0,
      payment_type: 'card',
      player_video_lesson_note: note,
      created_at: at,
      updated_at: at,
      sections: {
        create: files.map((file_id, index) => ({
          ref: `video${index + 1}`,
          type: 'video',
          position: index,
          file_id,
          is_player_submitted: true,
          created_at: at,
        })),
      },
    },
  });
}

/** How many of these files there still are. */
export const countFiles = (tx: Tx, ids: string[]): Promise<number> => tx.files.count({ where: { id: { in: ids } } });

/** Locks a video lesson until the transaction ends; whether its pro has answered it. Null when it is gone. */
export async function lockVideoLesson(
  tx: Tx,
  id: string,
): Promise<{ answered: boolean; cancelled_at: Date | null } | null> {
  const rows = await tx.$queryRaw<{ cancelled_at: Date | null }[]>(sql`
    SELECT cancelled_at FROM lessons WHERE id = ${id}::uuid AND type = 1 FOR UPDATE`);
  const [lesson] = rows;
  if (!lesson) return null;
  // Asked for only once the lesson is locked: an answer that comes meanwhile waits, or is seen.
  const answers = await tx.lesson_sections.count({ where: { lesson_id: id, is_player_submitted: false } });
  return { ...lesson, answered: answers > 0 };
}

/** Cancels a video lesson, or with null takes that back. */
export async function writeCancelled(tx: Tx, id: string, cancelled_at: Date | null, updated_at: Date): Promise<void> {
  await tx.lessons.updateMany({
    where: { id, type: 1 },
    data: { cancelled_at, updated_at, sequence: { increment: 1 } },
  });
}

/** A pro's terms for video lessons, whoever of theirs asks. */
export interface VideoFormRow {
  currency: string;
  subscribed_until: Date | null;
  video_lessons_enabled: boolean;
  video_lessons_price: number | null;
  stripe_card: string | null;
  players: PersonName[];
}

/** The form's facts in one read: for a player their card, for a pro (`player_id` null) the people, 500 at most. */
export async function readVideoForm(
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string | null },
): Promise<VideoFormRow | null> {
  const rows = await db.$queryRaw<VideoFormRow[]>(sql`
    SELECT pro.currency, pro.subscribed_until, s.video_lessons_enabled, s.video_lessons_price,
      (SELECT stripe_card FROM users WHERE id = ${player_id}::uuid) AS stripe_card,
      (SELECT coalesce(json_agg(people), '[]') FROM (
        SELECT id, first_name, last_name FROM users
        WHERE ${player_id}::uuid IS NULL AND pro_id = pro.id AND type = 'player' AND deleted_at IS NULL
        ORDER BY last_name, first_name, id LIMIT 500) people) AS players
    FROM users pro JOIN settings s ON s.user_id = pro.id WHERE pro.id = ${pro_id}::uuid`);
  return rows[0] ?? null;
}
