import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

export interface NewVideoLesson {
  id: string;
  pro_id: string;
  player_id: string;
  note: string | null;
  /** The two videos, in the order they were sent. */
  files: string[];
  at: Date;
  /** The caller's own name for the attempt, of what a pro sends; that of a purchase is the purchase's. */
  key: string | null;
}

/** Keeps a video lesson: it begins and ends as it is sent, blocks no time, and shows the two videos (W2). */
export async function insertVideoLesson(
  tx: Tx,
  { id, pro_id, player_id, note, files, at, key }: NewVideoLesson,
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
      key,
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

/** The live video lesson that a pro sent a player under this key since then. */
export const findSentBy = (
  db: DbOrTx,
  { since, ...attempt }: { pro_id: string; player_id: string; key: string; since: Date },
): Promise<{ id: string } | null> =>
  db.lessons.findFirst({
    where: { ...attempt, type: 1, cancelled_at: null, starts_at: { gte: since } },
    select: { id: true },
  });

/** How many of these files there still are. */
export const countFiles = (tx: Tx, ids: string[]): Promise<number> => tx.files.count({ where: { id: { in: ids } } });

/** Locks a video lesson until the transaction ends; whether its pro has answered it. Null when it is gone. */
export async function lockVideoLesson(
  tx: Tx,
  id: string,
): Promise<{ answered: boolean; cancelled_at: Date | null } | null> {
  const lesson = await fetchFirst(
    tx,
    query.selectFrom('lessons').select('cancelled_at').where('id', '=', id).where('type', '=', 1).forUpdate(),
  );
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
export const readVideoForm = (
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string | null },
): Promise<VideoFormRow | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as pro')
      .innerJoin('settings as s', 's.user_id', 'pro.id')
      .where('pro.id', '=', pro_id)
      .select((eb) => {
        const people = eb
          .selectFrom('users as p')
          .select(['p.id', 'p.first_name', 'p.last_name'])
          .where(eb.lit(player_id === null))
          .whereRef('p.pro_id', '=', 'pro.id')
          .where('p.type', '=', 'player')
          .where('p.deleted_at', 'is', null)
          .orderBy('p.last_name')
          .orderBy('p.first_name')
          .orderBy('p.id')
          .limit(500);
        return [
          'pro.currency',
          'pro.subscribed_until',
          's.video_lessons_enabled',
          's.video_lessons_price',
          eb.selectFrom('users').select('stripe_card').where('id', '=', eb.val(player_id)).as('stripe_card'),
          jsonArrayFrom(people).as('players'),
        ];
      }),
  );
