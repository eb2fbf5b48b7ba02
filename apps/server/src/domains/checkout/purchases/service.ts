import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { PurchaseKind } from '@fairway/contracts/checkout/purchases';
import { inTransaction, type Db, type Tx } from '@fairway/db/client';
import { lockAttempt } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import { ProviderUnavailable } from '#adapters/stripe/provider-unavailable.ts';
import type { Actor, CoreServices } from '#app/context.ts';
import { AppError, authenticationRequired, cardError, invalidField, notFound } from '#core/app-error.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { requirePro } from '#app/roles.ts';
import type { Order, PurchaseRow, Merchant, PurchaseFulfillers, PurchaseMetadata } from '#core/purchase-fulfiller.ts';
import { nextPurchaseStep, matchesPayment } from './rules.ts';
import { readPayer } from '#domains/checkout/cards/repository.ts';
import {
  findByKey,
  findByPayment,
  readNewest,
  insertPurchase,
  lockMerchant,
  readPurchase,
  lockPurchase,
  settlePurchase,
  writePayment,
  findPendingRow,
} from './repository.ts';
import { issueReceipt } from '#domains/checkout/receipt-issuing/service.ts';
import { type RefundServices, finishRefund } from '#domains/checkout/refunds/service.ts';
import type { Payment } from '#adapters/stripe/payments.ts';

export { lockBuyer } from './repository.ts';

/** One try of a player to buy something. */
export interface Attempt {
  kind: PurchaseKind;
  /** The caller's `Idempotency-Key`; without it, and without a payment named, the call is a purchase of its own (C4a). */
  key: string | null;
  payment_intent_id?: string | null | undefined;
  /** "Look again": the newest unfinished attempt when no payment is named. */
  payment_made?: boolean | undefined;
  /** Whether an attempt begun before is this one: the same key may not come to mean something else. */
  same: (purchase: PurchaseRow) => boolean;
  /** Checks what is wanted, sets it aside, and says what it costs; a 422 when it cannot be had. */
  order: (tx: Tx, seller: Merchant) => Promise<Order>;
}

/**
 * Sees a purchase through and answers it paid, however often and from wherever it is asked (C5): one attempt, one payment, one
 * delivery. It ends in the 418 of the card (`authentication_required`, `card_error`), in a 422, or in a 503 after which the same
 * call goes on where this one stopped.
 */
export async function buy(actor: Actor, attempt: Attempt, services: RefundServices): Promise<PurchaseRow> {
  const purchase = (await findAttempt(actor, attempt, services)) ?? (await begin(actor, attempt, services));
  if (!attempt.same(purchase) || purchase.kind !== attempt.kind)
    throw new AppError('conflict', { message: PAYMENT_MESSAGES.keyOfAnother });
  try {
    return await resumePurchase(purchase, services);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return answerWithoutProvider(services.db, purchase.id, error);
  }
}

/**
 * What the buyer is told of an attempt whose provider does not answer: what we know of their money, and no more. An attempt without a
 * payment has taken nothing, for a payment is noted before it is taken. One with a payment may have been taken, and the message of the
 * provider or the job that looks each minute finds out.
 */
async function answerWithoutProvider(db: Db, id: string, error: ProviderUnavailable): Promise<PurchaseRow> {
  const purchase = await readPurchase(db, id);
  if (purchase?.status === 'paid') return purchase;
  if (purchase?.status === 'failed') throw cardError(purchase.failure ?? undefined);
  if (purchase?.status === 'refunding' || purchase?.status === 'refunded')
    throw new AppError('conflict', { message: PAYMENT_MESSAGES.moneyOnItsWayBack });
  const message = purchase?.payment_intent_id === null ? PAYMENT_MESSAGES.notCharged : PAYMENT_MESSAGES.beingChecked;
  throw new AppError('unavailable', { message, ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}) });
}

/** The attempt that a call goes on with, if it names one. */
async function findAttempt(
  { id: player_id }: Actor,
  { key, kind, payment_intent_id, payment_made, same }: Attempt,
  { db, now }: CoreServices,
): Promise<PurchaseRow | null> {
  if (payment_intent_id) {
    const found = await findByPayment(db, player_id, payment_intent_id);
    if (!found) throw invalidField('payment_intent_id', PAYMENT_MESSAGES.unknownPayment);
    return found;
  }
  const known = key === null ? null : await findByKey(db, player_id, key);
  if (known || !payment_made) return known;
  // The newest, paid or not: an older one that was left lying would be charged beside it.
  const attempts = await readNewest(db, { player_id, kind, now: now() });
  const newest = attempts.find(same) ?? attempts[0];
  if (!newest) throw invalidField('payment_made', PAYMENT_MESSAGES.noPayment);
  return newest;
}

