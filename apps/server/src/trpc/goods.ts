import { creditGoods } from '../domains/credits/use-cases/goods.ts';
import { videoGoods } from '../domains/lessons/use-cases/video-goods.ts';
import { offerGoods } from '../domains/offers/use-cases/goods.ts';
import type { GoodsByKind } from '../domains/payments/rules/goods.ts';

/** What each kind of purchase delivers: the engine of purchases knows the kinds by this alone. */
export const goods: GoodsByKind = { credits: creditGoods, offer: offerGoods, video_lesson: videoGoods };
