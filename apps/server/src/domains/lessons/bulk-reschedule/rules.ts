import type { AffectedLesson } from '@fairway/contracts/lessons/bulk-reschedule';
import { daySlots, type BookingWindow, type ScheduleFacts, type Interval } from '#domains/schedule/slots/rules.ts';
import { addDays } from '@fairway/time/calendar';
import { parseMinute, toZoned } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';

type Suggestion = AffectedLesson['suggestions'][number];

/** Days after the period in which times are looked for, and how many are suggested. */
export const SUGGESTED_DAYS = 14;
const SUGGESTED = 6;
const A_DAY_NEAR = 2;

/**
 * Free times a lesson could move to, the nearest to its own time of day on each date first. `given` are times that other
 * lessons were offered first. Instants in milliseconds.
 */
export function suggestionsFor(
  lesson: Interval,
  facts: ScheduleFacts,
  { first, window, given }: { first: string; window: BookingWindow; given: readonly Interval[] },
): (Suggestion & { at: number })[] {
  const duration = (lesson.end - lesson.start) / MINUTE_MS;
  const own = toZoned(facts.zone, lesson.start).minute;
  const clear = (at: number) => given.every(({ start, end }) => at + duration * MINUTE_MS <= start || end <= at);
  const found: (Suggestion & { at: number })[] = [];
  for (let nth = 0; nth < SUGGESTED_DAYS && found.length < SUGGESTED; nth += 1) {
    const date = addDays(first, nth);
    const near = daySlots(facts, date, duration, window)
      .filter(({ at }) => clear(at))
      .sort((a, b) => Math.abs(parseMinute(a.start) - own) - Math.abs(parseMinute(b.start) - own))
      .slice(0, A_DAY_NEAR);
    found.push(...near.map((slot) => ({ date, ...slot })));
  }
  return found.slice(0, SUGGESTED);
}

/** The free times of each lesson, the first of them different for each. */
export function suggestAll(
  lessons: readonly Interval[],
  facts: ScheduleFacts,
  { first, window }: { first: string; window: BookingWindow },
): Suggestion[][] {
  const given: Interval[] = [];
  return lessons.map((lesson) => {
    const found = suggestionsFor(lesson, facts, { first, window, given });
    const [best] = found;
    if (best) given.push({ start: best.at, end: best.at + lesson.end - lesson.start });
    return found.map(({ date, start, end }) => ({ date, start, end }));
  });
}

/** Whether choices name exactly these lessons, each once. */
export const coversAll = (lessons: readonly { id: string }[], choices: readonly { lesson_id: string }[]): boolean => {
  const named = new Set(choices.map(({ lesson_id }) => lesson_id));
  return named.size === choices.length && named.size === lessons.length && lessons.every(({ id }) => named.has(id));
};
