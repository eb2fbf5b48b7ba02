import { zoneOr } from '../../diary/rules/wallclock.ts';
import { note } from '../../notifications/service.ts';
import type { Goods } from '../../payments/rules/goods.ts';
import { addLot } from '../service.ts';
import { readHolder } from '../store.ts';
import { giveLotBack, takeLotBack } from './lots.ts';

/** Credits as a purchase delivers them: a lot of their own, worth what was paid. */
export const creditGoods: Goods = {
  deliver: async (tx, purchase, at) => {
    const { id, player_id, pro_id, credits, amount, currency } = purchase;
    const holder = { player_id, pro_id };
    const found = await readHolder(tx, holder);
    if (!found) return false;
    const paid = { source: 'bought', quantity: credits, unit_value: amount / credits, currency } as const;
    const zone = zoneOr(found.timezone);
    const lot_id = await addLot(tx, { ...paid, holder, zone, at, purchase_id: id, actor_id: player_id });
    await note(tx, { topic: 'credits.bought', payload: { lot_id, purchase_id: id, actor_id: player_id } });
    return {};
  },
  release: async () => {},
  takeBack: takeLotBack,
  giveBack: giveLotBack,
};
