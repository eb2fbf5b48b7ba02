import { WAITING_LIST } from '@fairway/contracts/constants';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import { MINUTES_A_DAY, MINUTE_MS } from '@fairway/time/units';
import { addDays, dayOfWeek } from '@fairway/time/calendar';
import { parseEndMinute, parseMinute, startOfDay, toInstant, toZoned } from '@fairway/time/zoned-time';
import type { hold_outcome } from '@fairway/db/enums';
import { toMinutes, without, type Minutes } from '#domains/schedule/hours/rules.ts';
import {
  daySlots,
  effectiveHoursOn,
  withBusy,
  withHeld,
  type BookingWindow,
  type HeldTime,
  type Interval,
  type OfferedSlot,
  type ScheduleFacts,
} from '#domains/schedule/slots/rules.ts';

/** What somebody waits for: one date, or one day of every week; a window on the wall clock, and minutes. */
export interface WaitingRequest {
  date: string | null;
  day: number | null;
  start: string;
  end: string;
  duration: number;
}

/** A lesson's time, as instants. */
export interface Times {
  starts_at: Date | string;
  ends_at: Date | string;
}
export const toSpan = ({ starts_at, ends_at }: Times): Interval => ({
  start: new Date(starts_at).getTime(),
  end: new Date(ends_at).getTime(),
});

/** Whether two requests are for the same time: whoever asks twice has not heard the first answer, and waits once. */
export const isSameRequest = (one: WaitingRequest, other: WaitingRequest): boolean =>
  one.date === other.date &&
  one.day === other.day &&
  one.start === other.start &&
  one.end === other.end &&
  one.duration === other.duration;

/** A place in the line. */
export interface WaitingPlayer extends WaitingRequest {
  id: string;
  player_id: string;
}

/** A time that is to be held for somebody. */
export interface PlannedHold extends Interval {
  request_id: string;
  player_id: string;
}

const HOLD_MS = WAITING_LIST.hold_minutes * MINUTE_MS;
const { from: FIRST_HOUR, until: LAST_HOUR } = WAITING_LIST.hold_hours;

/** When a hold ends that begins now. */
export const holdEnd = (now: number): number => now + HOLD_MS;

/**
 * When the next hold may begin: now, where it is over by nine in the evening of the coach's clock, and otherwise at the next seven in the
 * morning (D20). So a hold always has its 20 minutes, and none of them in anybody's night.
 */
export function nextHoldStart(zone: string, now: number): number {
  const { date } = toZoned(zone, now);
  const at = (day: string, hour: number) => toInstant(zone, day, hour * 60).at;
  const morning = at(date, FIRST_HOUR);
  if (now < morning) return morning;
  return holdEnd(now) <= at(date, LAST_HOUR) ? now : at(addDays(date, 1), FIRST_HOUR);
}

/** Where players may be held a time: it can still be booked when the hold ends, so that a yes in the last minute is no refusal. */
export const holdWindow = ({ from, lastDate }: BookingWindow): BookingWindow => ({ from: from + HOLD_MS, lastDate });

/** The dates that spans touch, ascending. */
export function datesTouched(spans: readonly Interval[], zone: string): string[] {
  const dates = new Set<string>();
  for (const { start, end } of spans) {
    const last = toZoned(zone, end - 1).date;
    for (let { date } = toZoned(zone, start); date <= last; date = addDays(date, 1)) dates.add(date);
  }
  return [...dates].sort();
}

const isWanted = (requested: WaitingRequest, date: string): boolean =>
  requested.date === null ? requested.day === dayOfWeek(date) : requested.date === date;

const isWithin = (requested: WaitingRequest, slot: OfferedSlot): boolean =>
  parseMinute(slot.start) >= parseMinute(requested.start) && parseEndMinute(slot.end) <= parseEndMinute(requested.end);

/** How long two intervals overlap; nothing or less where they do not. */
const overlap = (a: Interval, b: Interval): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** What came free, with the dates it touches. */
interface Opened {
  spans: readonly Interval[];
  dates: readonly string[];
}

/**
 * The time that a request is offered of what came free: one that players may book (D4), within its window, on the first date with
 * any; of several the one that takes most of what came free, and of those the earliest. Null when none fits.
 */
