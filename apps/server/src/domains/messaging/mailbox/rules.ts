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

/** The cursor of what comes before this message. */
export const toCursorBefore = ({ id }: { id: string }): string => formatCursor({ direction: 'before', id });

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
