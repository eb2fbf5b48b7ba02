import type { Lesson } from '@fairway/contracts/lessons/lessons';
import classes from './Badges.module.css';

type Payment = Pick<Lesson, 'payment_type'> &
  Partial<Pick<Lesson, 'paid_at' | 'fee_due' | 'fee_waived_at' | 'refilled_at'>>;

const TEXTS = {
  paid: 'Paid',
  on_day: 'Pay on day',
  fee_due: 'Fee due',
  fee_waived: 'Fee waived',
  refilled: 'Credits returned',
};

const classifyPayment = (lesson: Payment): keyof typeof TEXTS => {
  const { payment_type, paid_at, fee_due, fee_waived_at, refilled_at } = lesson;
  if (refilled_at) return 'refilled';
  if (payment_type !== 'on_day' || paid_at) return 'paid';
  if (fee_due) return 'fee_due';
  return fee_waived_at ? 'fee_waived' : 'on_day';
};

/**
 * How a lesson is paid: "Paid" for credits, cards and money noted on the day, "Pay on day" until then, and what became of
 * the fee or the credits of one cancelled late. `tone="onDark"` stands on a hero card.
 */
export function PaymentBadge({ lesson, tone = 'plain' }: { lesson: Payment; tone?: 'plain' | 'onDark' }) {
  const kind = classifyPayment(lesson);
  return (
    <span className={classes.badge} data-kind={kind} data-tone={tone}>
      {TEXTS[kind]}
    </span>
  );
}
