import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Discrepancy, LocalPurchase } from './rules.ts';
import type { AlertKind, MoneyAlert } from '@fairway/contracts/checkout/reconciliation';

/** A reconciliation that was asked for and is not done waits this long before it is handed to the worker again. */
const ASKED_AGAIN = '10 minutes';

/**
 * Asks for a reconciliation; answers its id when the worker is to be told, null when one is under way. Many ask at once: the index lets one
 * row be unfinished, and whoever comes second changes nothing.
 */
export async function insertReconciliationRequest(tx: Tx, requested_at: Date): Promise<string | null> {
  const request = sql<{ id: string }>`
    INSERT INTO reconciliation_runs (id, requested_at) VALUES (gen_random_uuid(), ${requested_at})
    ON CONFLICT ((finished_at IS NULL)) WHERE finished_at IS NULL
    DO UPDATE SET requested_at = EXCLUDED.requested_at
      WHERE reconciliation_runs.requested_at <= EXCLUDED.requested_at - ${ASKED_AGAIN}::interval
    RETURNING id`;
  return (await fetchFirst(tx, request))?.id ?? null;
}

/** Whether a reconciliation is still to be made. */
export const isReconciliationRequested = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.reconciliation_runs.count({ where: { id, finished_at: null } })) > 0;

/** What a reconciliation covered and how much of it was wrong. */
export interface Covered {
  lots: number;
  purchases: number;
  payments: number;
  alerts: number;
}

/** Notes that a reconciliation is done. */
export async function finishReconciliation(
  db: DbOrTx,
  id: string,
  covered: Covered & { finished_at: Date },
): Promise<void> {
  await db.reconciliation_runs.updateMany({ where: { id, finished_at: null }, data: covered });
}

/** Faults of the ledger whose subjects are answered, for the log. */
const NAMED = 100;

/**
 * Holds every lot against the sum of its movements, in one statement and so at one moment: what differs is an open alert, what was one
 * and differs no more is resolved. Answers how many lots there are, how many are wrong, and the first of those.
 */
export async function findLotDiscrepancies(
  db: DbOrTx,
  at: Date,
): Promise<{ lots: number; wrong: number; named: string[] }> {
  const reconciliation = sql<{ lots: number; wrong: number; named: string[] }>`
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
      ARRAY(SELECT id::text FROM wrong ORDER BY id LIMIT ${NAMED}) AS named`;
  const [found] = await fetchRows(db, reconciliation);
  return found!;
}

const selectPurchases = query
  .selectFrom('purchases')
  .select(['id', 'number', 'status', 'amount', 'currency', 'payment_intent_id', 'created_at']);

/** The purchase of an id, as the reconciliation sees it. */
export const listLocalPayments = (db: DbOrTx, id: string): Promise<LocalPurchase | null> =>
  fetchFirst(db, selectPurchases.where('id', '=', id));

/** The purchases that payments are for: by the payment, or by the purchase that the payment names. */
export const listLocalPaymentsByIntent = (
  db: DbOrTx,
  { payments, references }: { payments: string[]; references: string[] },
): Promise<LocalPurchase[]> =>
  fetchRows(
    db,
    selectPurchases.where((eb) =>
      eb.or([eb('payment_intent_id', '=', eb.fn.any(eb.val(payments))), eb('id', '=', eb.fn.any(eb.val(references)))]),
    ),
  );

/**
 * Purchases that this reconciliation has not looked at: first those that were settled or refunded since any reconciliation did, then those that were
 * looked at longest ago. In the words of their index.
 */
