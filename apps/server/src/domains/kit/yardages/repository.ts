import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { Yardage } from '@fairway/contracts/kit/yardages';
import type { DbOrTx, Tx } from '@fairway/db/client';

const COLUMNS = { id: true, user_id: true, club: true, yd: true, order: true } as const;

/** Adds a yardage; null when there is one of this id, whosever it is. */
export async function insertYardage(tx: Tx, row: Yardage & { created_at: Date }): Promise<Yardage | null> {
  const [added] = await tx.yardages.createManyAndReturn({ data: [row], select: COLUMNS, skipDuplicates: true });
  return added ?? null;
}

export const findYardage = (db: DbOrTx, where: { id: string; user_id: string }): Promise<Yardage | null> =>
  db.yardages.findFirst({ where, select: COLUMNS });

/** Writes what a yardage says; null when it is not this person's. */
export async function writeYardage(
  tx: Tx,
  { id, user_id, ...details }: { id: string; user_id: string; club: string; yd: number },
): Promise<Yardage | null> {
  const [written] = await tx.yardages.updateManyAndReturn({ where: { id, user_id }, data: details, select: COLUMNS });
  return written ?? null;
}

export const readYardages = (db: DbOrTx, user_id: string): Promise<Yardage[]> =>
  db.yardages.findMany({
    where: { user_id },
    select: COLUMNS,
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    take: KIT_LIMITS.rows,
  });
