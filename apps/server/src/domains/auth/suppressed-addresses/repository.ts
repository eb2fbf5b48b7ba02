import type { DbOrTx, Tx } from '@fairway/db/client';
import type { delivery_reason } from '@fairway/db/enums';
import { foldEmail } from '@fairway/db/fold-email';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

/** What reaches one person: an email or a number as E.164. */
export interface Address {
  channel: 'email' | 'text';
  address: string;
}

export type BounceSource = 'sending' | 'webhook' | 'dsn' | 'twilio';

export interface BounceRow {
  bounces: number;
  last_seen_at: Date;
  suppressed_at: Date | null;
  /** Nothing had come back from there before. */
  is_new: boolean;
}

/**
 * The row of an address, made where there is none, held until the transaction ends. Two bounces at once: the second waits here for the
 * first, and counts on from what that has written.
 */
export async function lockAddress(
  tx: Tx,
  { channel, address }: Address,
  { reason, source, at }: { reason: delivery_reason; source: BounceSource; at: Date },
): Promise<BounceRow> {
  const [row] = await fetchRows(
    tx,
    query
      .insertInto('suppressed_addresses')
      .values({ channel, address: foldEmail(address), reason, source, first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['channel', 'address'])
          .doUpdateSet((eb) => ({ source: eb.ref('suppressed_addresses.source') })),
      )
      .returning(['bounces', 'last_seen_at', 'suppressed_at', sql<boolean>`xmax = 0`.as('is_new')]),
  );
  return row!;
}

/** Writes what a bounce has made of an address that the caller holds. */
export const updateAddress = (
  tx: Tx,
  { channel, address }: Address,
  row: {
    reason: delivery_reason;
    source: BounceSource;
    bounces: number;
    last_seen_at: Date;
    suppressed_at: Date | null;
  },
): Promise<number> =>
  execute(
    tx,
    query
      .updateTable('suppressed_addresses')
      .set(row)
      .where('channel', '=', channel)
      .where('address', '=', foldEmail(address)),
  );

/** Forgets what was known of an address. */
export async function deleteAddress(db: DbOrTx, { channel, address }: Address): Promise<void> {
  await execute(
    db,
    query.deleteFrom('suppressed_addresses').where('channel', '=', channel).where('address', '=', foldEmail(address)),
  );
}

/**
 * Forgets the bounces of an address that has taken something at `at`, unless it was given up. Providers tell late and out of order: where
 * the last bounce is no older than that, they all stay.
 */
export async function deleteSoftBounces(db: DbOrTx, { channel, address }: Address, at: Date): Promise<void> {
  await execute(
    db,
    query
      .deleteFrom('suppressed_addresses')
      .where('channel', '=', channel)
      .where('address', '=', foldEmail(address))
      .where('suppressed_at', 'is', null)
      .where('last_seen_at', '<', at),
  );
}

/** Why nothing is sent to an address any more; null while it is. */
export async function findSuppression(db: DbOrTx, { channel, address }: Address): Promise<delivery_reason | null> {
  const row = await fetchFirst(
    db,
    query
      .selectFrom('suppressed_addresses')
      .select('reason')
      .where('channel', '=', channel)
      .where('address', '=', foldEmail(address))
      .where('suppressed_at', 'is not', null),
  );
  return row?.reason ?? null;
}

/** What of a person's own is sent nothing any more. */
export const listSuppressed = (db: DbOrTx, user_id: string) =>
  fetchRows(
    db,
    query
      .selectFrom('users as u')
      .innerJoin('suppressed_addresses as s', (join) =>
        join.on((eb) =>
          eb.or([
            eb.and([eb('s.channel', '=', 'email'), eb('s.address', '=', foldEmail(eb.ref('u.email')))]),
            eb.and([eb('s.channel', '=', 'text'), eb('s.address', '=', eb.ref('u.phone'))]),
          ]),
        ),
      )
      .select((eb) => [
        eb.ref('s.channel').$castTo<'email' | 'text'>().as('channel'),
        eb
          .case()
          .when('s.channel', '=', 'email')
          .then(eb.ref('u.email').$notNull())
          .else(eb.ref('s.address'))
          .end()
          .as('address'),
        's.reason',
        eb.ref('s.suppressed_at').$notNull().as('suppressed_at'),
      ])
      .where('u.id', '=', user_id)
      .where('s.suppressed_at', 'is not', null)
      .orderBy('s.channel'),
  );

/** Somebody whom an address reaches. */
export interface Reached {
  id: string;
  type: 'player' | 'pro' | 'admin';
  pro_id: string | null;
}

/** Whom an address reaches, held until the transaction ends; a number may be a family's. People come before addresses, as everywhere. */
export const lockPeopleAt = (tx: Tx, { channel, address }: Address): Promise<Reached[]> => {
  const people = query
    .selectFrom('users')
    .select(['id', 'type', 'pro_id'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(20)
    .forUpdate();
  return fetchRows(
    tx,
    channel === 'email'
      ? people.where((eb) => eb(foldEmail(eb.ref('email')), '=', foldEmail(address)))
      : people.where('phone', '=', address),
  );
};

/** These people have yet to show that they read the mail of their address. */
export async function forgetVerified(tx: Tx, ids: string[]): Promise<void> {
  await tx.users.updateMany({ where: { id: { in: ids } }, data: { email_verified_at: null } });
}

/** Forgets what was known of a person's own email. */
export async function deleteOwnEmail(tx: Tx, user_id: string): Promise<void> {
  await execute(
    tx,
    query
      .deleteFrom('suppressed_addresses as s')
      .using('users as u')
      .where('u.id', '=', user_id)
      .where('s.channel', '=', 'email')
      .where((eb) => eb('s.address', '=', foldEmail(eb.ref('u.email')))),
  );
}