export const listUnreconciled = (
  db: DbOrTx,
  { at, limit }: { at: Date; limit: number },
): Promise<(LocalPurchase & { reconciled_at: Date | null })[]> =>
  fetchRows(
    db,
    selectPurchases
      .select('reconciled_at')
      .where((eb) => sql<boolean>`${eb.ref('status')} IN ('paid', 'refunded')`)
      .where('payment_intent_id', 'is not', null)
      .where((eb) => eb.or([eb('reconciled_at', 'is', null), eb('reconciled_at', '<', at)]))
      .orderBy('reconciled_at', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(limit),
  );

/** Notes that purchases were looked at; one that changed since it was read is left for another look. */
export async function markReconciled(db: DbOrTx, ours: readonly LocalPurchase[], at: Date): Promise<void> {
  if (ours.length === 0) return;
  const seen = sql`
    UPDATE purchases SET reconciled_at = ${at}
    FROM unnest(${ours.map(({ id }) => id)}::uuid[], ${ours.map(({ status }) => status)}::text[]) AS seen(id, status)
    WHERE purchases.id = seen.id AND purchases.status::text = seen.status AND seen.status IN ('paid', 'refunded')`;
  await execute(db, seen);
}

/** Writes a fault down; one that is open already is seen again. */
export async function upsertDiscrepancy(db: DbOrTx, { kind, subject, detail }: Discrepancy, at: Date): Promise<void> {
  await execute(
    db,
    query
      .insertInto('money_alerts')
      .values({
        id: uuid(),
        kind,
        subject,
        detail: sql<object>`${JSON.stringify(detail)}::jsonb`,
        found_at: at,
        seen_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .where('resolved_at', 'is', null)
          .doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at'), detail: eb.ref('excluded.detail') })),
      ),
  );
}

/** An open fault of a payment that this reconciliation has not come across. */
export interface ProviderOnlyPayment extends Discrepancy {
  id: string;
}

/** Open faults of payments that were not seen again since `at`, a page by keyset. */
export const listProviderOnly = (
  db: DbOrTx,
  { at, after, limit }: { at: Date; after: string | null; limit: number },
): Promise<ProviderOnlyPayment[]> => {
  const unseen = query
    .selectFrom('money_alerts')
    .select(['id', 'kind', 'subject', 'detail'])
    .where('resolved_at', 'is', null)
    .where('kind', '<>', 'ledger')
    .where('seen_at', '<', at)
    .orderBy('id')
    .limit(limit)
    .$narrowType<Discrepancy>();
  return fetchRows(db, after === null ? unseen : unseen.where('id', '>', after));
};

/** Closes a fault that was found right again. */
export async function resolveDiscrepancy(db: DbOrTx, id: string, resolved_at: Date): Promise<void> {
  await db.money_alerts.updateMany({ where: { id, resolved_at: null }, data: { resolved_at } });
}

/** An alert as it is kept. */
export interface AlertRow {
  id: string;
  kind: AlertKind;
  subject: string;
  detail: MoneyAlert['detail'];
  found_at: Date;
  seen_at: Date;
  resolved_at: Date | null;
}

/** Open faults first, then those found right again, the newest first. */
export const readAlerts = (db: DbOrTx, { limit, offset }: { limit: number; offset: number }): Promise<AlertRow[]> =>
  fetchRows(
    db,
    query
      .selectFrom('money_alerts')
      .select(['id', 'kind', 'subject', 'detail', 'found_at', 'seen_at', 'resolved_at'])
      .orderBy((eb) => eb('resolved_at', 'is not', null))
      .orderBy('found_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .$narrowType<{ detail: MoneyAlert['detail'] }>(),
  );

/** How many faults there are, and how many of them are open. */
export async function countAlerts(db: DbOrTx): Promise<{ total: number; open: number }> {
  const [total, open] = await Promise.all([
    db.money_alerts.count(),
    db.money_alerts.count({ where: { resolved_at: null } }),
  ]);
  return { total, open };
}

/** Open faults by kind, those that there are. */
export const findOpenChallenge = (db: DbOrTx): Promise<{ kind: AlertKind; open: number }[]> =>
  fetchRows(
    db,
    query
      .selectFrom('money_alerts')
      .where('resolved_at', 'is', null)
      .groupBy('kind')
      .select((eb) => ['kind', eb.cast<number>(eb.fn.countAll(), 'integer').as('open')]),
  );

/** Last reconciliation that is done. */
export const findLastReconciliation = (db: DbOrTx) =>
  db.reconciliation_runs.findFirst({ where: { finished_at: { not: null } }, orderBy: { finished_at: 'desc' } });

/** When the reconciliation that is under way was asked for. */
export const readAskedAt = async (db: DbOrTx): Promise<Date | null> =>
  (await db.reconciliation_runs.findFirst({ where: { finished_at: null }, select: { requested_at: true } }))
    ?.requested_at ?? null;
