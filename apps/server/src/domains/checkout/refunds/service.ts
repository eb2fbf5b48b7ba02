import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import type { PurchaseRow } from '#core/purchase-fulfiller.ts';
import { issueCreditNote } from '#domains/checkout/receipt-issuing/service.ts';
import { lockPurchase, writeRefund } from '#domains/checkout/purchases/repository.ts';
import { refundRefusal } from './rules.ts';

/** What settling a purchase works with. */
export type RefundServices = Pick<AppServices, 'db' | 'now' | 'payments' | 'purchaseFulfillers'>;

/**
 * A pro gives a whole purchase back: what was bought is taken back first, so that it cannot be used meanwhile, then the money goes.
 * Credits only while none is spent. Asked twice, it happens once. A 422 when the provider refuses: all is as it was then.
 */
export async function refundPurchase(
  actor: Actor,
  { id }: { id: string },
  services: RefundServices,
): Promise<PurchaseRow> {
  const at = services.now();
  const taken = await inTransaction(services.db, async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || purchase.pro_id !== actor.id) throw notFound();
    if (purchase.status === 'refunding' || purchase.status === 'refunded') return purchase;
    if (purchase.status !== 'paid')
      throw new AppError('invalid', { message: PAYMENT_MESSAGES.nothingToRefund, errors: {} });
    // What came with the purchase is looked at, locked, by whoever takes it back.
    const refusal = refundRefusal({ ...purchase, lot: null, answered: false }, at);
    if (refusal !== null) throw new AppError('invalid', { message: refusal, errors: {} });
    await services.purchaseFulfillers[purchase.kind].revoke(tx, purchase, { actor_id: actor.id, at });
    return writeRefund(tx, id, { status: 'refunding' });
  });
  const after = taken.status === 'refunding' ? await finishRefund(taken, services) : taken;
  if (after.status === 'paid') throw new AppError('invalid', { message: PAYMENT_MESSAGES.refundRefused, errors: {} });
  return after;
}

/**
 * Gives the money of a purchase back and notes it. The provider may be away: it stays on its way then, and the next sweep goes on.
 * When the provider refuses for good, what was taken back is the player's again; of what was never delivered that is a fault.
 */
export async function finishRefund(purchase: PurchaseRow, services: RefundServices): Promise<PurchaseRow> {
  const { id, payment_intent_id } = purchase;
  const refund = payment_intent_id === null ? FREE : await services.payments.refundPayment(payment_intent_id, id);
  const at = services.now();
  return inTransaction(services.db, async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (!locked || locked.status === 'refunded') return locked ?? purchase;
    const kind = services.purchaseFulfillers[locked.kind];
    if (refund) {
      // Another call, which was still refused, has delivered anew meanwhile what this one brought the money back for.
      if (locked.status === 'paid') await kind.revoke(tx, locked, { actor_id: locked.pro_id, at });
      await publishEvent(tx, { topic: 'purchase.refunded', payload: { purchase_id: id, actor_id: locked.pro_id } });
      const refunded = await writeRefund(tx, id, { status: 'refunded', refunded_at: at, ...refund });
      await issueCreditNote(tx, refunded, at);
      return refunded;
    }
    if (locked.status !== 'refunding') return locked;
    // What was never delivered cannot be anybody's again: it waits for a person, and the nightly reconciliation calls one.
    if (locked.failure !== null) throw new Error(`The provider refuses to give the money of purchase ${id} back`);
    await kind.restore(tx, locked, at);
    return writeRefund(tx, id, { status: 'paid' });
  });
}

const FREE = { refund_id: null };
