import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import type { PendingRow } from './repository.ts';

/** Somebody who is invited, as their pro sees them. */
export const pendingView = (row: PendingRow): PendingPlayer => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  expires_at: row.expires_at.toISOString(),
});
