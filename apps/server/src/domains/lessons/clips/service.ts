import { HISTORY_PAGE } from '@fairway/contracts/constants';
import type { ClipPage, ClipsIn } from '@fairway/contracts/lessons/clips';
import type { Actor, AppServices } from '#app/context.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import { formatCursor, lessonScope, parseCursor, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { readClips } from './repository.ts';
import { recordedClipView } from './view.ts';

/** The videos of a player that the caller may see, newest lesson first, a page by keyset; 404 for anybody else's player. */
export async function listClips(actor: Actor, { id, cursor }: ClipsIn, services: AppServices): Promise<ClipPage> {
  const wanted = { scope: lessonScope(actor), player_id: id, before: cursor ? parseCursor(cursor) : null };
  const [player, rows] = await Promise.all([
    requireKnownPlayer(actor, id, services),
    // One more than is shown tells whether there are others behind.
    readClips(services.db, { ...wanted, limit: HISTORY_PAGE + 1 }),
  ]);
  const shown = rows.slice(0, HISTORY_PAGE);
  const last = shown.at(-1);
  return {
    clips: shown.map((row) => recordedClipView(row, roleInLesson(actor))),
    next_cursor: last && rows.length > HISTORY_PAGE ? formatCursor(last) : null,
    player,
  };
}
