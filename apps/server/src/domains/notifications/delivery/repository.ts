import type { delivery_channel, delivery_reason, delivery_status } from '@fairway/db/enums';
import type { Db, DbOrTx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, toJson, type Database } from '@fairway/db/query';
import { sql, type QueryCreator } from 'kysely';
import { coalesce } from '#core/coalesce.ts';
import { CLOCK, leaseEnd } from '#core/database-clock.ts';

/** What tells one claim on a delivery from another. */
export interface ClaimKey {
  id: string;
  token: string;
}

/** A claim that is asked for, and for how long. */
export interface Lease extends ClaimKey {
  leaseMs: number;
}

/** A notice that is being sent by whoever holds its token. */
export interface Claim extends ClaimKey {
  outbox_id: bigint;
  /** Null for somebody without an account. */
  user_id: string | null;
  /** The child for whom a guardian is told (A15); null where the user is told for themself. */
  child_id: string | null;
  /** Further children of theirs for whom they are told at once. */
  also_for: string[];
  channel: delivery_channel;
  /** Since when it is to go out. */
  due_at: Date;
  /** Whether a worker that is gone had handed all of it over, and never heard the answer. */
  handed_over: boolean;
  /** The reader's own email or number, where the channel has one. */
  address: string | null;
  /** Why nothing is sent there any more. */
  suppressed: delivery_reason | null;
  /** The row of the outbox that it tells of, unless that is gone. */
  event: { topic: string; payload: unknown; created_at: Date } | null;
}

const LEASE_END = leaseEnd(sql<number>`asked.lease_ms`);

const updatePending = query.updateTable('notification_deliveries as d').where('d.status', '=', 'pending');

/** Claims as the values of a statement, a list for each of their fields. */
const toLists = (claims: readonly Lease[]) => ({
  ids: claims.map(({ id }) => id),
  tokens: claims.map(({ token }) => token),
  leases: claims.map(({ leaseMs }) => leaseMs),
});
type Lists = ReturnType<typeof toLists>;

/** Claims as rows of a table `asked` that a statement joins. */
const asRows = ({ ids, tokens, leases }: Lists) =>
  sql<{
    id: string;
    token: string;
    lease_ms: number;
  }>`unnest(${ids}::uuid[], ${tokens}::uuid[], ${leases}::int[])`.as<'asked'>(sql`asked(id, token, lease_ms)`);

/** Locks pending deliveries in the order of their ids, so that no two statements with several each wait for each other. */
const lockPending = (ids: string[]) =>
  query
    .selectFrom('notification_deliveries as held')
    .select('held.id')
    .where(sql<boolean>`held.id = ANY (${ids}::uuid[])`)
    .where('held.status', '=', 'pending')
    .orderBy('held.id')
    .forUpdate('held');

/** What reaches the reader of a delivery `held` by its channel. */
const OWN_ADDRESS = sql<string | null>`CASE held.channel WHEN 'email' THEN u.email WHEN 'text' THEN u.phone END`;

const claimAll = prepareStatement((lists: Lists) => {
  const pending = lockPending(lists.ids)
    .leftJoin('outbox as o', 'o.id', 'held.outbox_id')
    .leftJoin('users as u', 'u.id', 'held.user_id')
    .leftJoin('suppressed_addresses as s', (join) =>
      join
        .onRef('s.channel', '=', 'held.channel')
        .on((eb) => eb('s.address', '=', foldEmail(OWN_ADDRESS)))
        .on('s.suppressed_at', 'is not', null),
    )
    .select(['o.topic', 'o.payload', 'o.created_at as noted_at', OWN_ADDRESS.as('address'), 's.reason as suppressed']);
  return updatePending
    .from(asRows(lists))
    .innerJoin(pending.as('pending'), 'pending.id', 'asked.id')
    .whereRef('d.id', '=', 'pending.id')
    .where((eb) => eb.or([eb('d.claimed_until', 'is', null), eb('d.claimed_until', '<', CLOCK)]))
    .set({ claim_token: sql`asked.token`, claimed_until: LEASE_END })
    .returning((eb) => [
      'd.id',
      eb.ref('d.claim_token').$notNull().as('token'),
      'd.outbox_id',
      'd.user_id',
      'd.child_id',
      sql<string[]>`ARRAY(SELECT c.child_id FROM delivery_children c WHERE c.delivery_id = d.id)`.as('also_for'),
      'd.channel',
      eb.fn.coalesce('d.not_before', 'd.created_at').as('due_at'),
      sql<boolean>`d.handed_over_at IS NOT NULL`.as('handed_over'),
      'pending.topic',
      'pending.payload',
      'pending.noted_at',
      'pending.address',
      'pending.suppressed',
    ]);
});

/**
 * Gives pending deliveries to the holders of their tokens for `leaseMs`; null is one that is not to be had. Two workers with the same
 * job: the update is one's, the other finds it claimed. A worker that dies renews nothing, and its claim runs out.
 */
export const claimDelivery = coalesce(async (db: Db, leases: readonly Lease[]): Promise<(Claim | null)[]> => {
  const claimed = await fetchRows(db, claimAll(toLists(leases)));
  const byToken = new Map(
    claimed.map(({ topic, payload, noted_at, ...claim }) => {
      const event = topic === null || noted_at === null ? null : { topic, payload, created_at: noted_at };
      return [claim.token, { ...claim, event }];
    }),
  );
  return leases.map(({ token }) => byToken.get(token) ?? null);
});

