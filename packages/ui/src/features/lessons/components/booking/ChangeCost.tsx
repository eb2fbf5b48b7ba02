import { creditsFor } from '@fairway/contracts/constants';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { Box, Text, Title } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { formatLessonPrice } from './PaymentChoice.tsx';

/** Credits that a lesson of `duration` minutes takes beyond those it has; below zero, what comes back. */
export const creditsToTake = (lesson: Lesson, duration: number): number =>
  lesson.payment_type === 'credits' ? creditsFor(duration) - lesson.credits : 0;

export interface ChangeCostProps {
  lesson: Lesson;
  form: BookingForm;
  /** Minutes, as chosen. */
  duration: number;
  error?: string;
  /** Whose credits these are, where it is not the reader: "Alex". */
  holder?: string;
}

const moreCredits = (count: number) => formatCount(count, 'more credit');

/** The credits that change hands, in few words: "2 more credits", "1 credit back"; null when none do. */
export const creditsMoving = (lesson: Lesson, duration: number): string | null => {
  const more = creditsToTake(lesson, duration);
  if (more === 0) return null;
  return more > 0 ? moreCredits(more) : `${formatCredits(-more)} back`;
};

function wordsFor({ lesson, form, duration, holder }: ChangeCostProps): string {
  const more = creditsToTake(lesson, duration);
  if (lesson.payment_type !== 'credits') {
    const price = formatLessonPrice(form, duration);
    return price ? `Pay on day: ${price}` : 'Pay on day';
  }
  const has = holder ? `${holder} has` : 'You have';
  if (more > form.credits)
    return `This length takes ${moreCredits(more)}. ${has} ${form.credits}. Please choose a shorter one.`;
  if (more > 0) return `${moreCredits(more)} will be taken. ${has} ${form.credits}.`;
  return more < 0
    ? `${formatCredits(-more)} will be returned to ${holder ?? 'you'}.`
    : `Paid with ${formatCredits(lesson.credits)}. The change costs nothing.`;
}

/** What the change costs or gives back. */
export function ChangeCost(props: ChangeCostProps) {
  const { lesson, form, duration, error } = props;
  const tooMuch = creditsToTake(lesson, duration) > form.credits;
  return (
    <Box component="section" aria-label="Payment" data-field="credits" tabIndex={-1} style={{ outline: 'none' }}>
      <Title order={2} mb="xs" fz="md" fw={560} lh={1.5} lts="normal">
        Payment
      </Title>
      <Notice tone={tooMuch ? 'warning' : 'info'} role="status">
        {wordsFor(props)}
      </Notice>
      {error ? (
        <Text c="var(--mantine-color-error)" fz="sm" mt={6}>
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
