import type { DbOrTx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { within, type Scope } from './read.ts';

/**
 * Sets the star of the scope's side, or turns it over where `starred` is null; false when the lesson is not of the scope.
 * Two at once: each turns over what the other has left, in the statement itself.
 */
export async function writeStar(db: DbOrTx, scope: Scope, id: string, starred: boolean | null): Promise<boolean> {
  const set =
    'pro_id' in scope
      ? sql`pro_starred = coalesce(${starred}::boolean, NOT l.pro_starred)`
      : sql`starred = coalesce(${starred}::boolean, NOT l.starred)`;
  const rows = await db.$queryRaw<unknown[]>(
    sql`UPDATE lessons l SET ${set} WHERE ${within(scope)} AND l.id = ${id}::uuid RETURNING 1`,
  );
  return rows.length === 1;
}
