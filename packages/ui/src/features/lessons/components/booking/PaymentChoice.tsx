import { creditsFor } from '@fairway/contracts/constants';
import type { BookingForm } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';

export type PlayerPayment = 'credits' | 'on_day';

export interface PaymentChoiceProps {
  form: BookingForm;
  /** Minutes. */
  duration: number;
  value: PlayerPayment;
  onChange: (payment: PlayerPayment) => void;
  error?: string;
  /** Whose credits these are, where it is not the reader: "Alex". */
  holder?: string;
  /** Two short tiles beside each other, for a bar. */
  compact?: boolean;
}

/** Whether the player's credits pay for a lesson of `duration` minutes. */
export const creditsSuffice = (form: BookingForm, duration: number): boolean => form.credits >= creditsFor(duration);

/** "£50.00", the price of a lesson paid on the day; null where the pro has set none. */
export const formatLessonPrice = ({ lesson_price, currency }: BookingForm, duration: number): string | null =>
  lesson_price === null ? null : formatMoney(lesson_price * creditsFor(duration), currency);

const balance = (form: BookingForm, due: number, holder?: string): string => {
  if (form.credits >= due) return `${formatCredits(due)} · ${holder ? `${holder} has` : 'you have'} ${form.credits}`;
  return holder ? `${holder} has ${form.credits}, needs ${due}` : `You have ${form.credits}, need ${due}`;
};

/** Credits, when there are enough, or on the day. */
export function PaymentChoice({ form, duration, value, onChange, error, holder, compact }: PaymentChoiceProps) {
  return (
    <RadioTiles
      label="Payment"
      name="payment_type"
      labelHidden={compact}
      roomy={!compact}
      columns={compact ? 2 : 1}
      options={[
        {
          value: 'credits',
          label: 'Credits',
          detail: balance(form, creditsFor(duration), holder),
          disabled: !creditsSuffice(form, duration),
        },
        {
          value: 'on_day',
          label: 'Pay on day',
          detail: formatLessonPrice(form, duration) ?? (holder ? 'Pay at the lesson' : 'Pay your coach at the lesson'),
        },
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen === 'credits' ? 'credits' : 'on_day')}
      error={error}
    />
  );
}
