import type { PurchaseKind } from '@fairway/contracts/purchases';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockAttempt } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, authenticationRequired, cardError, invalidField, notFound } from '../../../trpc/errors.ts';
import { isSubscribed } from '../../accounts/rules/subscription.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import type { Order, PurchaseRow, Seller } from '../rules/goods.ts';
import { stepOf } from '../rules/purchase.ts';
import { readPayer } from '../store/payers.ts';
import { findByKey, findByPayment, readNewest, insertPurchase, lockSeller } from '../store/purchases.ts';
import type { Needs } from './refund.ts';
import { giveUp, paymentOf, settle, settleFree } from './settle.ts';

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
  order: (tx: Tx, seller: Seller) => Promise<Order>;
}

/**
 * Sees a purchase through and answers it paid, however often and from wherever it is asked (C5): one attempt, one payment, one
 * delivery. It ends in the 418 of the card (`authentication_required`, `card_error`), in a 422, or in a 503 after which the same
 * call goes on where this one stopped.
 */
export async function buy(actor: Actor, attempt: Attempt, deps: Needs): Promise<PurchaseRow> {
  const purchase = (await findAttempt(actor, attempt, deps)) ?? (await begin(actor, attempt, deps));
  if (!attempt.same(purchase) || purchase.kind !== attempt.kind)
    throw new AppError('conflict', { message: 'That key stands for another purchase. Please begin anew.' });
  return seeThrough(purchase, deps);
}

/** The attempt that a call goes on with, if it names one. */
async function findAttempt(
  { id: player_id }: Actor,
  { key, kind, payment_intent_id, payment_made, same }: Attempt,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<PurchaseRow | null> {
  if (payment_intent_id) {
    const found = await findByPayment(db, player_id, payment_intent_id);
    if (!found) throw invalidField('payment_intent_id', 'We do not know this payment.');
    return found;
  }
  const known = key === null ? null : await findByKey(db, player_id, key);
  if (known || !payment_made) return known;
  // The newest, paid or not: an older one that was left lying would be charged beside it.
  const attempts = await readNewest(db, { player_id, kind, now: now() });
  const newest = attempts.find(same) ?? attempts[0];
  if (!newest) throw invalidField('payment_made', 'We know of no payment. Please try again.');
  return newest;
}

/** Writes an attempt down with what it is for, so that nothing is charged that nobody knows of. */
async function begin(actor: Actor, attempt: Attempt, { db, now, goods }: Needs): Promise<PurchaseRow> {
  const who = { player_id: actor.id, pro_id: proOf(actor) };
  const at = now();
  return inTransaction(db, async (tx) => {
    if (attempt.key !== null) {
      const named = { player_id: actor.id, key: attempt.key };
      await lockAttempt(tx, named);
      const first = await findByKey(tx, actor.id, attempt.key);
      if (first) return first;
    }
    const seller = await lockSeller(tx, who);
    if (!seller) throw notFound();
    if (!isSubscribed(seller.subscribed_until, at))
      throw new AppError('invalid', { message: 'Nothing can be bought from this pro at the moment.', errors: {} });
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
      goods: order.goods ?? null,
      ...(await payerOf(tx, actor, order)),
      stripe_account_id: order.amount > 0 && seller.account_status === 'verified' ? seller.stripe_account_id : null,
      created_at: at,
    });
    return row.amount > 0 ? row : settleFree(tx, row, { goods, at });
  });
}

/** Who pays; nobody for what is free. */
async function payerOf(tx: Tx, actor: Actor, { amount }: Order): Promise<{ stripe_id: string | null }> {
  if (amount === 0) return { stripe_id: null };
  const payer = await readPayer(tx, actor.id);
  if (!payer?.stripe_id || !payer.stripe_payment_method)
    throw invalidField('payment_method', 'Please add a card first.');
  return { stripe_id: payer.stripe_id };
}

/** Goes on with an attempt from wherever it stands, its buyer being there to answer their bank. */
async function seeThrough(purchase: PurchaseRow, deps: Needs): Promise<PurchaseRow> {
  if (purchase.status === 'paid') return purchase;
  if (purchase.status === 'failed') throw cardError(purchase.failure ?? undefined);
  if (purchase.status !== 'begun')
    throw new AppError('conflict', { message: 'The money for this has been given back.' });
  let payment = await paymentOf(purchase, deps);
  if (stepOf(payment) === 'confirm') {
    const payment_method = (await readPayer(deps.db, purchase.player_id))?.stripe_payment_method;
    if (!payment_method) throw invalidField('payment_method', 'Please add a card first.');
    payment = await deps.payments.confirmPayment(payment.payment_intent_id, { reference: purchase.id, payment_method });
  }
  switch (stepOf(payment)) {
    case 'deliver': {
      const settled = await settle(purchase.id, payment, deps);
      if (settled.status === 'paid') return settled;
      throw new AppError('conflict', { message: 'This cannot be had any more. Your money is on its way back.' });
    }
    case 'ask_cardholder':
      throw authenticationRequired(payment);
    case 'give_up': {
      const ended = await giveUp(purchase, payment, deps);
      if (ended.status === 'paid') return ended;
      throw cardError(ended.failure ?? undefined);
    }
    default:
      throw new AppError('unavailable', {
        message: 'Your bank is still looking at this payment. Please try again in a minute.',
        retryAfter: 15,
      });
  }
}
