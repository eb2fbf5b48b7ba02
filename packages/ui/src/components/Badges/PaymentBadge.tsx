import type { PaymentType } from '@fairway/contracts/lessons';
import classes from './Badges.module.css';

/** How a lesson is paid: "Paid" for credits and cards, "Pay on day" else (S1 §2). `tone="onDark"` stands on a hero card. */
export function PaymentBadge({
  payment_type,
  tone = 'plain',
}: {
  payment_type: PaymentType;
  tone?: 'plain' | 'onDark';
}) {
  const paid = payment_type !== 'on_day';
  return (
    <span className={classes.badge} data-kind={paid ? 'paid' : 'on_day'} data-tone={tone}>
      {paid ? 'Paid' : 'Pay on day'}
    </span>
  );
}
