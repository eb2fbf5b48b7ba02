import { creditsPhrase } from '@fairway/contracts/phrases';
import type { Redeemed, RedeemIn } from '@fairway/contracts/redeeming';
import type { Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, invalid, notFound } from '../../../trpc/errors.ts';
import type { Order, PurchaseRow, Seller } from '../../payments/rules/goods.ts';
import { isShownPrice } from '../../payments/rules/purchase.ts';
import { buy } from '../../payments/use-cases/buy.ts';
import { refusalOf, unitValueOf } from '../rules/redeeming.ts';
import { todayIn } from '../rules/window.ts';
import { readStanding, takeOne } from '../store/stock.ts';

/**
 * A player redeems an offer of their pro's: for nothing it is theirs at once, else their card is charged (O1). Whatever a player may
 * meet on the way is an answer; an offer that is not their pro's is a 404. `key` is the caller's Idempotency-Key.
 */
export async function redeem(actor: Actor, input: RedeemIn, key: string | null, deps: Deps): Promise<Redeemed> {
  const { id, price, payment_intent_id, payment_made } = input;
  const same = (purchase: PurchaseRow) => purchase.offer_id === id && isShownPrice(purchase, price);
  const order = (tx: Tx, seller: Seller) => orderOf(tx, seller, input, deps.now());
  try {
    const purchase = await buy(actor, { kind: 'offer', key, payment_intent_id, payment_made, same, order }, deps);
    return { type: 'success', msg: thanksFor(purchase) };
  } catch (error) {
    return refused(error);
  }
}

/** Sets one aside and says what it costs, as it stands at that moment. */
async function orderOf(tx: Tx, seller: Seller, { id, price }: RedeemIn, now: Date): Promise<Order> {
  const today = todayIn(seller.timezone, now);
  const wanted = { offer_id: id, pro_id: seller.id, today, shown: price };
  const taken = await takeOne(tx, wanted);
  if (!taken) throw await refusal(tx, seller, wanted);
  const credits = taken.lesson_credits_value;
  return {
    title: taken.title,
    amount: taken.price,
    credits,
    offer_id: id,
    goods: {
      unit_value: unitValueOf(taken.price, credits, seller.lesson_price),
      held: taken.limited ? 1 : 0,
    },
  };
}

async function refusal(tx: Tx, { currency }: Seller, wanted: Parameters<typeof takeOne>[1]): Promise<AppError> {
  const offer = await readStanding(tx, wanted);
  return offer ? invalid({ offer: [refusalOf(offer, { ...wanted, currency })] }) : notFound();
}

/** What a player is told when it is theirs. */
function thanksFor({ amount, credits }: PurchaseRow): string {
  const paid = amount > 0 ? 'Your payment went through, and your coach has been told.' : 'Your coach has been told.';
  return credits > 0 ? `${paid} ${creditsPhrase(credits)} for lessons ${credits === 1 ? 'is' : 'are'} yours.` : paid;
}

/** A refusal that a player may meet, as the answer tells it; anything else stays an error. */
function refused(error: unknown): Redeemed {
  if (!(error instanceof AppError)) throw error;
  const { message: msg, errors, client_secret, payment_intent_id } = error.body;
  switch (error.kind) {
    case 'invalid':
      return { type: 'error', msg, ...(errors?.['payment_method'] ? { code: 'card_required' } : {}) };
    case 'conflict':
      return { type: 'error', msg };
    case 'card_error':
      return { type: 'error', msg, code: 'card_error' };
    case 'authentication_required':
      return { type: 'error', msg, code: 'authentication_required', client_secret, payment_intent_id };
    default:
      throw error;
  }
}
