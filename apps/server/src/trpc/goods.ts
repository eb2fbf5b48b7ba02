import { creditGoods } from '../domains/credits/use-cases/goods.ts';
import { offerGoods } from '../domains/offers/use-cases/goods.ts';
import type { Goods, GoodsByKind } from '../domains/payments/rules/goods.ts';

/** Until its own goods are registered nothing of a kind can be delivered: the money goes back. */
const none: Goods = {
  deliver: async () => false,
  release: async () => {},
  takeBack: async () => {},
  giveBack: async () => {},
};

/** What each kind of purchase delivers: the engine of purchases knows the kinds by this alone. */
export const goods: GoodsByKind = { credits: creditGoods, offer: offerGoods, video_lesson: none };
