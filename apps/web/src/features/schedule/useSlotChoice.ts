import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { SlotChoice, SlotsState } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { toMonth } from '@fairway/time/calendar';
import { useState } from 'react';
import { useMonthSlots, useNeighbouringSlots } from './useMonthSlots.ts';

export interface SlotChoiceFacts {
  month: string;
  monthSlots: SlotsState;
  daySlots: SlotsState;
}

const NO_BOUNDS = { first_date: '', last_date: null };

/**
 * The month on view and the free times behind a lesson's form: those of that month, and those of the chosen day's month,
 * which may be another. `choice` is null until the form is there. `lesson` is the one being moved.
 */
export function useSlotChoice(
  form: BookingForm | undefined,
  choice: SlotChoice | null,
  lesson?: string,
): SlotChoiceFacts & { setMonth: (month: string) => void } {
  const [turnedTo, setMonth] = useState<string | null>(null);
  const first = form?.first_date ?? '';
  const dayMonth = toMonth(choice?.date ?? first);
  const month = turnedTo ?? dayMonth;
  // What refuses new lessons keeps none that there is from being moved (A12).
  const isOpen = form !== undefined && (lesson !== undefined || form.refusal === null);
  const asked = (of: string) => (isOpen && choice ? { month: of, duration: choice.duration, lesson } : null);
  const monthSlots = useMonthSlots(asked(month));
  const daySlots = useMonthSlots(asked(dayMonth));
  useNeighbouringSlots(asked(month), form ?? NO_BOUNDS);
  return { month, setMonth, monthSlots, daySlots };
}
