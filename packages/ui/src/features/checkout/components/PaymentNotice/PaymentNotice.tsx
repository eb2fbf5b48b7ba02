import { describePayment, type PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import { Notice } from '../../../../kit/Notice/Notice.tsx';

/** By the button that pays: what happened to the money when it did not simply go through. Nothing while there is nothing to say. */
export function PaymentNotice({ outcome }: { outcome: PaymentOutcome | null }) {
  if (!outcome) return null;
  const { text, tone } = describePayment(outcome);
  return (
    <Notice tone={tone} role="alert">
      {text}
    </Notice>
  );
}
