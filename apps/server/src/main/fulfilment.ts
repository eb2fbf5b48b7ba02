import { creditFulfiller } from '#domains/credits/purchase/service.ts';
import { videoLessonFulfiller } from '#domains/lessons/video-lessons/service.ts';
import { offerFulfiller } from '#domains/offers/redemption/service.ts';
import type { PurchaseFulfillers } from '#core/purchase-fulfiller.ts';

/** What each kind of purchase delivers: the engine of purchases knows the kinds by this alone. */
export const purchaseFulfillers: PurchaseFulfillers = {
  credits: creditFulfiller,
  offer: offerFulfiller,
  video_lesson: videoLessonFulfiller,
};
