import { type Duration, DURATIONS } from '@fairway/contracts/constants';
import type { SlotChoice } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { isDay } from '@fairway/time/calendar';
import type { ChosenTime } from '@fairway/ui/paths/public';

/** What has been chosen in a lesson's form, kept in the address so that a reload or a step back loses nothing. */
export interface LessonSearch {
  duration?: Duration;
  date?: string;
  /** `HH:MM`. */
  time?: string;
}

/** What somebody has chosen to book. */
export interface BookingSearch extends LessonSearch {
  /** The lesson whose time they want again. */
  like?: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parseLessonSearch({ duration, date, time }: Record<string, unknown>): LessonSearch {
  const known = DURATIONS.find((minutes) => minutes === Number(duration));
  const day = typeof date === 'string' && isDay(date) ? date : undefined;
  const start = day && typeof time === 'string' && TIME.test(time) ? time : undefined;
  return { ...(known && { duration: known }), ...(day && { date: day }), ...(start && { time: start }) };
}

export const parseBookingSearch = ({ like, ...typed }: Record<string, unknown>): BookingSearch => ({
  ...parseLessonSearch(typed),
  ...(typeof like === 'string' && like !== '' && { like }),
});

/** The choice an address names; `fallback` where it names nothing at all. */
export const readChoice = (search: LessonSearch, fallback: SlotChoice): SlotChoice =>
  search.duration || search.date
    ? {
        duration: search.duration ?? fallback.duration,
        date: search.date ?? null,
        time: search.time ? `${search.time}:00` : null,
      }
    : fallback;

/** The address of a choice. */
export const formatChoice = ({ duration, date, time }: SlotChoice): LessonSearch =>
  parseLessonSearch({ duration, date: date ?? undefined, time: time?.slice(0, 5) });

/** The time that an address names, if it names one whole. */
export const toChosenTime = ({ duration, date, time }: LessonSearch): ChosenTime | null =>
  duration && date && time ? { duration, date, start: `${time}:00` } : null;
