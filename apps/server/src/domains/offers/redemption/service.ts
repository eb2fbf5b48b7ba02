import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { Redeemed, RedeemIn } from '@fairway/contracts/offers/redemption';
import type { Tx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalid, notFound } from '#core/app-error.ts';
import type { Order, PurchaseRow, Merchant, PurchaseFulfiller } from '#core/purchase-fulfiller.ts';
import { isShownPrice } from '#domains/checkout/purchases/rules.ts';
import { buy, lockBuyer } from '#domains/checkout/purchases/service.ts';
import { isOnceOnly } from '#domains/offers/catalogue/rules.ts';
import { redemptionRefusal, unitValue } from './rules.ts';
import { findToday } from '@fairway/time/today';
import {
  isRedeemed,
  readStanding,
  takeOne,
  countSold,
  returnHeldItem,
  returnSoldItem,
  sellAgain,
} from './repository.ts';
import { addLot } from '#domains/credits/ledger/service.ts';
import { restoreLot, revokeLot } from '#domains/credits/purchase/service.ts';
import { resolveZone } from '@fairway/time/zoned-time';
import { publishEvent } from '#core/publish-event.ts';

/**
 * A player redeems an offer of their pro's: for nothing it is theirs at once, else their card is charged (O1). Whatever a player may
 * meet on the way is an answer; an offer that is not their pro's is a 404. `key` is the caller's Idempotency-Key.
 */
export async function redeem(
  actor: Actor,
  input: RedeemIn,
  key: string | null,
  services: AppServices,
): Promise<Redeemed> {
  const { id, price, payment_intent_id, payment_made } = input;
  const same = (purchase: PurchaseRow) => purchase.offer_id === id && isShownPrice(purchase, price);
  const order = (tx: Tx, seller: Merchant) => toOrder(tx, { seller, player_id: actor.id }, input, services.now());
  try {
    const purchase = await buy(actor, { kind: 'offer', key, payment_intent_id, payment_made, same, order }, services);
    return { type: 'success', msg: thanksFor(purchase) };
  } catch (error) {
    return refused(error);
  }
}

/** Sets one aside and says what it costs, as it stands at that moment. */
async function toOrder(
  tx: Tx,
  { seller, player_id }: { seller: Merchant; player_id: string },
  { id, price }: RedeemIn,
  now: Date,
): Promise<Order> {
  const today = findToday(seller.timezone, now);
  const wanted = { offer_id: id, pro_id: seller.id, today, shown: price };
  const taken = await takeOne(tx, wanted);
  if (!taken) throw await refusal(tx, seller, wanted);
  if (isOnceOnly(taken) && (await isRedeemed(tx, { offer_id: id, player_id })))
    throw invalid({ offer: [OFFER_MESSAGES.onlyOnce] });
  const credits = taken.lesson_credits_value;
  return {
    title: taken.title,
    amount: taken.price,
    credits,
    offer_id: id,
    metadata: {
      unit_value: unitValue(taken.price, credits, seller.lesson_price),
      held: taken.limited ? 1 : 0,
    },
  };
}

async function refusal(tx: Tx, { currency }: Merchant, wanted: Parameters<typeof takeOne>[1]): Promise<AppError> {
  const offer = await readStanding(tx, wanted);
  return offer ? invalid({ offer: [redemptionRefusal(offer, { ...wanted, currency })] }) : notFound();
}

/** What a player is told when it is theirs. */
function thanksFor({ amount, credits }: PurchaseRow): string {
  const paid = amount > 0 ? OFFER_MESSAGES.paidAndTold : OFFER_MESSAGES.told;
  return credits > 0 ? `${paid} ${formatCredits(credits)} for lessons ${credits === 1 ? 'is' : 'are'} yours.` : paid;
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

/** What happens to the stock of the offer that was bought; one that was deleted meanwhile has none. */
const moveStock = async ({ offer_id }: PurchaseRow, move: (id: string) => Promise<void>): Promise<void> => {
  if (offer_id !== null) await move(offer_id);
};

/** The credits that came with it: bought with what was paid, or given with what was free. */
async function addCredits(tx: Tx, purchase: PurchaseRow, zone: string, at: Date): Promise<void> {
  const { id: purchase_id, player_id, pro_id, amount, currency, credits, metadata } = purchase;
  if (credits === 0) return;
  const unit_value = Number(metadata?.['unit_value'] ?? 0);
  const source = amount > 0 ? 'bought' : 'given';
  const lot = { source, quantity: credits, unit_value, currency, purchase_id } as const;
  await addLot(tx, { ...lot, holder: { player_id, pro_id }, zone, at, actor_id: player_id });
}

/**
 * An offer as a purchase delivers it. It was set aside when the purchase began, and what stands in the purchase is what was shown and
 * paid for: an offer that is edited or deleted meanwhile changes nothing. Of the credits nobody is told beside the offer: it is one act.
 */
export const offerFulfiller: PurchaseFulfiller = {
  fulfil: async (tx, purchase, at) => {
    const buyer = await lockBuyer(tx, purchase);
    if (!buyer) return false;
    await moveStock(purchase, (id) => countSold(tx, id));
    await addCredits(tx, purchase, resolveZone(buyer.timezone), at);
    await publishEvent(tx, {
      topic: 'offer.redeemed',
      payload: { purchase_id: purchase.id, actor_id: purchase.player_id },
    });
    return {};
  },
  release: async (tx, purchase) => {
    // Begun while there was no limit, it was taken out of no stock that the pro may have set since.
    if (purchase.metadata?.['held'] !== 0) await moveStock(purchase, (id) => returnHeldItem(tx, id));
  },
  revoke: async (tx, purchase, by) => {
    if (purchase.credits > 0) await revokeLot(tx, purchase, by);
    await moveStock(purchase, (id) => returnSoldItem(tx, id));
  },
  restore: async (tx, purchase, at) => {
    if (purchase.credits > 0) await restoreLot(tx, purchase, at);
    await moveStock(purchase, (id) => sellAgain(tx, id));
  },
};
