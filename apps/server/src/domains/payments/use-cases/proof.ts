import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import type { Payment } from '../../../integrations/payments/payments.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import type { Deps } from '../../../trpc/context.ts';
import { note } from '../../notifications/service.ts';
import { faultOf, type Fault, type Ours } from '../rules/proof.ts';
import {
  askForProof,
  finishProof,
  isAsked,
  markProved,
  proveLots,
  readOurs,
  readOursOf,
  readToProve,
  readUnseen,
  resolveFault,
  writeFault,
  type Covered,
} from '../store/proof.ts';

type Needs = Pick<JobDeps, 'db' | 'now' | 'payments' | 'log'>;

const DAY_MS = 86_400_000;
/** Payments begun within these days are gone through at the provider's. */
const WINDOW_MS = 3 * DAY_MS;
/** Purchases read singly at a time. */
const BATCH = 50;
/** Old purchases that each proof looks at again: over the nights, all of them. */
const LOOKED_AT_AGAIN = 500;

/** Has the worker prove the books, unless it is about to: the night's job and the admin's button. */
export function proofPlease({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const proof_id = await askForProof(tx, now());
    if (proof_id !== null) await note(tx, { topic: 'proof.asked', payload: { proof_id } });
  });
}

interface Proof {
  deps: Needs;
  at: Date;
  covered: Covered;
}

/**
 * Proves the books: every lot of credits is the sum of its movements, and every purchase is at the provider's what it is here, seen from
 * both sides. A fault is one open alert until a later proof finds it right. When the provider is away this throws, and is tried again
 * from the start; nothing is said to be wrong that could not be looked at.
 */
export async function proveMoney({ proof_id }: { proof_id: string }, deps: Needs): Promise<void> {
  if (!(await isAsked(deps.db, proof_id))) return;
  const at = deps.now();
  const ledger = await proveLots(deps.db, at);
  for (const subject of ledger.named) shout(deps, 'ledger', subject);
  const proof: Proof = { deps, at, covered: { lots: ledger.lots, purchases: 0, payments: 0, alerts: ledger.wrong } };
  await provePayments(proof);
  await provePurchases(proof);
  await proveAlerts(proof);
  await finishProof(deps.db, proof_id, { ...proof.covered, finished_at: deps.now() });
}

/** Whoever watches the log is to hear of it: ids only. */
function shout({ log }: Needs, kind: string, subject: string): void {
  log.error({ alert: 'money', kind, subject }, 'The books do not balance; see /admin/money');
}

/** From the provider's side: whatever was taken or given back there is so here. */
async function provePayments(proof: Proof): Promise<void> {
  const { deps, at, covered } = proof;
  const since = new Date(at.getTime() - WINDOW_MS);
  let after: string | undefined;
  do {
    const { payments, more } = await deps.payments.listPayments(since, after);
    const ours = await readOursOf(deps.db, {
      payments: payments.map(({ payment_intent_id }) => payment_intent_id),
      references: payments.flatMap(({ reference }) => (reference === null ? [] : [idIn.parse(reference)])),
    });
    const byPayment = new Map(ours.map((one) => [one.payment_intent_id, one]));
    const byId = new Map(ours.map((one) => [one.id, one]));
    const seen: Ours[] = [];
    for (const theirs of payments) {
      const paid = byPayment.get(theirs.payment_intent_id);
      if (paid) seen.push(paid);
      await compare(proof, paid ?? byId.get(theirs.reference ?? '') ?? null, theirs);
    }
    await markProved(deps.db, seen, at);
    covered.payments += payments.length;
    covered.purchases += seen.length;
    after = more ? payments.at(-1)?.payment_intent_id : undefined;
  } while (after !== undefined);
}

/**
 * From our side: whatever was paid or given back here and was not among those payments is looked up one by one, and some of those
 * proved before.
 */
async function provePurchases(proof: Proof): Promise<void> {
  const { deps, at, covered } = proof;
  let again = LOOKED_AT_AGAIN;
  for (;;) {
    const rows = await readToProve(deps.db, { at, limit: BATCH });
    const due = rows.filter(({ proved_at }) => proved_at === null || (again -= 1) >= 0);
    for (const ours of due) await compare(proof, ours, await findPayment(deps, ours.payment_intent_id));
    await markProved(deps.db, due, at);
    covered.purchases += due.length;
    if (due.length < BATCH) return;
  }
}

/** What was wrong before and was not come across now is looked at by itself. */
async function proveAlerts({ deps, at, covered }: Proof): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const alerts = await readUnseen(deps.db, { at, after, limit: BATCH });
    for (const { id, ...known } of alerts) {
      const fault = await lookAgain(deps, known, at);
      if (fault) {
        await report(deps, fault, at);
        covered.alerts += 1;
      } else await resolveFault(deps.db, id, at);
    }
    after = alerts.at(-1)?.id ?? null;
    if (alerts.length < BATCH) return;
  }
}

const findPayment = async ({ payments }: Needs, id: string | null): Promise<Payment | null> =>
  id === null ? null : payments.findPayment(id);

async function compare({ deps, at, covered }: Proof, ours: Ours | null, theirs: Payment | null): Promise<void> {
  const first = faultOf(ours, theirs, at);
  const fault = first && (await lookAgain(deps, first, at));
  if (!fault) return;
  await report(deps, fault, at);
  covered.alerts += 1;
}

/**
 * What is left of a fault when both sides are read as they are now: the two were not read at one moment, and a purchase that moved on
 * meanwhile is for the next proof.
 */
async function lookAgain(deps: Needs, { kind, detail }: Fault, at: Date): Promise<Fault | null> {
  const { purchase_id, payment_intent_id } = detail;
  const read = async () => (purchase_id === null ? null : readOurs(deps.db, purchase_id));
  const before = await read();
  // A stray payment is looked up as itself, a purchase's as the purchase now names it.
  const named = kind === 'purchase' ? before?.payment_intent_id : null;
  const theirs = await findPayment(deps, named ?? payment_intent_id);
  const ours = await read();
  return before?.status === ours?.status ? faultOf(ours, theirs, at) : null;
}

async function report(deps: Needs, fault: Fault, at: Date): Promise<void> {
  await writeFault(deps.db, fault, at);
  shout(deps, fault.kind, fault.subject);
}
