import type { BagClub } from '@fairway/contracts/kit/bag';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

const COLUMNS = { id: true, user_id: true, club: true, name: true, order: true } as const;

/** Adds a club; null when there is one of this id, whosever it is. */
export async function insertClub(tx: Tx, club: BagClub & { created_at: Date }): Promise<BagClub | null> {
  const [added] = await tx.bag_clubs.createManyAndReturn({ data: [club], select: COLUMNS, skipDuplicates: true });
  return added ?? null;
}

export const findClub = (db: DbOrTx, where: { id: string; user_id: string }): Promise<BagClub | null> =>
  db.bag_clubs.findFirst({ where, select: COLUMNS });

/** Writes what a club is; null when it is not this person's. */
export async function writeClub(
  tx: Tx,
  { id, user_id, ...details }: { id: string; user_id: string; club: string; name: string },
): Promise<BagClub | null> {
  const [written] = await tx.bag_clubs.updateManyAndReturn({ where: { id, user_id }, data: details, select: COLUMNS });
  return written ?? null;
}

export const readClubs = (db: DbOrTx, user_id: string): Promise<BagClub[]> =>
  db.bag_clubs.findMany({
    where: { user_id },
    select: COLUMNS,
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    take: KIT_LIMITS.rows,
  });

/** The bag of somebody whom this person may look at: themself, their pro, a pro's player; null of anybody else. Blank rows are their owner's (K3). */
export async function readBag(
  db: DbOrTx,
  { owner_id, viewer_id, viewer_pro_id }: { owner_id: string; viewer_id: string; viewer_pro_id: string | null },
): Promise<BagClub[] | null> {
  const row = await fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .where('u.id', '=', owner_id)
      .where('u.deleted_at', 'is', null)
      .where((eb) =>
        eb.or([eb('u.id', '=', viewer_id), eb('u.id', '=', viewer_pro_id), eb('u.pro_id', '=', viewer_id)]),
      )
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('bag_clubs as b')
            .whereRef('b.user_id', '=', 'u.id')
            .where((of) => of.or([of('b.club', '<>', ''), of('b.user_id', '=', viewer_id)]))
            .select(['b.id', 'b.user_id', 'b.club', 'b.name', 'b.order'])
            .orderBy('b.order')
            .orderBy('b.id')
            .limit(KIT_LIMITS.rows),
        ).as('clubs'),
      ),
  );
  return row?.clubs ?? null;
}
