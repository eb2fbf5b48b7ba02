import { inTransaction, type Db } from '@fairway/db/client';
import { execute, fetchFirst, type Database } from '@fairway/db/query';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';

/** Waits until one statement waits for a lock that another transaction holds. */
export const waitUntilBlocked = (db: Db): Promise<void> =>
  vi.waitFor(
    async () => {
      const row = await fetchFirst(
        db,
        sql<{
          waiting: number;
        }>`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(1);
    },
    { timeout: 10_000 },
  );

/** Keeps whoever reads or writes a table waiting until it is released. */
export async function lockTable(
  db: Db,
  table: keyof Database,
  timeout = 30_000,
): Promise<{ locked: Promise<void>; release: () => void }> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const locked = inTransaction(
    db,
    async (tx) => {
      await execute(tx, sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`);
      held.resolve();
      await released.promise;
    },
    { timeout },
  );
  await Promise.race([held.promise, locked]);
  return { locked, release: released.resolve };
}