/** What these claims still hold. */
const updateHeld = (lists: Lists) =>
  updatePending
    .from(asRows(lists))
    .innerJoin(lockPending(lists.ids).as('pending'), 'pending.id', 'asked.id')
    .whereRef('d.id', '=', 'pending.id')
    .whereRef('d.claim_token', '=', 'asked.token');

const renewAll = prepareStatement((lists: Lists) =>
  updateHeld(lists).set({ claimed_until: LEASE_END }).returning('d.claim_token'),
);

/** Keeps claims for another `leaseMs`, and answers whether it could: somebody else may have taken one over since. */
export const renewClaim = coalesce(async (db: Db, leases: readonly Lease[]): Promise<boolean[]> => {
  const renewed = await fetchRows(db, renewAll(toLists(leases)));
  const kept = new Set(renewed.map(({ claim_token }) => claim_token));
  return leases.map(({ token }) => kept.has(token));
});

const markAllHandedOver = prepareStatement((lists: Lists) => updateHeld(lists).set({ handed_over_at: CLOCK }));

/** Notes that providers have all of what they were given, whose answers may never be heard. */
export const markHandedOver = coalesce(async (db: Db, claims: readonly Lease[]): Promise<void[]> => {
  await fetchRows(db, markAllHandedOver(toLists(claims)));
  return claims.map(() => {});
});

/** Whether a delivery is neither sent nor given up. */
export const isPending = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.notification_deliveries.count({ where: { id, status: 'pending' } })) > 0;

/** Nobody's any more. */
const RELEASED = { claim_token: null, claimed_until: null, handed_over_at: null };

/** What a statement that notes something of deliveries `d` answers of them. */
const NOTED = ['d.outbox_id', 'd.user_id', 'd.status'] as const;
type Noted = Pick<Claim, 'outbox_id' | 'user_id'> & { status: delivery_status };

/**
 * Once the last mail to somebody who is gone is settled, the event that alone kept their name and address for it says neither any more
 * (A13): part of the statement whose `noted` settles it.
 */
const forgetTheGone = (of: QueryCreator<Database & { noted: Noted }>) =>
  of
    .updateTable('outbox as o')
    .from('noted')
    .whereRef('o.id', '=', 'noted.outbox_id')
    .where('noted.user_id', 'is', null)
    .where('noted.status', '<>', 'pending')
    .where('o.topic', '=', 'account.erased')
    .set({ payload: toJson({ email: '', first_name: '' }) });

/** Counts an attempt and notes how it ended, for whoever still holds the claim, which it answers; `pending` keeps it for another attempt. */
export async function recordAttempt(
  db: DbOrTx,
  { id, token }: ClaimKey,
  {
    status,
    reason = null,
    detail,
    at,
  }: { status: delivery_status; reason?: delivery_reason | null; detail: string | null; at: Date },
): Promise<boolean> {
  const note = query
    .updateTable('notification_deliveries as d')
    .where('d.id', '=', id)
    .where('d.claim_token', '=', token)
    .set((eb) => ({
      status,
      reason,
      detail,
      attempts: eb('d.attempts', '+', 1),
      settled_at: status === 'pending' ? null : at,
      ...RELEASED,
    }))
    .returning(NOTED);
  const noted = query.with('noted', () => note).with('forgotten', forgetTheGone);
  return (await fetchFirst(db, noted.selectFrom('noted').select('outbox_id'))) !== null;
}

/** Puts a notice off until then, for whoever still holds the claim: that was no attempt. */
export async function postpone(db: DbOrTx, { id, token }: ClaimKey, not_before: Date): Promise<void> {
  await db.notification_deliveries.updateMany({
    where: { id, claim_token: token },
    data: { not_before, ...RELEASED },
  });
}

const settleAll = prepareStatement(({ ids, times }: { ids: string[]; times: Date[] }) => {
  const note = updatePending
    .from(sql<{ id: string; at: Date }>`unnest(${ids}::uuid[], ${times}::timestamptz[])`.as<'sent'>(sql`sent(id, at)`))
    .innerJoin(lockPending(ids).as('pending'), 'pending.id', 'sent.id')
    .whereRef('d.id', '=', 'pending.id')
    .set((eb) => ({
      status: 'sent',
      reason: null,
      detail: null,
      attempts: eb('d.attempts', '+', 1),
      settled_at: eb.ref('sent.at'),
      ...RELEASED,
    }))
    .returning(NOTED);
  const noted = query.with('noted', () => note).with('forgotten', forgetTheGone);
  return noted.selectFrom('noted').select('outbox_id');
});

/**
 * Notes that deliveries went out, unless that is noted already: whoever holds one by now must not send it again. Straight over the
 * driver: as little as can be is to come between the provider's yes and this.
 */
export const settleSent = coalesce(async (db: Db, sent: readonly { id: string; at: Date }[]): Promise<void[]> => {
  await fetchRows(db, settleAll({ ids: sent.map(({ id }) => id), times: sent.map(({ at }) => at) }));
  return sent.map(() => {});
});

/** Blanks the names of erased players of whom all is told that will be (A13). Written out as its partial index is. */
export const forgetErasedNames = (db: DbOrTx): Promise<number> =>
  execute(
    db,
    query
      .updateTable('outbox')
      .set({ payload: sql`payload || '{"first_name": ""}'` })
      .where('topic', '=', sql.lit('player.erased'))
      .where(sql<boolean>`payload->>'first_name' <> ''`)
      .where('processed_at', 'is not', null)
      .where((eb) => {
        const deliveries = eb.selectFrom('notification_deliveries as d').whereRef('d.outbox_id', '=', 'outbox.id');
        return eb.not(eb.exists(deliveries.select('d.id').where('d.status', '=', 'pending')));
      }),
  );
