import { GUEST } from '@fairway/contracts/constants';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { AnyTimeChoice, SlotChoice } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { type BookingSearch, formatChoice, parseBookingSearch, readChoice } from '../schedule/lessonSearch.ts';

/** What a coach has chosen in a lesson's form, kept in the address. */
export interface ProLessonSearch extends BookingSearch {
  /** A player's id, or `guest`. */
  id?: string;
  /** The time is outside the hours. */
  outside?: true;
  /** A club's id. */
  venue?: string;
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parseProLessonSearch(typed: Record<string, unknown>): ProLessonSearch {
  const lesson = parseBookingSearch(typed);
  const id = readText(typed.id);
  const venue = readText(typed.venue);
  const outside = lesson.time !== undefined && (typed.outside === true || typed.outside === 'true');
  return { ...lesson, ...(id && { id }), ...(venue && { venue }), ...(outside && { outside }) };
}

/** The choice an address names; `fallback` where it names nothing at all. */
export const readProChoice = (search: ProLessonSearch, fallback: SlotChoice): AnyTimeChoice => ({
  ...readChoice(search, fallback),
  outside: search.outside === true,
});

/** The address with another choice of time. */
export const withChoice = (
  { id, venue }: Pick<ProLessonSearch, 'id' | 'venue'>,
  { outside, ...choice }: AnyTimeChoice,
): ProLessonSearch => parseProLessonSearch({ id, venue, ...formatChoice(choice), outside });

/** The player whom an address names; a guest has no lessons behind them. */
export const playerNamed = (id: string | undefined): string | undefined => (id === GUEST ? undefined : id);

/** The length a booking starts with: the player's own, else the coach's (D17). Minutes. */
export const usualDuration = ({ players, duration }: BookingForm, id: string | undefined): number =>
  players.find((player) => player.id === id)?.lesson_duration ?? duration;

/**
 * The address with another player. A duration nobody has touched becomes the new player's; the time then goes, the day
 * stays.
 */
export function withPlayer(search: ProLessonSearch, form: BookingForm, id: string | undefined): ProLessonSearch {
  const before = usualDuration(form, search.id);
  const after = usualDuration(form, id);
  const untouched = (search.duration ?? before) === before;
  const { like: _, ...chosen } = search;
  if (!untouched || before === after) return parseProLessonSearch({ ...chosen, id });
  return parseProLessonSearch({ id, venue: search.venue, date: search.date });
}
