import { formatCredits } from '@fairway/contracts/credits/phrases';
import { findLot } from '#domains/notifications/context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { LotContext, NotificationEvent } from './context.ts';
import { CREDIT_WORTH, lastDayPhrase, otherName, RECEIPT_FOOTER } from './format.ts';
import { neverStale, type NotificationKind } from './kind.ts';

type LotTopic = 'credits.given' | 'credits.expiring';

const lotKind: Pick<NotificationKind<LotTopic>, 'load' | 'recipients' | 'findReader'> = {
  async load(db, { payload }) {
    const lot = await findLot(db, payload.lot_id);
    return lot && { lot };
  },
  recipients: (event: NotificationEvent<LotTopic>) => selectSides(event, event.lot),
  findReader: ({ lot }, user_id) => findSide(lot, user_id),
};

const button = { label: 'Book a lesson', path: '/player/lessons/book' };

const givenHeading = (lot: LotContext): string => `${otherName(lot, 'player')} gave you ${formatCredits(lot.quantity)}`;

/** The receipt of credits a pro gave, with what they said (C4). */
export const creditsGiven: NotificationKind<'credits.given'> = {
  ...lotKind,
  topic: 'credits.given',
  isStale: neverStale,
  email({ lot }) {
    const from = otherName(lot, 'player');
    return {
      template: 'credits',
      subject: `${formatCredits(lot.quantity)} from ${from}`,
      heading: givenHeading(lot),
      lead: CREDIT_WORTH,
      credits: { label: 'Credits', value: String(lot.quantity) },
      facts: [
        { label: 'From', value: from },
        ...(lot.reason ? [{ label: 'Reason', value: lot.reason }] : []),
        { label: 'Use by', value: lastDayPhrase(lot.expires_on) },
      ],
      button,
      footer: RECEIPT_FOOTER,
    };
  },
  push: ({ lot }) => ({
    title: givenHeading(lot),
    body: `Use by ${lastDayPhrase(lot.expires_on)}.`,
    path: button.path,
  }),
  text: ({ lot }) => `Fairway: ${givenHeading(lot)}. Use by ${lastDayPhrase(lot.expires_on)}.`,
};

const expiringHeading = ({ remaining, expires_on }: LotContext): string =>
  `Your last day for ${formatCredits(remaining)} is ${lastDayPhrase(expires_on)}`;

/** The reminder, once a lot, of what is left of it (C3). */
export const creditsExpiring: NotificationKind<'credits.expiring'> = {
  ...lotKind,
  topic: 'credits.expiring',
  isStale({ lot }, now) {
    if (lot.remaining === 0) return 'the credits were used since';
    return now >= lot.expires_at ? 'the credits have expired' : null;
  },
  email({ lot }) {
    const until = lastDayPhrase(lot.expires_on);
    return {
      template: 'credits',
      subject: `Use ${formatCredits(lot.remaining)} by ${until}`,
      heading: expiringHeading(lot),
      lead: 'Book a lesson by then; the lesson itself may be later. Expired credits are non-refundable.',
      credits: { label: 'Credits', value: String(lot.remaining) },
      facts: [
        { label: 'Use by', value: until },
        { label: 'With', value: otherName(lot, 'player') },
      ],
      button,
      footer: null,
    };
  },
  push: ({ lot }) => ({
    title: `${formatCredits(lot.remaining)} with ${otherName(lot, 'player')}`,
    body: `Use by ${lastDayPhrase(lot.expires_on)}. Expired credits are non-refundable.`,
    path: button.path,
  }),
  text: ({ lot }) => `Fairway: ${expiringHeading(lot)}.`,
};
