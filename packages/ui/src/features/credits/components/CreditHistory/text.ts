import { CREDIT_LIFE } from '@fairway/contracts/constants';
import type { CreditEntry, CreditLotStory } from '@fairway/contracts/credits/credits';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDay, formatTimes } from '@fairway/time/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { listDate } from '../../../../format/days.ts';

/** How a lot came: "4 credits bought", "6 credits given by Sam Green". */
export function lotTitle({ source, quantity, given_by }: CreditLotStory): string {
  const credits = formatCredits(quantity);
  if (source === 'given') return given_by ? `${credits} given by ${formatFullName(given_by)}` : `${credits} given`;
  return source === 'bought' ? `${credits} bought` : `${credits} returned`;
}

/** Why a lot of grace is there. */
export const graceWords = ({ quantity }: CreditLotStory): string =>
  quantity === 1
    ? `It had expired when it was returned, so it is valid for another ${CREDIT_LIFE.grace_days} days.`
    : `They had expired when they were returned, so they are valid for another ${CREDIT_LIFE.grace_days} days.`;

/** What is left of a lot, and until when. */
export function lotStanding({ remaining, quantity, expired, expires_on, purchase }: CreditLotStory): string {
  if (purchase?.status === 'refunded' || purchase?.status === 'refunding') return 'Refunded';
  const day = listDate(expires_on);
  if (remaining === 0) return expired ? `None left, ended ${day}` : 'All spent';
  if (expired) return `${remaining} of ${quantity} expired ${day}`;
  return `${remaining} of ${quantity} left, ${remaining === 1 ? 'expires' : 'expire'} ${day}`;
}

const lessonWords = ({ date, start, end, type }: NonNullable<CreditEntry['lesson']>) =>
  type === 1 ? `the video lesson of ${formatDay(date)}` : `${formatDay(date)}, ${formatTimes(start, end)}`;

/** What a movement was: "Spent on", and the lesson as it is linked. */
export function entryWords({ movement, lesson }: CreditEntry): { words: string; lesson: string | null } {
  const where = lesson && lessonWords(lesson);
  switch (movement) {
    case 'spent':
      return { words: where ? 'Spent on ' : 'Spent on a lesson', lesson: where };
    case 'returned':
      return { words: where ? 'Returned from ' : 'Returned', lesson: where };
    case 'expired':
      return { words: 'Expired', lesson: null };
    case 'refunded':
      return { words: 'Taken back with the refund', lesson: null };
    case 'bought':
      return { words: 'Bought', lesson: null };
    case 'given':
      return { words: 'Given', lesson: null };
  }
}
