import { CREDIT_EXPIRING_DAYS, LIST_LIMIT } from '@fairway/contracts/constants';
import type { Player, PlayersQuery } from '@fairway/contracts/coaching/people';
import type { DbOrTx } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import type { Actor, CoreServices } from '#app/context.ts';
import { LONGEST_LESSON_MS } from '#domains/lessons/lesson/rules.ts';
import { hasPlayer, readPlayers } from './repository.ts';
import { playerView } from './view.ts';

/** The pro's players with their next lesson, credits and records due, 200 a page (V5); `q` finds by first or last name, case-blind. */
export async function listPlayers(
  actor: Actor,
  { page, ...filter }: PlayersQuery,
  { db, now }: CoreServices,
): Promise<Player[]> {
  const at = now();
  const rows = await readPlayers(db, {
    pro_id: actor.id,
    filter,
    now: at,
    since: new Date(at.getTime() - LONGEST_LESSON_MS),
    soon: new Date(at.getTime() + CREDIT_EXPIRING_DAYS * DAY_MS),
    limit: LIST_LIMIT,
    offset: (page - 1) * LIST_LIMIT,
  });
  return rows.map(playerView);
}

/** Whether somebody is this pro's player now. */
export const isOwnPlayer = (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> =>
  hasPlayer(db, { pro_id, id });
