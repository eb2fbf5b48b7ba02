import { HISTORY_PAGE } from '@fairway/contracts/constants';
import type { ClipPage, ClipsIn } from '@fairway/contracts/lessons/clips';
import type { Actor, AppServices } from '#app/context.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import { cutPage, parseKeyset } from '#core/keyset.ts';
import { lessonScope, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { toStartCursor } from '#domains/lessons/lesson/view.ts';
import { readClips } from './repository.ts';
import { recordedClipView } from './view.ts';

/** The videos of a player that the caller may see, newest lesson first, a page by keyset; 404 for anybody else's player. */
export async function listClips(actor: Actor, { id, cursor }: ClipsIn, services: AppServices): Promise<ClipPage> {
  const wanted = { scope: lessonScope(actor), player_id: id, before: cursor ? parseKeyset(cursor) : null };
  const [player, rows] = await Promise.all([
    requireKnownPlayer(actor, id, services),
    // One more than is shown tells whether there are others behind.
    readClips(services.db, { ...wanted, limit: HISTORY_PAGE + 1 }),
  ]);
  const { page, next_cursor } = cutPage(rows, HISTORY_PAGE, toStartCursor);
  return {
    clips: page.map((row) => recordedClipView(row, roleInLesson(actor))),
    next_cursor,
    player,
  };
}
