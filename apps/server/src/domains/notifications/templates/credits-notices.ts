import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import { creditsPhrase } from '@fairway/contracts/phrases';
import type { LotHappening } from '../rules/facts.ts';
import { RECEIPT_WHY, type Notice } from './notice.ts';
import { lastDayPhrase, otherName } from './words.ts';

const BOOK: Notice['button'] = { label: 'Book a lesson', path: '/player/lessons/book' };

/** What one credit is worth, wherever some come. */
export const WORTH = `One credit pays for ${CREDIT_MINUTES} minutes of a lesson.`;

/** The receipt of credits a pro gave, with what they said (C4). */
function givenNotice({ lot }: LotHappening): Notice {
  const from = otherName(lot, 'player');
  const credits = creditsPhrase(lot.quantity);
  const until = lastDayPhrase(lot.expires_on);
  const heading = `${from} gave you ${credits}`;
  return {
    subject: `${credits} from ${from}`,
    heading,
    lead: WORTH,
    facts: [
      { label: 'Credits', value: String(lot.quantity) },
      { label: 'From', value: from },
      ...(lot.reason ? [{ label: 'Reason', value: lot.reason }] : []),
      { label: 'Use by', value: until },
    ],
    button: BOOK,
    text: `Fairway: ${heading}. Use by ${until}.`,
    push: { title: heading, body: `Use by ${until}.` },
    why: RECEIPT_WHY,
  };
}

/** The reminder, once a lot, of what is left of it (C3). */
function expiringNotice({ lot }: LotHappening): Notice {
  const name = otherName(lot, 'player');
  const credits = creditsPhrase(lot.remaining);
  const until = lastDayPhrase(lot.expires_on);
  const heading = `Your last day for ${credits} is ${until}`;
  return {
    subject: `Use ${credits} by ${until}`,
    heading,
    lead: 'Book a lesson by then; the lesson itself may be later. Expired credits are non-refundable.',
    facts: [
      { label: 'Credits', value: String(lot.remaining) },
      { label: 'Use by', value: until },
      { label: 'With', value: name },
    ],
    button: BOOK,
    text: `Fairway: ${heading}.`,
    push: { title: `${credits} with ${name}`, body: `Use by ${until}. Expired credits are non-refundable.` },
    why: null,
  };
}

/** What a player is told of credits that they hold. */
export const lotNotice = (happening: LotHappening): Notice =>
  happening.topic === 'credits.given' ? givenNotice(happening) : expiringNotice(happening);
