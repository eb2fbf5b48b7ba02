import type { CreditStory } from '@fairway/contracts/credits';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { holderFor } from '../access.ts';
import { readStory, type StoryLotRow } from '../store/story.ts';
import { lotStory } from '../view.ts';

/** Lots of one page of the story. */
const PAGE = 20;

const cursorOf = ({ purchased_at, id }: StoryLotRow) => `${purchased_at}_${id}`;
const placeOf = (cursor: string) => ({ purchased_at: cursor.slice(0, 24), id: cursor.slice(25) });

/**
 * Where each credit came from and where it went: lots newest first, each with its entries, to the player and to their pro alike.
 * 404 for anybody else.
 */
export async function creditStory(
  actor: Actor,
  { player_id, cursor }: { player_id?: string | null; cursor?: string | null },
  { db, now }: Deps,
): Promise<CreditStory> {
  const before = cursor ? placeOf(cursor) : null;
  // One more than is shown tells whether there are others behind.
  const found = await readStory(db, holderFor(actor, player_id), { before, limit: PAGE + 1 });
  if (!found) throw notFound();
  const { lots, timezone, ...player } = found;
  const shown = lots.slice(0, PAGE);
  const last = shown.at(-1);
  const reader = actor.type === 'pro' ? 'pro' : 'player';
  return {
    player,
    timezone,
    lots: shown.map((lot) => lotStory(lot, timezone, reader, now())),
    next_cursor: lots.length > PAGE && last ? cursorOf(last) : null,
  };
}
