import { creditsFor } from '@fairway/contracts/constants';
import type { BookingForm, Lesson } from '@fairway/contracts/lessons';
import { creditsPhrase } from '@fairway/contracts/phrases';
import { Notice } from '../Notice/Notice.tsx';
import { priceOf } from './PaymentChoice.tsx';
import classes from './ChangeCost.module.css';

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

const moreCredits = (count: number) => `${count} more ${count === 1 ? 'credit' : 'credits'}`;

/** The credits that change hands, in few words: "2 more credits", "1 credit back"; null when none do. */
export const creditsMoving = (lesson: Lesson, duration: number): string | null => {
  const more = creditsToTake(lesson, duration);
  if (more === 0) return null;
  return more > 0 ? moreCredits(more) : `${creditsPhrase(-more)} back`;
};

function wordsFor({ lesson, form, duration, holder }: ChangeCostProps): string {
  const more = creditsToTake(lesson, duration);
  if (lesson.payment_type !== 'credits') {
    const price = priceOf(form, duration);
    return price ? `Pay on day: ${price}` : 'Pay on day';
  }
  const has = holder ? `${holder} has` : 'You have';
  if (more > form.credits)
    return `This length takes ${moreCredits(more)}. ${has} ${form.credits}. Please choose a shorter one.`;
  if (more > 0) return `${moreCredits(more)} will be taken. ${has} ${form.credits}.`;
  return more < 0
    ? `${creditsPhrase(-more)} will be returned to ${holder ?? 'you'}.`
    : `Paid with ${creditsPhrase(lesson.credits)}. The change costs nothing.`;
}

/** What the change costs or gives back. */
export function ChangeCost(props: ChangeCostProps) {
  const { lesson, form, duration, error } = props;
  const tooMuch = creditsToTake(lesson, duration) > form.credits;
  return (
    <section aria-label="Payment" data-field="credits" tabIndex={-1} className={classes.cost}>
      <h2 className={classes.title}>Payment</h2>
      <Notice tone={tooMuch ? 'warning' : 'info'} role="status">
        {wordsFor(props)}
      </Notice>
      {error ? <p className={classes.error}>{error}</p> : null}
    </section>
  );
}
