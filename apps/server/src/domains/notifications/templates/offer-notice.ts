import { creditsPhrase, datePhrase, moneyPhrase } from '@fairway/contracts/phrases';
import type { OfferHappening } from '../rules/facts.ts';
import type { Notice } from './notice.ts';
import { shortTitle } from './receipts.ts';
import { excerpt, otherName } from './words.ts';

/** Of the description, what is worth reading in a mail. */
const SHORT = 240;

/**
 * What a pro's players are told of a new offer (O2). Its pictures are seen by them alone, signed in (R7), and so by none who
 * opens the mail.
 */
export function offerNotice({ offer }: OfferHappening): Notice {
  const { id, title, description, price, currency, lesson_credits_value: credits, ended_at } = offer;
  const name = otherName({ pro: offer.pro, player: null }, 'player');
  const cost = price > 0 ? moneyPhrase(price, currency) : 'Free';
  const short = shortTitle(offer);
  const heading = `${name} has a new offer`;
  return {
    subject: `New offer: ${short}`,
    heading,
    lead: excerpt(description, SHORT) || 'Have a look.',
    facts: [
      { label: 'Offer', value: title },
      { label: 'Price', value: cost },
      ...(credits > 0 ? [{ label: 'With it', value: creditsPhrase(credits) }] : []),
      ...(ended_at === null ? [] : [{ label: 'Last day', value: datePhrase(ended_at) }]),
      { label: 'From', value: name },
    ],
    button: { label: 'See the offer', path: `/player/offers/${id}` },
    text: `Fairway: ${heading}: ${short}.`,
    push: { title: heading, body: `${short}. ${cost}.` },
    why: null,
  };
}
