import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDuration } from '@fairway/time/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatMoney } from '@fairway/contracts/money-format';
import { Card, Text } from '@mantine/core';
import { CancelledTag } from '../../../kit/Badges/CancelledTag.tsx';
import { useNow } from '../../../kit/Clock/Clock.tsx';
import { DetailList } from '../../../kit/DetailList/DetailList.tsx';
import { listNotes } from './listNotes.ts';
import { lessonName } from './names.ts';
import { useLessonTimes } from './useLessonTimes.ts';
import { fullDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';

/** Of credits on a cancelled lesson it would mislead: they may have been returned. */
const describePayment = ({ payment_type, credits, cancelled_at, ...money }: Lesson) => {
  if (money.paid_amount !== null && money.paid_currency !== null)
    return `Paid on the day, ${formatMoney(money.paid_amount, money.paid_currency)}`;
  if (money.fee_due) return 'Full payment is due';
  if (money.fee_waived_at) return 'The fee was waived';
  if (money.refilled_at) return 'Credits returned: somebody else booked this time';
  if (cancelled_at) return null;
  if (payment_type === 'on_day') return 'Pay on day';
  return payment_type === 'credits' ? `Paid, ${formatCredits(credits)}` : 'Paid';
};

export interface LessonFactsProps {
  lesson: Lesson;
  /** Leaves out what the lesson's strong card above says: when and where. */
  underHero?: boolean;
  /** Who reads: a player is told their coach, a pro whom the lesson is with. */
  side?: 'player' | 'pro';
}

/** What is known of a lesson: when, with whom, where, how it is paid, the note. */
export function LessonFacts({ lesson, underHero, side = 'player' }: LessonFactsProps) {
  const today = dayAt(useNow(), lesson.timezone);
  const { times, own } = useLessonTimes(lesson);
  const whenAndWhere = [
    { label: 'Date', value: <time dateTime={lesson.starts_at}>{fullDayPhrase(lesson.date, today)}</time> },
    { label: 'Time', value: times },
    { label: 'Your time', value: own },
    { label: 'Venue', value: lesson.venue },
  ];
  return (
    <Card py={4}>
      <DetailList
        items={[
          { label: 'Status', value: lesson.cancelled_at ? <CancelledTag /> : null },
          ...(underHero ? [] : whenAndWhere),
          { label: 'Group lesson', value: lesson.group?.title },
          { label: 'Length', value: formatDuration(lesson.duration) },
          side === 'pro'
            ? { label: lesson.player ? 'Player' : 'Guest', value: lessonName(lesson) }
            : { label: 'Coach', value: formatFullName(lesson.pro) },
          { label: 'Payment', value: describePayment(lesson) },
          ...listNotes(lesson, side).map(({ label, text }) => ({
            label,
            value: (
              <Text span inherit fw={400} className="lines">
                {text}
              </Text>
            ),
          })),
        ]}
      />
    </Card>
  );
}
