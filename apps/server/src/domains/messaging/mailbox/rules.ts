import type { Actor } from '#app/context.ts';

/** Whose mailbox: a pro's with all their players, or a player's with their pro. */
export type Owner = { pro_id: string } | { player_id: string };

export const findOwner = (actor: Pick<Actor, 'id' | 'type'>): Owner =>
  actor.type === 'pro' ? { pro_id: actor.id } : { player_id: actor.id };

/** Where a stretch of messages begins. */
export interface Position {
  direction: 'before' | 'after' | 'around';
  id: string;
}

export const formatCursor = ({ direction, id }: Position): string => `${direction}_${id}`;

/** A cursor that the contract has let through. */
export function parseCursor(cursor: string): Position {
  const border = cursor.indexOf('_');
  return { direction: cursor.slice(0, border) as Position['direction'], id: cursor.slice(border + 1) };
}

/** A page of `limit`, of rows that were read with one more to tell whether there are others behind, and the cursor of those. */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last ? formatCursor({ direction: 'before', id: last.id }) : null };
}

/**
 * The messages of a list whose deliveries are read with it: those that went to few. What went to hundreds is told of on its own page, or a
 * page of such messages would carry tens of thousands.
 */
export function chooseDetailed(messages: readonly { id: string; recipients: number }[], most: number): string[] {
  let left = most;
  return messages.flatMap(({ id, recipients }) => {
    if (recipients > left) return [];
    left -= recipients;
    return [id];
  });
}