/** Writes an attempt down with what it is for, so that nothing is charged that nobody knows of. */
async function begin(
  actor: Actor,
  attempt: Attempt,
  { db, now, purchaseFulfillers }: RefundServices,
): Promise<PurchaseRow> {
  const who = { player_id: actor.id, pro_id: requirePro(actor) };
  const at = now();
  return inTransaction(db, async (tx) => {
    if (attempt.key !== null) {
      const named = { player_id: actor.id, key: attempt.key };
      await lockAttempt(tx, named);
      const first = await findByKey(tx, actor.id, attempt.key);
      if (first) return first;
    }
    const seller = await lockMerchant(tx, who);
    if (!seller) throw notFound();
    if (!isSubscribed(seller.subscribed_until, at))
      throw new AppError('invalid', { message: PAYMENT_MESSAGES.nothingForSale, errors: {} });
    const order = await attempt.order(tx, seller);
    const row = await insertPurchase(tx, {
      ...who,
      id: uuid(),
      kind: attempt.kind,
      key: attempt.key ?? uuid(),
      title: order.title,
      amount: order.amount,
      currency: seller.currency,
      credits: order.credits,
      offer_id: order.offer_id ?? null,
      metadata: order.metadata ?? null,
      ...(await requireSavedCard(tx, actor, order)),
      stripe_account_id: order.amount > 0 && seller.account_status === 'verified' ? seller.stripe_account_id : null,
      created_at: at,
    });
    return row.amount > 0 ? row : settleFree(tx, row, { purchaseFulfillers, at });
  });
}

/** Who pays; nobody for what is free. */
async function requireSavedCard(tx: Tx, actor: Actor, { amount }: Order): Promise<{ stripe_id: string | null }> {
  if (amount === 0) return { stripe_id: null };
  const payer = await readPayer(tx, actor.id);
  if (!payer?.stripe_id || !payer.stripe_payment_method)
    throw invalidField('payment_method', PAYMENT_MESSAGES.cardFirst);
  return { stripe_id: payer.stripe_id };
}

/** Goes on with an attempt from wherever it stands, its buyer being there to answer their bank. */
async function resumePurchase(purchase: PurchaseRow, services: RefundServices): Promise<PurchaseRow> {
  if (purchase.status === 'paid') return purchase;
  if (purchase.status === 'failed') throw cardError(purchase.failure ?? undefined);
  if (purchase.status !== 'pending') throw new AppError('conflict', { message: PAYMENT_MESSAGES.alreadyRefunded });
  let payment = await findPayment(purchase, services);
  if (nextPurchaseStep(payment) === 'confirm') {
    const payment_method = (await readPayer(services.db, purchase.player_id))?.stripe_payment_method;
    if (!payment_method) throw invalidField('payment_method', PAYMENT_MESSAGES.cardFirst);
    payment = await services.payments.confirmPayment(payment.payment_intent_id, {
      reference: purchase.id,
      payment_method,
    });
  }
  switch (nextPurchaseStep(payment)) {
    case 'deliver': {
      const settled = await settle(purchase.id, payment, services);
      if (settled.status === 'paid') return settled;
      throw new AppError('conflict', { message: PAYMENT_MESSAGES.moneyOnItsWayBack });
    }
    case 'ask_cardholder':
      throw authenticationRequired(payment);
    case 'give_up': {
      const ended = await cancelAttempt(purchase, payment, services);
      if (ended.status === 'paid') return ended;
      throw cardError(ended.failure ?? undefined);
    }
    default:
      throw new AppError('unavailable', {
        message: PAYMENT_MESSAGES.bankChecking,
        retryAfter: 15,
      });
  }
}

/**
 * The payment of an attempt, begun if there is none. Beginning takes nothing, and the provider makes one payment of an attempt: a
 * process that died before it could note which one finds the same again. One that the provider refuses to begin ends the attempt.
 */
export async function findPayment(purchase: PurchaseRow, services: RefundServices): Promise<Payment> {
  const { db, payments } = services;
  if (purchase.payment_intent_id !== null) return payments.readPayment(purchase.payment_intent_id);
  if (purchase.stripe_id === null) throw new Error(`Purchase ${purchase.id} has nobody to pay for it`);
  const { id, stripe_id, stripe_account_id, amount, currency, title } = purchase;
  const requested = { reference: id, stripe_id, stripe_account_id, amount, currency, description: title };
  const payment = await payments.beginPayment(requested).catch(async (error: unknown) => {
    if (error instanceof AppError && error.kind === 'invalid') await endUnbegun(purchase, error.message, services);
    throw error;
  });
  if (await writePayment(db, id, payment.payment_intent_id)) return payment;
  throw cardError((await readPurchase(db, id))?.failure ?? undefined);
}

