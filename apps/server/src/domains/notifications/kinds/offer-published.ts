import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatDate } from '@fairway/time/phrases';
import { findOffer } from '#domains/notifications/context/repository.ts';
import { findToday } from '@fairway/time/today';
import { isLive } from '#domains/offers/catalogue/rules.ts';
import { findPlayer, selectBroadcast } from './channel-matrix.ts';
import type { OfferContext } from './context.ts';
import { excerpt } from '#core/excerpt.ts';
import { otherName, shortTitle } from './format.ts';
import type { NotificationKind } from './kind.ts';

/** Of the description, what is worth reading in a mail. */
const DESCRIPTION_LENGTH = 240;

const coachName = ({ pro }: OfferContext): string => otherName({ pro, player: null }, 'player');
const writeHeading = (offer: OfferContext): string => `${coachName(offer)} has a new offer`;
const costPhrase = ({ price, currency }: OfferContext): string => (price > 0 ? formatMoney(price, currency) : 'Free');
const offerPath = ({ id }: OfferContext): string => `/player/offers/${id}`;

/**
 * What a pro's players are told of a new offer (O2), while it can be redeemed. Its pictures are seen by them alone, signed in
 * (R7), and so by none who opens the mail.
 */
export const offerPublished: NotificationKind<'offer.published'> = {
  topic: 'offer.published',
  async load(db, { payload }, readers) {
    const offer = await findOffer(db, payload.offer_id, readers);
    return offer && { offer };
  },
  recipients: ({ topic, offer }) => selectBroadcast(topic, offer.players),
  findReader: ({ offer }, user_id) => findPlayer(offer.players, user_id),
  isStale: ({ offer }, now) =>
    isLive(offer, findToday(offer.pro.timezone, now)) ? null : 'the offer cannot be redeemed now',
  email({ offer }) {
    const { title, description, lesson_credits_value: credits, ended_at } = offer;
    return {
      template: 'offer',
      subject: `New offer: ${shortTitle(offer)}`,
      heading: writeHeading(offer),
      lead: excerpt(description, DESCRIPTION_LENGTH) || 'Have a look.',
      offer: { label: 'Offer', value: title },
      price: { label: 'Price', value: costPhrase(offer) },
      facts: [
        ...(credits > 0 ? [{ label: 'Includes', value: formatCredits(credits) }] : []),
        ...(ended_at === null ? [] : [{ label: 'Last day', value: formatDate(ended_at) }]),
        { label: 'From', value: coachName(offer) },
      ],
      button: { label: 'See the offer', path: offerPath(offer) },
      footer: null,
    };
  },
  push: ({ offer }) => ({
    title: writeHeading(offer),
    body: `${shortTitle(offer)}. ${costPhrase(offer)}.`,
    path: offerPath(offer),
  }),
  text: ({ offer }) => `Fairway: ${writeHeading(offer)}: ${shortTitle(offer)}.`,
};
