import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Player } from '@fairway/contracts/coaching/people';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { hasPlayer, readPlayers } from './repository.ts';

/** The pro's players by last name, 200 a page (V5); `q` finds by first or last name, case-blind. */
export const listPlayers = (
  actor: Actor,
  { page, q = '' }: { page: number; q?: string | undefined },
  { db, now }: Pick<AppServices, 'db' | 'now'>,
): Promise<Player[]> =>
  readPlayers(db, { pro_id: actor.id, q, now: now(), limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });

/** Whether somebody is this pro's player now. */
export const isOwnPlayer = (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> =>
  hasPlayer(db, { pro_id, id });
