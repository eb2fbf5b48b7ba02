import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import type { Payment } from '#adapters/stripe/payments.ts';
import type { JobServices } from '#app/job-services.ts';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { recordAudit } from '#domains/audit/log/service.ts';
import { publishEvent } from '#core/publish-event.ts';
import { findDiscrepancy, type Discrepancy, type LocalPurchase } from './rules.ts';
import {
  insertReconciliationRequest,
  finishReconciliation,
  isReconciliationRequested,
  markReconciled,
  findLotDiscrepancies,
  listLocalPayments,
  listLocalPaymentsByIntent,
  listUnreconciled,
  listProviderOnly,
  resolveDiscrepancy,
  upsertDiscrepancy,
  type Covered,
  countAlerts,
  findOpenChallenge,
  readAlerts,
  readAskedAt,
  findLastReconciliation,
} from './repository.ts';
import {
  ALERTS_PAGE,
  moneyAlert,
  type AlertKind,
  type ReconciliationPage,
} from '@fairway/contracts/checkout/reconciliation';
import { DAY_MS, MINUTE_MS } from '@fairway/time/units';

type ReconciliationServices = Pick<JobServices, 'db' | 'now' | 'payments' | 'log'>;

/** Payments begun within these days are gone through at the provider's. */
const WINDOW_MS = 3 * DAY_MS;
/** One statement goes through every movement there ever was. */
const WHOLE_LEDGER_MS = 10 * MINUTE_MS;
/** Purchases read singly at a time. */
const BATCH = 50;
/** Old purchases that each reconciliation looks at again: over the nights, all of them. */
const LOOKED_AT_AGAIN = 500;

/** Has the worker reconcile the books, unless it is about to: the night's job, and the admin's button, which is written down. */
export function requestReconciliation({ db, now }: CoreServices, admin?: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const run_id = await insertReconciliationRequest(tx, at);
    if (run_id === null) return;
    await publishEvent(tx, { topic: 'reconciliation.requested', payload: { run_id } });
    const act = { action: 'reconciliation.started', target_id: null, detail: {} } as const;
    if (admin) await recordAudit(tx, { ...act, actor_id: admin.id }, at);
  });
}

interface Reconciliation {
  services: ReconciliationServices;
  at: Date;
  covered: Covered;
}

/**
 * Reconciles the books: every lot of credits is the sum of its movements, and every purchase is at the provider's what it is here, seen from
 * both sides. A fault is one open alert until a later reconciliation finds it right. When the provider is away this throws, and is tried again
 * from the start; nothing is said to be wrong that could not be looked at.
 */
export async function reconcileLedger({ run_id }: { run_id: string }, services: ReconciliationServices): Promise<void> {
  if (!(await isReconciliationRequested(services.db, run_id))) return;
  const at = services.now();
  const ledger = await inTransaction(services.db, (tx) => findLotDiscrepancies(tx, at), { timeout: WHOLE_LEDGER_MS });
  for (const subject of ledger.named) logDiscrepancy(services, 'ledger', subject);
  const reconciliation: Reconciliation = {
    services,
    at,
    covered: { lots: ledger.lots, purchases: 0, payments: 0, alerts: ledger.wrong },
  };
  await reconcilePayments(reconciliation);
  await reconcilePurchases(reconciliation);
  await reconcileAlerts(reconciliation);
  await finishReconciliation(services.db, run_id, { ...reconciliation.covered, finished_at: services.now() });
}

/** Whoever watches the log is to hear of it: ids only. */
function logDiscrepancy({ log }: ReconciliationServices, kind: string, subject: string): void {
  log.error({ alert: 'money', kind, subject }, 'The books do not balance; see /admin/money');
}

/** From the provider's side: whatever was taken or given back there is so here. */
async function reconcilePayments(reconciliation: Reconciliation): Promise<void> {
  const { services, at, covered } = reconciliation;
  const since = new Date(at.getTime() - WINDOW_MS);
  let after: string | undefined;
  do {
    const { payments, more } = await services.payments.listPayments(since, after);
    const ours = await listLocalPaymentsByIntent(services.db, {
      payments: payments.map(({ payment_intent_id }) => payment_intent_id),
      references: payments.flatMap(({ reference }) => (reference === null ? [] : [idIn.parse(reference)])),
    });
    const byPayment = new Map(ours.map((one) => [one.payment_intent_id, one]));
    const byId = new Map(ours.map((one) => [one.id, one]));
    const seen: LocalPurchase[] = [];
    for (const theirs of payments) {
      const paid = byPayment.get(theirs.payment_intent_id);
      if (paid) seen.push(paid);
      await compare(reconciliation, paid ?? byId.get(theirs.reference ?? '') ?? null, theirs);
    }
    await markReconciled(services.db, seen, at);
    covered.payments += payments.length;
    covered.purchases += seen.length;
    after = more ? payments.at(-1)?.payment_intent_id : undefined;
  } while (after !== undefined);
}

