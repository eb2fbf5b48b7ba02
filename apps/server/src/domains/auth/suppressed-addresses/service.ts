import type { DeliveryReason, SuppressedAddress } from '@fairway/contracts/notifications/deliveries';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { publishEvent } from '#core/publish-event.ts';
import {
  deleteAddress,
  deleteOwnEmail,
  deleteSoftBounces,
  findSuppression,
  forgetVerified,
  listSuppressed,
  lockAddress,
  lockPeopleAt,
  updateAddress,
  type Address,
  type BounceSource,
} from './repository.ts';
import { countBounces, findBounceKind, isSuppressing } from './rules.ts';

export interface Bounce extends Address {
  reason: DeliveryReason;
  source: BounceSource;
}

/**
 * Notes that something came back from an address. Nothing more is sent there once that says enough (M24), which the coach of whoever has
 * it is told, once: by the transaction that gave it up. An email counts as confirmed no longer: with the pin that confirms it anew its
 * owner has it sent to again.
 */
export async function recordBounce(tx: Tx, { reason, source, ...address }: Bounce, at: Date): Promise<void> {
  const kind = findBounceKind(reason);
  if (kind === null) return;
  const people = await lockPeopleAt(tx, address);
  const row = await lockAddress(tx, address, { reason, source, at });
  if (row.suppressed_at !== null) return;
  const bounces = countBounces(row.is_new ? null : row, at);
  const suppressed_at = isSuppressing(kind, bounces) ? at : null;
  // Providers tell late and out of order.
  const last_seen_at = at > row.last_seen_at ? at : row.last_seen_at;
  await updateAddress(tx, address, { reason, source, bounces, last_seen_at, suppressed_at });
  if (suppressed_at === null) return;
  const { channel } = address;
  if (channel === 'email')
    await forgetVerified(
      tx,
      people.map(({ id }) => id),
    );
  for (const { id: player_id, type, pro_id } of people)
    if (type === 'player' && pro_id !== null)
      await publishEvent(tx, { topic: 'address.suppressed', payload: { player_id, channel, reason } });
}

/** Notes that an address has taken something at `at`: what bounced before it was no lasting fault. */
export const recordArrival = (db: DbOrTx, address: Address, at: Date): Promise<void> =>
  deleteSoftBounces(db, address, at);

/** Sends to an address again: its owner has shown that they read it, or has entered it anew. */
export const liftSuppression = (db: DbOrTx, address: Address): Promise<void> => deleteAddress(db, address);

/** Sends to a person's own email again: they have used what was mailed there. */
export const liftOwnEmail = (tx: Tx, user_id: string): Promise<void> => deleteOwnEmail(tx, user_id);

/** Whether nothing is sent to an address any more. */
export const isSuppressed = async (db: DbOrTx, address: Address): Promise<boolean> =>
  (await findSuppression(db, address)) !== null;

/** What of a person's own is sent nothing any more, and why. */
export async function listSuppressedAddresses(db: DbOrTx, user_id: string): Promise<SuppressedAddress[]> {
  const rows = await listSuppressed(db, user_id);
  return rows.map(({ channel, address, reason, suppressed_at }) => ({
    channel,
    address,
    reason,
    at: suppressed_at.toISOString(),
  }));
}
