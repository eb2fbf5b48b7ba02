import type { BagClub } from '@fairway/contracts/kit/bag';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { Placement } from '@fairway/contracts/kit/lists';
import type { Yardage } from '@fairway/contracts/kit/yardages';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** The lists of a person's kit: their rows have an owner and a place. */
export type KitList = 'bag_clubs' | 'yardages';

export async function countRows(tx: Tx, list: KitList, user_id: string): Promise<number> {
  const row = await fetchFirst(
    tx,
    sql<{ rows: number }>`SELECT count(*)::int AS rows FROM ${sql.table(list)} WHERE user_id = ${user_id}::uuid`,
  );
  return row?.rows ?? 0;
}

/** Gives rows of a person's list their places; answers how many of them there are. */
export const writePlaces = (
  tx: Tx,
  list: KitList,
  { user_id, places }: { user_id: string; places: readonly Placement[] },
): Promise<number> =>
  execute(
    tx,
    sql`UPDATE ${sql.table(list)} AS t SET "order" = p."order"
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS p(id uuid, "order" smallint)
      WHERE t.id = p.id AND t.user_id = ${user_id}::uuid`,
  );

/** Takes a row out of a person's list; false when there is none. */
export const deleteRow = async (
  tx: Tx,
  list: KitList,
  { user_id, id }: { user_id: string; id: string },
): Promise<boolean> =>
  (await execute(tx, sql`DELETE FROM ${sql.table(list)} WHERE id = ${id}::uuid AND user_id = ${user_id}::uuid`)) === 1;

/** What others than its owner see of a kit, and its owner elsewhere than where it is written: blank rows are left out (K3). */
export interface Kit {
  bags: BagClub[];
  yardages: Yardage[];
}

const selectKit = prepareStatement(({ user_id }: { user_id: string }) =>
  query.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('bag_clubs as b')
        .where('b.user_id', '=', user_id)
        .where('b.club', '<>', '')
        .select(['b.id', 'b.user_id', 'b.club', 'b.name', 'b.order'])
        .orderBy('b.order')
        .orderBy('b.id')
        .limit(KIT_LIMITS.rows),
    ).as('bags'),
    jsonArrayFrom(
      eb
        .selectFrom('yardages as y')
        .where('y.user_id', '=', user_id)
        .where('y.club', '<>', '')
        .select(['y.id', 'y.user_id', 'y.club', 'y.yd', 'y.order'])
        .orderBy('y.order')
        .orderBy('y.id')
        .limit(KIT_LIMITS.rows),
    ).as('yardages'),
  ]),
);

/** Bag and yardages of a person in one round trip. */
export const readKit = async (db: DbOrTx, user_id: string): Promise<Kit> =>
  (await fetchFirst(db, selectKit({ user_id }))) ?? { bags: [], yardages: [] };