/**
 * From our side: whatever was paid or given back here and was not among those payments is looked up one by one, and some of those
 * reconciled before.
 */
async function reconcilePurchases(reconciliation: Reconciliation): Promise<void> {
  const { services, at, covered } = reconciliation;
  let again = LOOKED_AT_AGAIN;
  for (;;) {
    const rows = await listUnreconciled(services.db, { at, limit: BATCH });
    const due = rows.filter(({ reconciled_at }) => reconciled_at === null || (again -= 1) >= 0);
    for (const ours of due) await compare(reconciliation, ours, await findPayment(services, ours.payment_intent_id));
    await markReconciled(services.db, due, at);
    covered.purchases += due.length;
    if (due.length < BATCH) return;
  }
}

/** What was wrong before and was not come across now is looked at by itself. */
async function reconcileAlerts({ services, at, covered }: Reconciliation): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const alerts = await listProviderOnly(services.db, { at, after, limit: BATCH });
    for (const { id, ...known } of alerts) {
      const fault = await lookAgain(services, known, at);
      if (fault) {
        await report(services, fault, at);
        covered.alerts += 1;
      } else await resolveDiscrepancy(services.db, id, at);
    }
    after = alerts.at(-1)?.id ?? null;
    if (alerts.length < BATCH) return;
  }
}

const findPayment = async ({ payments }: ReconciliationServices, id: string | null): Promise<Payment | null> =>
  id === null ? null : payments.findPayment(id);

async function compare(
  { services, at, covered }: Reconciliation,
  ours: LocalPurchase | null,
  theirs: Payment | null,
): Promise<void> {
  const first = findDiscrepancy(ours, theirs, at);
  const fault = first && (await lookAgain(services, first, at));
  if (!fault) return;
  await report(services, fault, at);
  covered.alerts += 1;
}

/**
 * What is left of a fault when both sides are read as they are now: the two were not read at one moment, and a purchase that moved on
 * meanwhile is for the next reconciliation.
 */
async function lookAgain(
  services: ReconciliationServices,
  { kind, detail }: Discrepancy,
  at: Date,
): Promise<Discrepancy | null> {
  const { purchase_id, payment_intent_id } = detail;
  const read = async () => (purchase_id === null ? null : listLocalPayments(services.db, purchase_id));
  const before = await read();
  // A stray payment is looked up as itself, a purchase's as the purchase now names it.
  const named = kind === 'purchase' ? before?.payment_intent_id : null;
  const theirs = await findPayment(services, named ?? payment_intent_id);
  const ours = await read();
  return before?.status === ours?.status ? findDiscrepancy(ours, theirs, at) : null;
}

async function report(services: ReconciliationServices, fault: Discrepancy, at: Date): Promise<void> {
  await upsertDiscrepancy(services.db, fault, at);
  logDiscrepancy(services, fault.kind, fault.subject);
}

/** What the reconciliations of the books have found, and the last of them, for the admin. */
export async function getReconciliationPage(
  { page }: { page: number },
  { db }: Pick<AppServices, 'db'>,
): Promise<ReconciliationPage> {
  const [rows, counts, last, asked_at] = await Promise.all([
    readAlerts(db, { limit: ALERTS_PAGE, offset: (page - 1) * ALERTS_PAGE }),
    countAlerts(db),
    findLastReconciliation(db),
    readAskedAt(db),
  ]);
  return {
    ...counts,
    page,
    per_page: ALERTS_PAGE,
    data: rows.map((row) =>
      moneyAlert.parse({
        ...row,
        found_at: row.found_at.toISOString(),
        seen_at: row.seen_at.toISOString(),
        resolved_at: row.resolved_at?.toISOString() ?? null,
      }),
    ),
    last: last?.finished_at ? { ...last, finished_at: last.finished_at.toISOString() } : null,
    asked_at: asked_at?.toISOString() ?? null,
  };
}

/** How many faults are open, for the admin's navigation. */
export async function openAlerts({ db }: Pick<AppServices, 'db'>): Promise<{ open: number }> {
  const kinds = await findOpenChallenge(db);
  return { open: kinds.reduce((sum, { open }) => sum + open, 0) };
}

/** What a watcher of the figures wants to know: open faults of each kind, and when the books were last reconciled, if ever. */
export async function countDiscrepancies({
  db,
}: Pick<AppServices, 'db'>): Promise<{ open: Record<AlertKind, number>; finished_at: Date | null }> {
  const [kinds, last] = await Promise.all([findOpenChallenge(db), findLastReconciliation(db)]);
  const count = (kind: AlertKind) => kinds.find((one) => one.kind === kind)?.open ?? 0;
  const open = { ledger: count('ledger'), purchase: count('purchase'), unknown_payment: count('unknown_payment') };
  return { open, finished_at: last?.finished_at ?? null };
}
