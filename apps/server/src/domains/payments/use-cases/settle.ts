import { inTransaction, type Tx } from '@fairway/db/client';
import type { Payment } from '../../../integrations/payments/payments.ts';
import { AppError } from '../../../trpc/errors.ts';
import type { GoodsByKind, PurchaseRow } from '../rules/goods.ts';
import { isPaymentOf, stepOf } from '../rules/purchase.ts';
import { lockPurchase, settlePurchase, writePayment } from '../store/purchases.ts';
import { finishRefund, type Needs } from './refund.ts';

const NOT_COMPLETED = 'The payment was not completed.';
const NOT_TO_BE_HAD = 'What was paid for could not be had any more.';

/**
 * The payment of an attempt, begun if there is none. Beginning takes nothing, and the provider makes one payment of an attempt: a
 * process that died before it could note which one finds the same again. One that the provider refuses to begin ends the attempt.
 */
export async function paymentOf(purchase: PurchaseRow, deps: Needs): Promise<Payment> {
  const { db, payments } = deps;
  if (purchase.payment_intent_id !== null) return payments.readPayment(purchase.payment_intent_id);
  if (purchase.stripe_id === null) throw new Error(`Purchase ${purchase.id} has nobody to pay for it`);
  const { id, stripe_id, stripe_account_id, amount, currency, title } = purchase;
  const wish = { reference: id, stripe_id, stripe_account_id, amount, currency, description: title };
  const payment = await payments.beginPayment(wish).catch(async (error: unknown) => {
    if (error instanceof AppError && error.kind === 'invalid') await fail(id, error.message, deps);
    throw error;
  });
  await writePayment(db, id, payment.payment_intent_id);
  return payment;
}

/** Marks what costs nothing as paid, and delivers it. */
export async function settleFree(
  tx: Tx,
  purchase: PurchaseRow,
  { goods, at }: { goods: GoodsByKind; at: Date },
): Promise<PurchaseRow> {
  const delivered = await goods[purchase.kind].deliver(tx, purchase, at);
  if (!delivered) throw new Error(`Purchase ${purchase.id} could not be delivered as it was ordered`);
  return settlePurchase(tx, purchase.id, { status: 'paid', settled_at: at, ...delivered });
}

/**
 * Delivers what a payment has paid for, once, whoever brings the news and however often. What cannot be delivered any more is paid
 * back, and so is money that came after the attempt was given up; why stands in `failure`, and the player is told by it.
 */
export async function settle(id: string, payment: Payment, deps: Needs): Promise<PurchaseRow> {
  const at = deps.now();
  const settled = await inTransaction(deps.db, async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw new Error(`Payment ${payment.payment_intent_id} is for purchase ${id}, which does not exist`);
    if (purchase.status !== 'begun' && purchase.status !== 'failed') return purchase;
    if (!isPaymentOf(purchase, payment))
      throw new Error(`Payment ${payment.payment_intent_id} is not what purchase ${id} asked for`);
    const kind = deps.goods[purchase.kind];
    const { card } = payment;
    if (purchase.status === 'begun') {
      const delivered = await kind.deliver(tx, purchase, at);
      if (delivered) return settlePurchase(tx, id, { status: 'paid', settled_at: at, card, ...delivered });
      await kind.release(tx, purchase);
    }
    const failure = purchase.failure ?? NOT_TO_BE_HAD;
    return settlePurchase(tx, id, { status: 'refunding', settled_at: at, card, failure });
  });
  return settled.status === 'refunding' ? finishRefund(settled, deps) : settled;
}

/**
 * Ends an attempt that nothing comes of. The payment is cancelled first, so that no browser can still confirm it; one that went
 * through in that very moment is delivered instead.
 */
export async function giveUp(purchase: PurchaseRow, payment: Payment, deps: Needs): Promise<PurchaseRow> {
  const { refusal } = payment;
  const after = await deps.payments.cancelPayment(payment.payment_intent_id);
  if (stepOf(after) === 'deliver') return settle(purchase.id, after, deps);
  if (after.status !== 'cancelled') return purchase;
  return (await fail(purchase.id, refusal ?? NOT_COMPLETED, deps)) ?? purchase;
}

/** Ends an attempt of which nothing was taken and nothing can be any more, and lets go of what it had set aside. */
async function fail(id: string, failure: string, { db, goods, now }: Needs): Promise<PurchaseRow | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (locked?.status !== 'begun') return locked;
    await goods[locked.kind].release(tx, locked);
    return settlePurchase(tx, id, { status: 'failed', settled_at: now(), failure });
  });
}
