import type { DbOrTx, Tx } from '@fairway/db/client';
import { noSql, sql } from '@fairway/db/sql';
import type { Fault, Ours } from '../rules/proof.ts';

/** A proof that was asked for and is not done waits this long before it is handed to the worker again. */
const ASKED_AGAIN = '10 minutes';

/**
 * Asks for a proof; answers its id when the worker is to be told, null when one is under way. Many ask at once: the index lets one
 * row be unfinished, and whoever comes second changes nothing.
 */
export async function askForProof(tx: Tx, asked_at: Date): Promise<string | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    INSERT INTO money_proofs (id, asked_at) VALUES (gen_random_uuid(), ${asked_at})
    ON CONFLICT ((finished_at IS NULL)) WHERE finished_at IS NULL
    DO UPDATE SET asked_at = EXCLUDED.asked_at
      WHERE money_proofs.asked_at <= EXCLUDED.asked_at - ${ASKED_AGAIN}::interval
    RETURNING id`);
  return rows[0]?.id ?? null;
}

/** Whether a proof is still to be made. */
export const isAsked = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.money_proofs.count({ where: { id, finished_at: null } })) > 0;

/** What a proof covered and how much of it was wrong. */
export interface Covered {
  lots: number;
  purchases: number;
  payments: number;
  alerts: number;
}

/** Notes that a proof is done. */
export async function finishProof(db: DbOrTx, id: string, covered: Covered & { finished_at: Date }): Promise<void> {
  await db.money_proofs.updateMany({ where: { id, finished_at: null }, data: covered });
}

/** Faults of the ledger whose subjects are answered, for the log. */
const NAMED = 100;

/**
 * Holds every lot against the sum of its movements, in one statement and so at one moment: what differs is an open alert, what was one
 * and differs no more is resolved. Answers how many lots there are, how many are wrong, and the first of those.
 */
export async function proveLots(db: DbOrTx, at: Date): Promise<{ lots: number; wrong: number; named: string[] }> {
  const rows = await db.$queryRaw<{ lots: number; wrong: number; named: string[] }[]>(sql`
    WITH wrong AS (
      SELECT lot.id, lot.player_id, lot.remaining, coalesce(sums.ledger, 0) AS ledger
      FROM credit_lots lot
      LEFT JOIN (SELECT lot_id, sum(amount)::int AS ledger FROM credit_ledger GROUP BY lot_id) sums ON sums.lot_id = lot.id
      WHERE lot.remaining <> coalesce(sums.ledger, 0)
    ), told AS (
      INSERT INTO money_alerts (id, kind, subject, detail, found_at, seen_at)
      SELECT gen_random_uuid(), 'ledger', id::text,
        jsonb_build_object('player_id', player_id, 'ledger', ledger, 'remaining', remaining), ${at}, ${at}
      FROM wrong
      ON CONFLICT (kind, subject) WHERE resolved_at IS NULL
      DO UPDATE SET seen_at = EXCLUDED.seen_at, detail = EXCLUDED.detail
    ), righted AS (
      UPDATE money_alerts SET resolved_at = ${at}
      WHERE kind = 'ledger' AND resolved_at IS NULL AND subject NOT IN (SELECT id::text FROM wrong)
    )
    SELECT (SELECT count(*)::int FROM credit_lots) AS lots, (SELECT count(*)::int FROM wrong) AS wrong,
      ARRAY(SELECT id::text FROM wrong ORDER BY id LIMIT ${NAMED}) AS named`);
  return rows[0]!;
}

const OURS = sql`id, number, status, amount, currency, payment_intent_id, created_at`;

/** The purchase of an id, as the proof sees it. */
export const readOurs = async (db: DbOrTx, id: string): Promise<Ours | null> =>
  (await db.$queryRaw<Ours[]>(sql`SELECT ${OURS} FROM purchases WHERE id = ${id}::uuid`))[0] ?? null;

/** The purchases that payments are for: by the payment, or by the purchase that the payment names. */
export const readOursOf = (
  db: DbOrTx,
  { payments, references }: { payments: string[]; references: string[] },
): Promise<Ours[]> =>
  db.$queryRaw<Ours[]>(sql`
    SELECT ${OURS} FROM purchases
    WHERE payment_intent_id = ANY(${payments}::text[]) OR id = ANY(${references}::uuid[])`);

/**
 * Purchases that this proof has not looked at: first those that were settled or refunded since any proof did, then those that were
 * looked at longest ago.
 */
export const readToProve = (
  db: DbOrTx,
  { at, limit }: { at: Date; limit: number },
): Promise<(Ours & { proved_at: Date | null })[]> =>
  db.$queryRaw(sql`
    SELECT ${OURS}, proved_at FROM purchases
    WHERE status IN ('paid', 'refunded') AND payment_intent_id IS NOT NULL AND (proved_at IS NULL OR proved_at < ${at})
    ORDER BY proved_at NULLS FIRST, id LIMIT ${limit}`);

/** Notes that purchases were looked at; one that changed since it was read is left for another look. */
export async function markProved(db: DbOrTx, ours: readonly Ours[], at: Date): Promise<void> {
  if (ours.length === 0) return;
  await db.$executeRaw(sql`
    UPDATE purchases SET proved_at = ${at}
    FROM unnest(${ours.map(({ id }) => id)}::uuid[], ${ours.map(({ status }) => status)}::text[]) AS seen(id, status)
    WHERE purchases.id = seen.id AND purchases.status::text = seen.status AND seen.status IN ('paid', 'refunded')`);
}

/** Writes a fault down; one that is open already is seen again. */
export async function writeFault(db: DbOrTx, { kind, subject, detail }: Fault, at: Date): Promise<void> {
  await db.$executeRaw(sql`
    INSERT INTO money_alerts (id, kind, subject, detail, found_at, seen_at)
    VALUES (gen_random_uuid(), ${kind}::money_alert_kind, ${subject}, ${JSON.stringify(detail)}::jsonb, ${at}, ${at})
    ON CONFLICT (kind, subject) WHERE resolved_at IS NULL
    DO UPDATE SET seen_at = EXCLUDED.seen_at, detail = EXCLUDED.detail`);
}

/** An open fault of a payment that this proof has not come across. */
export interface Unseen extends Fault {
  id: string;
}

/** Open faults of payments that were not seen again since `at`, a page by keyset. */
export const readUnseen = (
  db: DbOrTx,
  { at, after, limit }: { at: Date; after: string | null; limit: number },
): Promise<Unseen[]> =>
  db.$queryRaw<Unseen[]>(sql`
    SELECT id, kind, subject, detail FROM money_alerts
    WHERE resolved_at IS NULL AND kind <> 'ledger' AND seen_at < ${at}
      ${after === null ? noSql : sql`AND id > ${after}::uuid`}
    ORDER BY id LIMIT ${limit}`);

/** Closes a fault that was found right again. */
export async function resolveFault(db: DbOrTx, id: string, resolved_at: Date): Promise<void> {
  await db.money_alerts.updateMany({ where: { id, resolved_at: null }, data: { resolved_at } });
}
