import { addCategory } from '../../apps/server/src/domains/offers/categories/service.ts';
import { addOffer } from '../../apps/server/src/domains/offers/catalogue/service.ts';
import { addCard } from '../../apps/server/src/domains/checkout/cards/service.ts';
import { issuePapers } from '../../apps/server/test/receipts.ts';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';

/** What a credit of the pro's costs, in minor units. */
export const CREDIT_PRICE = 1250;

/** What there is to buy; the pro sells credits too, and the other player has a card. */
export interface Shop {
  /** Live and for sale, in the category "Trips". */
  offer_id: string;
  free_offer_id: string;
  /** One of the same pro's that is over. */
  ended_offer_id: string;
  foreign_offer_id: string;
  /** An empty category. */
  category_id: string;
  /** What the buyer has redeemed, with its receipt. */
  receipt_id: string;
}

interface Traders {
  pro: Actor;
  other_pro: Actor;
  /** A player of the pro's, who gets a card. */
  buyer: Actor;
}

export async function shop(services: AppServices, { pro, other_pro, buyer }: Traders): Promise<Shop> {
  await services.db.settings.update({ where: { user_id: pro.id }, data: { lesson_price: CREDIT_PRICE } });
  await addCard(buyer, { payment_method: 'pm_card_visa' }, services);
  const redeemed = await services.db.purchases.create({
    data: {
      kind: 'offer',
      status: 'paid',
      player_id: buyer.id,
      pro_id: pro.id,
      key: 'a trial lesson',
      title: 'A trial lesson',
      amount: 0,
      currency: 'GBP',
      settled_at: services.now(),
    },
  });
  await issuePapers(services.db, redeemed);
  const trip = { title: 'Two days in Fife', price: 25_000, category: 'Trips' };
  return {
    offer_id: (await addOffer(pro, trip, services)).id,
    free_offer_id: (await addOffer(pro, { ...trip, price: 0 }, services)).id,
    ended_offer_id: (await addOffer(pro, { ...trip, ended_at: '2020-03-01' }, services)).id,
    foreign_offer_id: (await addOffer(other_pro, trip, services)).id,
    category_id: (await addCategory(pro, { name: 'Nothing yet' }, services)).id,
    receipt_id: redeemed.id,
  };
}
