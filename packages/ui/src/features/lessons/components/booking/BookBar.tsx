import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { formatWhen } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { formatLessonPrice } from './PaymentChoice.tsx';

export interface BookBarProps {
  form: BookingForm;
  choice: SlotChoice;
  slot: Slot;
  /** How to pay, where that is to be chosen; a guest pays on the day. */
  payment: ReactNode;
  /** The way to credits that are missing. */
  credits?: ReactNode;
  busy: boolean;
}

/** What is about to be booked, how it is paid, and the button that books it. */
export function BookBar({ form, choice, slot, payment, credits, busy }: BookBarProps) {
  const price = formatLessonPrice(form, choice.duration);
  const onDay = price ? `Pay ${price} on the day` : 'Pay on the day';
  return (
    <ActionBar
      summary={formatWhen({ date: choice.date ?? '', ...slot })}
      detail={payment ? null : onDay}
      choice={payment}
    >
      {credits}
      <Button type="submit" loading={busy}>
        Book lesson
      </Button>
    </ActionBar>
  );
}
