import type { Db } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { handleStripeWebhook } from '#domains/checkout/webhooks/service.ts';
import { v7 as uuid } from 'uuid';
import { aPlayer, aPro } from './builders.ts';
import { withCard } from './buying.ts';
import { toActor } from './calls.ts';
import { simulator, WEBHOOK_SECRET } from './payments.ts';
import { signWebhook } from '@fairway/stripe-simulator/webhook-sender';
import type { Charge, PaymentIntent } from '@fairway/stripe-simulator/payment';

/** A pro who sells, and players with cards. */
export interface Shop {
  pro: Actor;
  /** Has a card that pays. */
  player: Actor;
  /** Another player of that pro, with this card; null for none. */
  another: (card?: string | null) => Promise<Actor>;
}

export async function aShop(
  services: AppServices,
  { lesson_price = 1500, ...fields }: Parameters<typeof aPro>[1] & { lesson_price?: number | null } = {},
): Promise<Shop> {
  const row = await aPro(services.db, fields);
  await services.db.settings.update({ where: { user_id: row.id }, data: { lesson_price } });
  const another = async (card: string | null = 'pm_card_visa') => {
    const player = toActor(await aPlayer(services.db, row), row);
    return card === null ? player : withCard(player, services, card);
  };
  return { pro: toActor(row), player: await another(), another };
}

/** What the provider has taken for a purchase: its payments that went through. */
export const findCharges = (purchase: { id: string }): PaymentIntent[] =>
  findPaymentsFor(purchase).filter(({ status }) => status === 'succeeded');

/** Every payment the provider knows of a purchase. */
export const findPaymentsFor = (purchase: { id: string }): PaymentIntent[] =>
  simulator.store
    .all<PaymentIntent>('payment_intent')
    .filter(({ metadata }) => metadata['purchase_id'] === purchase.id);

/** All that the provider holds of a customer's money: taken and not given back. */
export function readBalances(stripe_id: string): number {
  const charges = simulator.store.all<Charge>('charge').filter(({ customer }) => customer === stripe_id);
  return charges.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
}

/** The provider's message that a payment has changed, as often as it is sent. */
export async function sendWebhook(
  payment_intent_id: string,
  type: string,
  services: AppServices,
  id = `evt_${uuid()}`,
): Promise<boolean> {
  const object = simulator.store.find<PaymentIntent>('payment_intent', payment_intent_id);
  const text = JSON.stringify({ id, object: 'event', type, data: { object } });
  return handleStripeWebhook(Buffer.from(text), signWebhook(text, WEBHOOK_SECRET), services);
}

/** The settled purchases whose money and goods do not agree: there should be none. */
export async function findMoneyFaults(db: Db): Promise<string[]> {
  const purchases = await db.purchases.findMany({
    where: { status: { in: ['paid', 'failed', 'refunded'] } },
    include: { lot: true },
  });
  return purchases
    .filter((purchase) => {
      const charges = findCharges(purchase);
      const taken = charges.reduce((sum, { amount_received }) => sum + amount_received, 0);
      if (purchase.status === 'failed') return charges.length > 0;
      const delivered =
        purchase.credits === 0 || purchase.status === 'refunded' || purchase.lot?.quantity === purchase.credits;
      return taken !== purchase.amount || charges.length > 1 || !delivered;
    })
    .map(({ id, status }) => `${status} purchase ${id}`);
}
