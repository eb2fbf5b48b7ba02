import type { DbOrTx } from '@fairway/db/client';
import type { PlaceRequestContext, WaitedLessonContext } from '#domains/notifications/kinds/context.ts';
import { findSides } from '#domains/notifications/people/repository.ts';

/** A group lesson with both sides of a request for a place in it, and until when one is kept. */
export async function findWaitedLesson(
  db: DbOrTx,
  request_id: string,
): Promise<(WaitedLessonContext & { expires_at: Date | null }) | null> {
  const row = await db.place_requests.findUnique({
    where: { id: request_id },
    include: {
      group: {
        select: {
          title: true,
          lesson: { select: { pro_id: true, starts_at: true, ends_at: true, venue: true, cancelled_at: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { id, group, lesson_id, player_id, expires_at, ended_at } = row;
  const { pro_id, ...lesson } = group.lesson;
  return {
    id,
    lesson_id,
    title: group.title,
    ...lesson,
    expires_at,
    ended_at,
    ...(await findSides(db, { pro_id, player_id })),
  };
}

/** A place that is kept for a player, with its group lesson and both its sides; null where none is kept. */
export async function findPlaceRequest(db: DbOrTx, id: string): Promise<PlaceRequestContext | null> {
  const waited = await findWaitedLesson(db, id);
  return waited?.expires_at ? { ...waited, expires_at: waited.expires_at } : null;
}
