import type { DbOrTx } from '@fairway/db/client';

export interface PlayerRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/** A pro's live players by last name, a page of `take`. */
export const readPlayers = (
  db: DbOrTx,
  pro_id: string,
  { skip, take }: { skip: number; take: number },
): Promise<PlayerRow[]> =>
  db.users.findMany({
    where: { pro_id, type: 'player', deleted_at: null },
    select: { id: true, first_name: true, last_name: true, email: true, phone: true },
    orderBy: [{ last_name: 'asc' }, { first_name: 'asc' }, { id: 'asc' }],
    skip,
    take,
  });
