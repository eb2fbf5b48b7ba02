import { CREDIT_MESSAGES } from '@fairway/contracts/messages/credits';
import type { BuyCreditsIn, CreditMap } from '@fairway/contracts/credits/credits';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import type { Order, Merchant, PurchaseFulfiller, PurchaseRow } from '#core/purchase-fulfiller.ts';
import { isShownPrice } from '#domains/checkout/purchases/rules.ts';
import { buy, lockBuyer } from '#domains/checkout/purchases/service.ts';
import { creditMap, addLot } from '#domains/credits/ledger/service.ts';
import { resolveZone } from '@fairway/time/zoned-time';
import { publishEvent } from '#core/publish-event.ts';
import { lockLot, writeEntries } from '#domains/credits/ledger/repository.ts';
import type { Tx } from '@fairway/db/client';
import { refundRefusal } from '#domains/checkout/refunds/rules.ts';

/**
 * A player buys credits with the card on file (`POST /stripe/add-credits`; C4, C4a). Asked again under the same key, or with the
 * payment that its first answer named, it goes on with that purchase. Answers the player's credits.
 */
export async function buyCredits(
  actor: Actor,
  { credits, price, payment_intent_id, payment_made }: BuyCreditsIn,
  key: string | null,
  services: AppServices,
): Promise<CreditMap> {
  const { player_id, pro_id } = await buy(
    actor,
    {
      kind: 'credits',
      key,
      payment_intent_id,
      payment_made,
      same: (purchase) => purchase.credits === credits && isShownPrice(purchase, price),
      order: async (_tx, seller) => toOrder(credits, price, seller),
    },
    services,
  );
  return creditMap(services.db, { player_id, pro_id }, services.now());
}

/** What so many credits cost now; the price the player was shown must be that (C4). Without a price there is no shop (C7). */
export function toOrder(
  credits: number,
  price: number | undefined,
  { lesson_price }: Pick<Merchant, 'lesson_price'>,
): Order {
  if (!lesson_price) throw new AppError('invalid', { message: CREDIT_MESSAGES.notForSale, errors: {} });
  const amount = lesson_price * credits;
  if (price !== undefined && price !== amount) throw invalidField('price', CREDIT_MESSAGES.priceChanged);
  return { title: credits === 1 ? '1 lesson credit' : `${credits} lesson credits`, amount, credits };
}

/** Credits as a purchase delivers them: a lot of their own, worth what was paid. */
export const creditFulfiller: PurchaseFulfiller = {
  fulfil: async (tx, purchase, at) => {
    const { id, player_id, pro_id, credits, amount, currency } = purchase;
    const buyer = await lockBuyer(tx, purchase);
    if (!buyer) return false;
    const holder = { player_id, pro_id };
    const paid = { source: 'bought', quantity: credits, unit_value: amount / credits, currency } as const;
    const zone = resolveZone(buyer.timezone);
    const lot_id = await addLot(tx, { ...paid, holder, zone, at, purchase_id: id, actor_id: player_id });
    await publishEvent(tx, { topic: 'credits.bought', payload: { lot_id, purchase_id: id, actor_id: player_id } });
    return {};
  },
  release: async () => {},
  revoke: revokeLot,
  restore: restoreLot,
};

/** Takes the credits of a purchase back before its money goes back: all of them, and only while none is spent or expired. */
export async function revokeLot(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'status' | 'amount'>,
  { actor_id, at }: { actor_id: string; at: Date },
): Promise<void> {
  const lot = await lockLot(tx, purchase.id);
  if (!lot) return;
  const refusal = refundRefusal({ ...purchase, lot, answered: false }, at);
  if (refusal !== null) throw new AppError('invalid', { message: refusal, errors: {} });
  const entry = { lot_id: lot.id, amount: -lot.quantity, lesson_id: null, actor_id, created_at: at };
  await writeEntries(tx, [{ ...entry, movement: 'refunded' }]);
}

/** Puts the credits of a purchase back, when its money could not be given back after all. */
export async function restoreLot(tx: Tx, { id }: Pick<PurchaseRow, 'id'>, at: Date): Promise<void> {
  const lot = await lockLot(tx, id);
  if (!lot || lot.remaining === lot.quantity) return;
  const entry = {
    lot_id: lot.id,
    amount: lot.quantity - lot.remaining,
    lesson_id: null,
    actor_id: null,
    created_at: at,
  };
  await writeEntries(tx, [{ ...entry, movement: 'returned' }]);
}
