import { creditsFor } from '@fairway/contracts/constants';
import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { BookingForm } from '@fairway/contracts/lessons/lessons';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatWhen } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { type PlayerPayment, formatLessonPrice } from './PaymentChoice.tsx';

export interface BookBarProps {
  form: BookingForm;
  choice: SlotChoice;
  slot: Slot;
  payment: PlayerPayment;
  busy: boolean;
}

const describeCost = ({ form, choice, payment }: BookBarProps) => {
  if (payment === 'credits') return formatCredits(creditsFor(choice.duration));
  const price = formatLessonPrice(form, choice.duration);
  return price ? `Pay ${price} on the day` : 'Pay on the day';
};

/** What is about to be booked, and the button that books it. */
export function BookBar(props: BookBarProps) {
  const { choice, slot, busy } = props;
  return (
    <ActionBar summary={formatWhen({ date: choice.date ?? '', ...slot })} detail={describeCost(props)}>
      <Button type="submit" loading={busy}>
        Book lesson
      </Button>
    </ActionBar>
  );
}
