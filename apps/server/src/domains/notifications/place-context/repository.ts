import type { DbOrTx } from '@fairway/db/client';
import type { PlaceRequestContext } from '#domains/notifications/kinds/context.ts';
import { findSides } from '#domains/notifications/people/repository.ts';

/** A place that is kept for a player, with its group lesson and both its sides; null where none is kept. */
export async function findPlaceRequest(db: DbOrTx, id: string): Promise<PlaceRequestContext | null> {
  const row = await db.place_requests.findUnique({
    where: { id },
    include: {
      group: {
        select: {
          title: true,
          lesson: { select: { pro_id: true, starts_at: true, ends_at: true, venue: true, cancelled_at: true } },
        },
      },
    },
  });
  if (!row?.expires_at) return null;
  const { group, lesson_id, player_id, expires_at, ended_at } = row;
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
