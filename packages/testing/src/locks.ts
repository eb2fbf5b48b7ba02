import type { Db } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { expect, vi } from 'vitest';

/** Waits until one statement waits for a lock that another transaction holds. */
export const untilWaiting = (db: Db): Promise<void> =>
  vi.waitFor(
    async () => {
      const [row] = await db.$queryRaw<{ waiting: number }[]>(
        sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(row?.waiting).toBe(1);
    },
    { timeout: 10_000 },
  );
