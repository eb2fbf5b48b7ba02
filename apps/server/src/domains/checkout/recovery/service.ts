import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { bulkhead } from 'cockatiel';
import type { JobServices } from '#app/job-services.ts';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';
import { ABANDONED_AFTER_MS, CARDHOLDER_MS, stepAlone } from '#domains/checkout/purchases/rules.ts';
import { withProviderBudget } from '#adapters/stripe/guard.ts';
import { listPendingPurchases } from '#domains/checkout/purchases/repository.ts';
import { finishRefund } from '#domains/checkout/refunds/service.ts';
import { cancelAttempt, endUnbegun, findPayment, settle } from '#domains/checkout/purchases/service.ts';

type RecoveryServices = Pick<JobServices, 'db' | 'now' | 'payments' | 'purchaseFulfillers' | 'log'>;
const PAGE = 200;
/** Purchases looked at beside each other: one that the provider keeps waiting does not hold up the rest. */
const AT_ONCE = 8;

/**
 * Finishes or gives back what a client or a process left when it died (C5): run each minute, it has done so within five of the
 * charge. One that fails is left for the next minute and keeps no other from being finished.
 */
export async function resumePendingPurchases(
  services: RecoveryServices,
): Promise<{ looked_at: number; failed: number }> {
  const before = new Date(services.now().getTime() - ABANDONED_AFTER_MS);
  let [looked_at, failed] = [0, 0];
  let after: PurchaseRow | undefined;
  do {
    const left = await listPendingPurchases(services.db, { before, after, limit: PAGE });
    const turns = bulkhead(AT_ONCE, left.length);
    const finished = await Promise.all(left.map((purchase) => turns.execute(() => isFinished(purchase, services))));
    failed += finished.filter((well) => !well).length;
    looked_at += left.length;
    after = left[PAGE - 1];
  } while (after);
  return { looked_at, failed };
}

/** Goes on with one; false, and a line in the log, when it failed. */
async function isFinished(purchase: PurchaseRow, services: RecoveryServices): Promise<boolean> {
  try {
    await withProviderBudget(() => finish(purchase, services));
    return true;
  } catch (error) {
    services.log.warn(
      { err: error, purchase_id: purchase.id },
      'A purchase could not be finished; the next minute tries again',
    );
    return false;
  }
}

/** Goes on with a purchase that nobody waits for. */
export async function finish(purchase: PurchaseRow, services: Omit<RecoveryServices, 'log'>): Promise<PurchaseRow> {
  if (purchase.status === 'refunding') return finishRefund(purchase, services);
  const age = services.now().getTime() - purchase.created_at.getTime();
  // Whatever keeps the provider from beginning its payment, what it holds is not kept from others for longer than a cardholder may take.
  if (purchase.payment_intent_id === null && age >= CARDHOLDER_MS)
    return endUnbegun(purchase, PAYMENT_MESSAGES.notCompleted, services);
  const payment = await findPayment(purchase, services);
  switch (stepAlone(payment, age)) {
    case 'deliver':
      return settle(purchase.id, payment, services);
    case 'give_up':
      return cancelAttempt(purchase, payment, services);
    case 'wait':
      return purchase;
  }
}
