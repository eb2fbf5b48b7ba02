import { creditsFor } from '@fairway/contracts/constants';
import type { Slot } from '@fairway/contracts/diary';
import type { BookingForm } from '@fairway/contracts/lessons';
import { creditsPhrase, whenPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import type { SlotChoice } from '../SlotPicker/choice.ts';
import { type PlayerPayment, priceOf } from './PaymentChoice.tsx';

export interface BookBarProps {
  form: BookingForm;
  choice: SlotChoice;
  slot: Slot;
  payment: PlayerPayment;
  busy: boolean;
}

const costOf = ({ form, choice, payment }: BookBarProps) => {
  if (payment === 'credits') return creditsPhrase(creditsFor(choice.duration));
  const price = priceOf(form, choice.duration);
  return price ? `Pay ${price} on the day` : 'Pay on the day';
};

/** What is about to be booked, and the button that books it. */
export function BookBar(props: BookBarProps) {
  const { choice, slot, busy } = props;
  return (
    <ActionBar summary={whenPhrase({ date: choice.date ?? '', ...slot })} detail={costOf(props)}>
      <Button type="submit" loading={busy}>
        Book lesson
      </Button>
    </ActionBar>
  );
}