export function findTime(
  requested: WaitingRequest,
  { spans, dates }: Opened,
  facts: ScheduleFacts,
  window: BookingWindow,
): Interval | null {
  for (const date of dates) {
    if (!isWanted(requested, date)) continue;
    let best: Interval | null = null;
    let most = 0;
    for (const slot of daySlots(facts, date, requested.duration, window)) {
      if (!isWithin(requested, slot)) continue;
      const time = { start: slot.at, end: slot.at + requested.duration * MINUTE_MS };
      const taken = spans.reduce((sum, span) => sum + Math.max(0, overlap(time, span)), 0);
      if (taken > most) [best, most] = [time, taken];
    }
    if (best) return best;
  }
  return null;
}

/**
 * What of the time that came free is held for whom: along the line in the order of asking, each player once, and each time for one (D20).
 * The line has nobody in it who was offered of this time before.
 */
export function planHolds(
  line: readonly WaitingPlayer[],
  spans: readonly Interval[],
  diary: { facts: ScheduleFacts; held: readonly HeldTime[]; window: BookingWindow },
): PlannedHold[] {
  const free = withHeld(diary.facts, diary.held, null);
  const opened = { spans, dates: datesTouched(spans, diary.facts.zone) };
  const planned: PlannedHold[] = [];
  const asked = new Set<string>();
  for (const { id: request_id, player_id, ...requested } of line) {
    if (asked.has(player_id)) continue;
    const time = findTime(requested, opened, withBusy(free, planned), diary.window);
    if (!time) continue;
    planned.push({ request_id, player_id, ...time });
    asked.add(player_id);
  }
  return planned;
}

/** The instants at which hours are open after a change and were not before it, over these dates. */
export function openedHours(before: ScheduleFacts, after: ScheduleFacts, dates: readonly string[]): Interval[] {
  const toInstants = (date: string, { start, end }: Minutes): Interval => ({
    start: toInstant(after.zone, date, start).at,
    end: end === MINUTES_A_DAY ? startOfDay(after.zone, addDays(date, 1)) : toInstant(after.zone, date, end).at,
  });
  return dates.flatMap((date) => {
    const old = effectiveHoursOn(before, date);
    const added = old.reduce<readonly Minutes[]>((left, hours) => without(left, hours), effectiveHoursOn(after, date));
    return added.map((hours) => toInstants(date, hours)).filter(({ start, end }) => start < end);
  });
}

/**
 * What of the held times from one date to another the hours no longer offer, so that a yes would be refused. The coach's lessons stand apart: a
 * hold that they have booked over comes back when that lesson goes.
 */
export const findClosedHolds = (
  facts: ScheduleFacts,
  held: readonly HeldTime[],
  { from, to }: { from: string; to: string },
): HeldTime[] =>
  held.filter(({ start, end }) => {
    const { date } = toZoned(facts.zone, start);
    // The hours of other dates are not among the facts.
    if (date < from || date > to) return false;
    const slots = daySlots({ ...facts, busy: [] }, date, (end - start) / MINUTE_MS, { from: start, lastDate: null });
    return !slots.some(({ at }) => at === start);
  });

/** Whether a window has passed on the coach's clock, so that nobody can wait for it any more. */
export function isOver(requested: Pick<WaitingRequest, 'date' | 'start' | 'end'>, zone: string, now: number): boolean {
  if (requested.date === null) return false;
  const { end } = toMinutes(requested);
  const { date, minute } = toZoned(zone, now);
  return requested.date < date || (requested.date === date && minute >= end);
}

/** What became of a hold. */
export interface HoldFacts {
  expires_at: Date;
  outcome: hold_outcome | null;
  /** A live lesson stands in its time, of the same player or of somebody else. */
  booked_by: 'self' | 'other' | null;
}

const ENDED: Record<hold_outcome, string> = {
  taken: SCHEDULE_MESSAGES.holdTaken,
  declined: SCHEDULE_MESSAGES.holdDeclined,
  withdrawn: SCHEDULE_MESSAGES.holdWithdrawn,
  lapsed: SCHEDULE_MESSAGES.holdLapsed,
  overruled: SCHEDULE_MESSAGES.holdTakenBack,
};

/** Why a hold can no longer be answered, or null while it can. A lapsed one is over at once, whether or not a sweep ran. */
export function holdRefusal({ expires_at, outcome, booked_by }: HoldFacts, now: Date): string | null {
  if (outcome && outcome !== 'overruled') return ENDED[outcome];
  if (booked_by) return booked_by === 'self' ? SCHEDULE_MESSAGES.holdTaken : SCHEDULE_MESSAGES.holdGone;
  if (outcome) return ENDED[outcome];
  return expires_at <= now ? SCHEDULE_MESSAGES.holdLapsed : null;
}