/** Marks what costs nothing as paid, and delivers it. */
export async function settleFree(
  tx: Tx,
  purchase: PurchaseRow,
  { purchaseFulfillers, at }: { purchaseFulfillers: PurchaseFulfillers; at: Date },
): Promise<PurchaseRow> {
  const delivered = await purchaseFulfillers[purchase.kind].fulfil(tx, purchase, at);
  if (!delivered) throw new Error(`Purchase ${purchase.id} could not be delivered as it was ordered`);
  const paid = await settlePurchase(tx, purchase.id, { status: 'paid', settled_at: at, ...delivered });
  await issueReceipt(tx, paid, at);
  return paid;
}

/**
 * Delivers what a payment has paid for, once, whoever brings the news and however often. What cannot be delivered any more is paid
 * back, and so is money that came after the attempt was given up; why stands in `failure`, and the player is told by it.
 */
export async function settle(id: string, payment: Payment, services: RefundServices): Promise<PurchaseRow> {
  const at = services.now();
  const settled = await inTransaction(services.db, async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase) throw new Error(`Payment ${payment.payment_intent_id} is for purchase ${id}, which does not exist`);
    if (purchase.status !== 'pending' && purchase.status !== 'failed') return purchase;
    if (!matchesPayment(purchase, payment))
      throw new Error(`Payment ${payment.payment_intent_id} is not what purchase ${id} asked for`);
    const kind = services.purchaseFulfillers[purchase.kind];
    const taken = { settled_at: at, card: payment.card };
    const delivered = purchase.status === 'pending' && (await kind.fulfil(tx, purchase, at));
    if (purchase.status === 'pending' && !delivered) await kind.release(tx, purchase);
    const after = delivered
      ? await settlePurchase(tx, id, { status: 'paid', ...taken, ...delivered })
      : await settlePurchase(tx, id, {
          status: 'refunding',
          ...taken,
          failure: purchase.failure ?? PAYMENT_MESSAGES.unavailable,
        });
    // Money that was taken is in the books even where it goes back by itself: it has a receipt then, and a credit note after.
    await issueReceipt(tx, after, at);
    return after;
  });
  return settled.status === 'refunding' ? finishRefund(settled, services) : settled;
}

/**
 * Ends an attempt that nothing comes of. The payment is cancelled first, so that no browser can still confirm it; one that went
 * through in that very moment is delivered instead.
 */
export async function cancelAttempt(
  purchase: PurchaseRow,
  payment: Payment,
  services: RefundServices,
): Promise<PurchaseRow> {
  const { refusal } = payment;
  const after = await services.payments.cancelPayment(payment.payment_intent_id);
  if (nextPurchaseStep(after) === 'deliver') return settle(purchase.id, after, services);
  if (after.status !== 'cancelled') return purchase;
  return (await fail(purchase.id, refusal ?? PAYMENT_MESSAGES.notCompleted, services)) ?? purchase;
}

/**
 * Ends an attempt that has no payment, unless it has come to one meanwhile. Nothing can be taken for it any more: a payment is noted
 * before it is confirmed or shown to a browser, and none is noted for what has ended.
 */
export const endUnbegun = async (
  purchase: PurchaseRow,
  failure: string,
  services: RefundServices,
): Promise<PurchaseRow> =>
  (await fail(purchase.id, failure, services, ({ payment_intent_id }) => payment_intent_id === null)) ?? purchase;

/** Ends an attempt of which nothing was taken and nothing can be any more, and lets go of what it had set aside. */
async function fail(
  id: string,
  failure: string,
  { db, purchaseFulfillers, now }: RefundServices,
  isStillSo: (locked: PurchaseRow) => boolean = () => true,
): Promise<PurchaseRow | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockPurchase(tx, id);
    if (locked?.status !== 'pending' || !isStillSo(locked)) return locked;
    await purchaseFulfillers[locked.kind].release(tx, locked);
    return settlePurchase(tx, id, { status: 'failed', settled_at: now(), failure });
  });
}

/**
 * The caller's pending attempt, with what is reserved for it, when the same is asked for again: they came back from their bank, or on
 * another device. One that is no longer the `same` is given up first, which releases what it had reserved.
 */
export async function findPendingPurchase(
  actor: Actor,
  wanted: { kind: PurchaseKind; metadata: PurchaseMetadata; same: (purchase: PurchaseRow) => boolean },
  services: RefundServices,
): Promise<PurchaseRow | null> {
  const { kind, metadata } = wanted;
  const found = await findPendingRow(services.db, { player_id: actor.id, kind, metadata });
  if (!found || wanted.same(found)) return found;
  const ended = await cancelAttempt(found, await findPayment(found, services), services);
  return ended.status === 'failed' ? null : ended;
}
