import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Tag, type TagProps } from './Tag.tsx';

type Payment = Pick<Lesson, 'payment_type'> &
  Partial<Pick<Lesson, 'paid_at' | 'fee_due' | 'fee_waived_at' | 'refilled_at'>>;

const KINDS = {
  paid: { text: 'Paid', color: 'primary' },
  on_day: { text: 'Pay on day', color: 'sand' },
  fee_due: { text: 'Fee due', color: 'flag' },
  fee_waived: { text: 'Fee waived', color: 'gray' },
  refilled: { text: 'Credits returned', color: 'gray' },
} as const;

const classifyPayment = (lesson: Payment): keyof typeof KINDS => {
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
export function PaymentBadge({ lesson, tone }: { lesson: Payment } & Pick<TagProps, 'tone'>) {
  const { text, color } = KINDS[classifyPayment(lesson)];
  return (
    <Tag color={color} tone={tone}>
      {text}
    </Tag>
  );
}
