import type { Happening } from '../rules/facts.ts';
import type { Audience } from '../rules/recipients.ts';
import { changesNotice } from './changes-notice.ts';
import { lotNotice } from './credits-notices.ts';
import { freedNotice } from './freed-notice.ts';
import { letterNotice, type LetterMeans } from './letters.ts';
import { lessonNotice } from './lesson-notices.ts';
import type { Notice } from './notice.ts';
import { offerNotice } from './offer-notice.ts';
import { receiptNotice, refundNotice } from './receipts.ts';
import { saleNotice } from './sales.ts';
import { videoNotice } from './video-notices.ts';

/** What is said to a person of what happened, on any channel. `audience` counts where a player and a pro hear of the same thing. */
export function noticeOf(happening: Happening, audience: Audience, means: LetterMeans): Notice {
  if ('to' in happening) return letterNotice(happening, means);
  if ('together' in happening) return changesNotice(happening);
  if ('freed' in happening) return freedNotice(happening);
  if ('offer' in happening) return offerNotice(happening);
  if ('lesson' in happening) return lessonNotice(happening, audience);
  if ('lot' in happening) return lotNotice(happening);
  if ('video' in happening) return videoNotice(happening, audience);
  if (audience === 'pro') return saleNotice(happening.purchase);
  return happening.topic === 'purchase.refunded' ? refundNotice(happening.purchase) : receiptNotice(happening.purchase);
}
