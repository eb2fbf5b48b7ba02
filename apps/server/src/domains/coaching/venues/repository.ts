import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { LIST_LIMIT } from '@fairway/contracts/constants';

export interface ClubRow {
  id: string;
  user_id: string;
  name: string;
  address: string | null;
  telephone: string | null;
  website: string | null;
}

type ClubFields = Partial<Omit<ClubRow, 'id' | 'user_id'>>;
const select = { id: true, user_id: true, name: true, address: true, telephone: true, website: true } as const;

/** A pro's venues, the default (their first) first. */
export const readClubs = (db: DbOrTx, user_id: string): Promise<ClubRow[]> =>
  db.clubs.findMany({ where: { user_id }, select, orderBy: [{ created_at: 'asc' }, { id: 'asc' }], take: LIST_LIMIT });

/** Adds a venue; null when the pro has `most` already. Those that come at once take turns at the pro's row, and then count the ones before. */
export async function insertClub(
  tx: Tx,
  club: ClubFields & { user_id: string; name: string; created_at: Date },
  most: number,
): Promise<ClubRow | null> {
  await lockOwner(tx, club.user_id);
  if ((await tx.clubs.count({ where: { user_id: club.user_id } })) >= most) return null;
  return tx.clubs.create({ data: club, select });
}

/** Changes a venue of this pro; null when they have no such venue. */
export async function updateClub(db: DbOrTx, user_id: string, id: string, data: ClubFields): Promise<ClubRow | null> {
  const [club] = await db.clubs.updateManyAndReturn({ where: { id, user_id }, data, select });
  return club ?? null;
}

/** Removes a venue of this pro; past lessons keep its name. */
export async function deleteClub(db: DbOrTx, user_id: string, id: string): Promise<boolean> {
  return (await db.clubs.deleteMany({ where: { id, user_id } })).count === 1;
}
