import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { Calendar, CalendarDay, CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import { parseEndMinute, parseMinute, startOfDay, toZoned } from '@fairway/time/zoned-time';
import { MINUTES_A_DAY } from '@fairway/time/units';
import { type Axis, findSkip, placeInstant, placeMinute, type Stretch } from './axis.ts';
import { type Column, layOutColumns } from './columns.ts';

/** A lesson, or the part of it that lies on one date, where it is drawn. */
export interface Block extends Stretch, Column {
  lesson: CalendarLesson;
}

/** Free time within the hours, still to come, on the wall clock and where it is drawn. */
export interface Gap extends Stretch {
  from: number;
  until: number;
}

/** A date as the calendar draws it. */
export interface DrawnDay {
  date: string;
  /** The hours, on the wall clock. */
  hours: Stretch[];
  open: Stretch[];
  /** Other hours than the week's: open ones, or a day off. */
  special: boolean;
  /** What the clock of this date never shows, or shows once where another date of the calendar shows it twice. */
  skipped: Stretch | null;
  blank: Stretch | null;
  blocks: Block[];
  gaps: Gap[];
}

/** Ranges without others: what is left between them. */
export function listFree(ranges: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  let free = [...ranges];
  for (const { start, end } of taken)
    free = free.flatMap((range) =>
      [
        { start: range.start, end: Math.min(range.end, start) },
        { start: Math.max(range.start, end), end: range.end },
      ].filter((left) => left.start < left.end),
    );
  return free;
}

const roundUp = (minute: number) => Math.ceil(minute / TIME_STEP_MINUTES) * TIME_STEP_MINUTES;

function drawDay(axis: Axis, { date, source, times }: CalendarDay, lessons: CalendarLesson[], now: number): DrawnDay {
  const bounds = { from: startOfDay(axis.zone, date), until: startOfDay(axis.zone, addDays(date, 1)) };
  const here = lessons.filter(
    ({ starts_at, ends_at }) => Date.parse(starts_at) < bounds.until && Date.parse(ends_at) > bounds.from,
  );
  const stretches = here.map(({ starts_at, ends_at }) => ({
    start: placeInstant(axis, date, Math.max(Date.parse(starts_at), bounds.from)),
    end: placeInstant(axis, date, Math.min(Date.parse(ends_at), bounds.until), true),
  }));
  const columns = layOutColumns(stretches);
  const hours = times.map(({ start, end }) => ({ start: parseMinute(start), end: parseEndMinute(end) }));
  const taken = here
    .filter(({ cancelled_at }) => cancelled_at === null)
    .map((lesson) => ({
      start: lesson.date < date ? 0 : parseMinute(lesson.start),
      end: Date.parse(lesson.ends_at) >= bounds.until ? MINUTES_A_DAY : parseMinute(lesson.end),
    }));
  const clock = toZoned(axis.zone, now);
  const passed = clock.date > date ? MINUTES_A_DAY : clock.date < date ? 0 : roundUp(clock.minute);
  const free = listFree(hours, [...taken, { start: 0, end: passed }]);
  const place = ({ start, end }: Stretch) => ({ start: placeMinute(axis, start), end: placeMinute(axis, end, true) });
  const { repeat } = axis;
  return {
    date,
    hours,
    open: hours.map(place),
    special: source === 'override',
    skipped: findSkip(axis.zone, date),
    blank: repeat && repeat.date !== date ? { start: repeat.end, end: repeat.end * 2 - repeat.start } : null,
    blocks: here.map((lesson, nth) => ({ lesson, ...stretches[nth]!, ...columns[nth]! })),
    gaps: free
      .filter(({ start, end }) => end - start >= TIME_STEP_MINUTES)
      .map((gap) => ({ ...place(gap), from: gap.start, until: gap.end })),
  };
}

/** The dates of a calendar that are on view, each with what is drawn on it. */
export const drawDays = (axis: Axis, { days, lessons }: Calendar, dates: readonly string[], now: number): DrawnDay[] =>
  days.filter(({ date }) => dates.includes(date)).map((day) => drawDay(axis, day, lessons, now));

/** Where a calendar is opened: an hour above the first thing to see, in minutes of the axis. */
export function findOpening(days: readonly DrawnDay[]): number {
  const firsts = days.flatMap(({ open, blocks }) => [...open, ...blocks].map(({ start }) => start));
  return firsts.length > 0 ? Math.max(0, Math.min(...firsts) - 30) : 7 * 60;
}

/** The full hours in which there is something to see on any of the days: those that are printed. */
export function findUsed(days: readonly DrawnDay[]): Stretch {
  const all = days.flatMap(({ open, blocks }) => [...open, ...blocks]);
  if (all.length === 0) return { start: 8 * 60, end: 18 * 60 };
  const hour = (place: number, round: (hours: number) => number) => round(place / 60) * 60;
  return {
    start: hour(Math.min(...all.map(({ start }) => start)), Math.floor),
    end: hour(Math.max(...all.map(({ end }) => end)), Math.ceil),
  };
}
