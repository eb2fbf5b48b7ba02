import { weekdaySlug } from '../../format/week.ts';

const LESSONS = '/pro/lessons';

/** Addresses of the pro's pages (S2 §2). */
export const proPaths = {
  home: '/pro/home',
  lessons: LESSONS,
  /** The booking form, for a player where `id` names one. */
  book: (id?: string) => (id ? `${LESSONS}/book?id=${id}` : `${LESSONS}/book`),
  bookOn: (date: string) => `${LESSONS}/book?date=${date}`,
  confirmation: (id: string) => `${LESSONS}/book/${id}/confirmation`,
  change: (id: string) => `${LESSONS}/change/${id}`,
  diary: `${LESSONS}/diary`,
  /** Bookings and hours from one date to another, both `YYYY-MM-DD`. */
  dates: (start: string, end = start) => `${LESSONS}/diary/${start}/${end}`,
  futureAvailability: `${LESSONS}/diary-availability`,
  weeklyHours: `${LESSONS}/availability`,
  /** Monday is 0. */
  dayHours: (day: number) => `${LESSONS}/availability/${weekdaySlug(day)}`,
  settings: `${LESSONS}/settings`,
  limits: `${LESSONS}/limits`,
} as const;
