import type { JobDeps } from '../../../queues/deps.ts';
import type { PurchaseRow } from '../rules/goods.ts';
import { LEFT_ALONE_MS, stepAlone } from '../rules/purchase.ts';
import { readUnfinished } from '../store/purchases.ts';
import { finishRefund } from './refund.ts';
import { giveUp, paymentOf, settle } from './settle.ts';

type Needs = Pick<JobDeps, 'db' | 'now' | 'payments' | 'goods' | 'log'>;
const PAGE = 200;

/**
 * Finishes or gives back what a client or a process left when it died (C5): run each minute, it has done so within five of the
 * charge. One that fails is left for the next minute and keeps no other from being finished.
 */
export async function reconcile(deps: Needs): Promise<{ looked_at: number; failed: number }> {
  const before = new Date(deps.now().getTime() - LEFT_ALONE_MS);
  let [looked_at, failed] = [0, 0];
  let after: PurchaseRow | undefined;
  do {
    const left = await readUnfinished(deps.db, { before, after, limit: PAGE });
    for (const purchase of left) failed += (await isFinished(purchase, deps)) ? 0 : 1;
    looked_at += left.length;
    after = left[PAGE - 1];
  } while (after);
  return { looked_at, failed };
}

/** Goes on with one; false, and a line in the log, when it failed. */
async function isFinished(purchase: PurchaseRow, deps: Needs): Promise<boolean> {
  try {
    await finish(purchase, deps);
    return true;
  } catch (error) {
    deps.log.warn(
      { err: error, purchase_id: purchase.id },
      'A purchase could not be finished; the next minute tries again',
    );
    return false;
  }
}

/** Goes on with a purchase that nobody waits for. */
export async function finish(purchase: PurchaseRow, deps: Omit<Needs, 'log'>): Promise<PurchaseRow> {
  if (purchase.status === 'refunding') return finishRefund(purchase, deps);
  const payment = await paymentOf(purchase, deps);
  const age = deps.now().getTime() - purchase.created_at.getTime();
  switch (stepAlone(payment, age)) {
    case 'deliver':
      return settle(purchase.id, payment, deps);
    case 'give_up':
      return giveUp(purchase, payment, deps);
    case 'wait':
      return purchase;
  }
}
