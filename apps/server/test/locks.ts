import type { Db } from '@fairway/db/client';
import { fetchFirst } from '@fairway/db/query';
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
