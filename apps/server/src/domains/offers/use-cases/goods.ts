import type { Tx } from '@fairway/db/client';
import { addLot } from '../../credits/service.ts';
import { giveLotBack, takeLotBack } from '../../credits/use-cases/lots.ts';
import { zoneOr } from '../../diary/rules/wallclock.ts';
import { note } from '../../notifications/service.ts';
import type { Goods, PurchaseRow } from '../../payments/rules/goods.ts';
import { countSold, putBack, readBuyer, restock, sellAgain } from '../store/stock.ts';

/** What happens to the stock of the offer that was bought; one that was deleted meanwhile has none. */
const stock = async ({ offer_id }: PurchaseRow, move: (id: string) => Promise<void>): Promise<void> => {
  if (offer_id !== null) await move(offer_id);
};

/** The credits that came with it: bought with what was paid, or given with what was free. */
async function addCredits(tx: Tx, purchase: PurchaseRow, zone: string, at: Date): Promise<void> {
  const { id: purchase_id, player_id, pro_id, amount, currency, credits, goods } = purchase;
  if (credits === 0) return;
  const unit_value = Number(goods?.['unit_value'] ?? 0);
  const source = amount > 0 ? 'bought' : 'given';
  const lot = { source, quantity: credits, unit_value, currency, purchase_id } as const;
  await addLot(tx, { ...lot, holder: { player_id, pro_id }, zone, at, actor_id: player_id });
}

/**
 * An offer as a purchase delivers it. It was set aside when the purchase began, and what stands in the purchase is what was shown and
 * paid for: an offer that is edited or deleted meanwhile changes nothing. Of the credits nobody is told beside the offer: it is one act.
 */
export const offerGoods: Goods = {
  deliver: async (tx, purchase, at) => {
    const buyer = await readBuyer(tx, purchase);
    if (!buyer) return false;
    await stock(purchase, (id) => countSold(tx, id));
    await addCredits(tx, purchase, zoneOr(buyer.timezone), at);
    await note(tx, { topic: 'offer.redeemed', payload: { purchase_id: purchase.id, actor_id: purchase.player_id } });
    return {};
  },
  release: async (tx, purchase) => {
    // Begun while there was no limit, it was taken out of no stock that the pro may have set since.
    if (purchase.goods?.['held'] !== 0) await stock(purchase, (id) => putBack(tx, id));
  },
  takeBack: async (tx, purchase, by) => {
    if (purchase.credits > 0) await takeLotBack(tx, purchase, by);
    await stock(purchase, (id) => restock(tx, id));
  },
  giveBack: async (tx, purchase, at) => {
    if (purchase.credits > 0) await giveLotBack(tx, purchase, at);
    await stock(purchase, (id) => sellAgain(tx, id));
  },
};
