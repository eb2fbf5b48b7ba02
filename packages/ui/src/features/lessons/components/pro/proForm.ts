import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { AnyTimeChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { timeAfter } from '../../../../format/hours.ts';
import { type Cost, lessonCost } from '../booking/PaymentChoice.tsx';
import { freeSlot } from '../booking/proposed.ts';
import type { LessonFormFacts } from '../booking/types.ts';

/** What booking and changing share on the coach's side. */
export interface ProFormFacts extends LessonFormFacts {
  choice: AnyTimeChoice;
  /** The chosen venue, a club's id; null leaves it to the server. */
  venue: string | null;
}

export interface ProFormCallbacks {
  onChoose: (choice: AnyTimeChoice) => void;
  onMonth: (month: string) => void;
  onNote: (note: string) => void;
  onVenue: (club: string) => void;
}

/** The time a choice names: a free one, or as long as the lesson from whatever start was picked. */
export const proSlot = (facts: ProFormFacts): Slot | null => {
  const { date, time, duration, outside } = facts.choice;
  if (!outside) return freeSlot(facts);
  return date && time ? { start: time, end: timeAfter(time, duration) } : null;
};

export type FormPlayer = BookingForm['players'][number];

/** What a lesson of `duration` minutes costs this player; null of a guest, and before anybody is chosen. */
export const playerCost = (form: BookingForm, player: FormPlayer | undefined, duration: number): Cost | null =>
  player ? lessonCost(buildPlayerForm(form, player), duration) : null;

/** The form as the player's credits make it: what `ChangeCost` reads. */
export const buildPlayerForm = (form: BookingForm, player: FormPlayer | undefined): BookingForm => ({
  ...form,
  credits: player?.credits ?? 0,
});
