import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** Removes at most `limit` onboardings whose time is over; answers each with the customer that nobody became. */
export const deleteOldOnboardings = (tx: Tx, now: Date, limit: number): Promise<{ stripe_id: string | null }[]> =>
  tx.$queryRaw(sql`
    DELETE FROM onboardings WHERE id IN (SELECT id FROM onboardings WHERE expires_at <= ${now} LIMIT ${limit})
    RETURNING CASE WHEN user_id IS NULL THEN stripe_id END AS stripe_id`);
