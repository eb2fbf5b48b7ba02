import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Player } from '@fairway/contracts/people';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { readPlayers } from '../store/players.ts';

/** The pro's players by last name, 200 a page (V5); `q` finds by first or last name, case-blind (S2 §2). */
export const playersOf = (
  actor: Actor,
  { page, q = '' }: { page: number; q?: string | undefined },
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Player[]> =>
  readPlayers(db, { pro_id: actor.id, q, now: now(), limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
