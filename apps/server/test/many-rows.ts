import { type Db, inTransaction } from '@fairway/db/client';
import { execute } from '@fairway/db/query';
import type { RawBuilder } from 'kysely';

/** Long enough for a slow machine, whatever else it does. */
const TIMEOUT_MS = 100_000;

/** Writes so many rows at once that a slow machine takes longer for them than a statement of the app may. */
export const insertManyRows = async (db: Db, rows: RawBuilder<unknown>): Promise<void> => {
  await inTransaction(db, (tx) => execute(tx, rows), { timeout: TIMEOUT_MS });
};
