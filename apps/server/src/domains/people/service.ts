import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Actor, Deps } from '../../trpc/context.ts';
import { readPlayers, type PlayerRow } from './store.ts';

/** The pro's players by last name, 200 a page (V5). */
export const playersOf = (actor: Actor, { page }: { page: number }, { db }: Deps): Promise<PlayerRow[]> =>
  readPlayers(db, actor.id, { skip: (page - 1) * LIST_LIMIT, take: LIST_LIMIT });
