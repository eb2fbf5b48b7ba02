import { creditsFor } from '@fairway/contracts/constants';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import type { FieldTexts } from './types.ts';

export type PlayerPayment = 'credits' | 'on_day';

/** What something costs whoever pays: credits, of those that they hold, or its price on the day, as it is said; null where the coach has none. */
export interface Cost {
  due: number;
  held: number;
  price: string | null;
}

export interface PaymentChoiceProps {
  cost: Cost;
  value: PlayerPayment;
  onChange: (payment: PlayerPayment) => void;
  /** The server's texts under it, which go once another way is chosen. */
  texts: FieldTexts;
  /** Whose credits these are, where it is not the reader: "Alex". */
  holder?: string;
  /** Two short tiles beside each other, for a bar. */
  compact?: boolean;
}

/** How it is paid: with credits while there are enough and no other way was chosen, or on the day, as a guest pays, who has no cost in credits. */
export const settlePayment = (chosen: PlayerPayment | null, cost: Cost | null | undefined): PlayerPayment =>
  cost && cost.held >= cost.due ? (chosen ?? 'credits') : 'on_day';

/** "£50.00", the price of a lesson paid on the day; null where the pro has set none. */
export const formatLessonPrice = ({ lesson_price, currency }: BookingForm, duration: number): string | null =>
  lesson_price === null ? null : formatMoney(lesson_price * creditsFor(duration), currency);

/** The cost of a lesson of `duration` minutes to whom the form is for. */
export const lessonCost = (form: BookingForm, duration: number): Cost => ({
  due: creditsFor(duration),
  held: form.credits,
  price: formatLessonPrice(form, duration),
});

const balance = ({ due, held }: Cost, holder?: string): string => {
  if (held >= due) return `${formatCredits(due)} · ${holder ? `${holder} has` : 'you have'} ${held}`;
  return holder ? `${holder} has ${held}, needs ${due}` : `You have ${held}, need ${due}`;
};

/** Credits, when there are enough, or on the day. */
export function PaymentChoice({ cost, value, onChange, texts, holder, compact }: PaymentChoiceProps) {
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
          detail: balance(cost, holder),
          disabled: cost.held < cost.due,
        },
        {
          value: 'on_day',
          label: 'Pay on day',
          detail: cost.price ?? (holder ? 'Pay at the lesson' : 'Pay your coach at the lesson'),
        },
      ]}
      value={value}
      onChange={(chosen) => {
        texts.clear('payment_type');
        texts.clear('credits');
        onChange(chosen === 'credits' ? 'credits' : 'on_day');
      }}
      error={texts.getError('payment_type') ?? texts.getError('credits')}
    />
  );
}
