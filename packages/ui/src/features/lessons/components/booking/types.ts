import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { NextTimes } from '@fairway/contracts/lessons/next-times';
import type { Slot } from '@fairway/contracts/schedule/schedule';
import { joinTexts } from '../../../../hooks/serverErrors.ts';
import type { ServerTexts } from '../../../../hooks/useServerTexts.ts';
import type { SlotChoice, SlotsState } from '../../../schedule/components/SlotPicker/choice.ts';

/** The next free times. */
export interface ProposedTimes extends NextTimes {
  /** They are of another length or player: those asked for are on their way. */
  stale: boolean;
  /** The same time was asked for, and is not free. */
  missed: boolean;
}

/** What booking and changing a lesson share. */
export interface LessonFormFacts {
  form: BookingForm;
  choice: SlotChoice;
  /** The month on view, `YYYY-MM`, and its free times. */
  month: string;
  monthSlots: SlotsState;
  /** The free times of the month that the chosen day is in. */
  daySlots: SlotsState;
  note: string;
  /** What is proposed before the calendar; a form that changes a lesson proposes nothing. */
  next?: ProposedTimes;
  /** A booking of which no answer has come: its time may be taken by now, and by itself. */
  unanswered?: { duration: number; date: string; time: Slot[] } | undefined;
  /** The server's texts of the last refused try. */
  errors?: FieldErrors;
}

export interface LessonFormCallbacks {
  onChoose: (choice: SlotChoice) => void;
  onMonth: (month: string) => void;
  onNote: (note: string) => void;
}

/** The server's text under a field, and how to take it away once the field is mended. */
export type FieldTexts = Pick<ServerTexts, 'getError' | 'clear'>;

/** The texts of a last refusal, where they stay until the next try. */
export function toTexts(errors: FieldErrors | undefined): FieldTexts {
  const texts = joinTexts(errors);
  return { getError: (field) => texts[field], clear: () => undefined };
}
