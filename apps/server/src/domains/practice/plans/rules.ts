import type { DueSession, PracticeStreak, ResultCurve } from '@fairway/contracts/practice/plans';
import type { DrillDays } from '@fairway/contracts/practice/plans';
import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/drills';
import { addDays, startOfWeek } from '@fairway/time/calendar';
import { invalidField } from '#core/app-error.ts';

/** A missed day waits for this long, and then is let go without a word. */
export const CARRIED_DAYS = 14;
/** What is told as practised lately. */
export const RECENT_DAYS = 28;
const WEEK = 7;

/**
 * Weeks of practice in a row, of the Mondays of weeks with any. One week without is a rest and ends nothing, two in a row begin a new
 * count; the week that has begun is no miss before it is over (P22).
 */
export function countStreak(weeks: readonly string[], today: string): PracticeStreak {
  const practised = new Set(weeks.map(startOfWeek));
  const thisWeek = startOfWeek(today);
  const has_this_week = practised.has(thisWeek);
  let count = 0;
  let rests = 0;
  for (let week = thisWeek; rests < 2; week = addDays(week, -WEEK)) {
    if (practised.has(week)) {
      count += 1;
      rests = 0;
    } else if (week !== thisWeek) rests += 1;
  }
  return { weeks: count, has_this_week };
}

/** The result curve of each drill, the one that was practised last first; results come oldest first. */
export function groupCurves(
  results: readonly { drill: ResultCurve['drill']; on: string; score: number; note: string }[],
): ResultCurve[] {
  const curves = new Map<string, ResultCurve>();
  for (const { drill, ...point } of results) {
    const curve = curves.get(drill.id) ?? { drill, points: [] };
    curve.points.push(point);
    // Put at the end again: the last of the map is the last that was practised.
    curves.delete(drill.id);
    curves.set(drill.id, curve);
  }
  return [...curves.values()].toReversed();
}

/**
 * What is left to do today, of the latest day of each drill of a plan that has come: a later day of a drill takes the place of one that was
 * missed, and one that is missed for long is let go (P21).
 */
export const chooseDue = (latest: readonly DueSession[], today: string): DueSession[] =>
  latest.filter(({ score, due_on }) => score === null && due_on <= today && due_on > addDays(today, -CARRIED_DAYS));

/** Refuses days before today, but for those that the plan has already, and days too far ahead. */
export function checkDays(
  drills: readonly DrillDays[],
  { today, kept }: { today: string; kept: ReadonlySet<string> },
): void {
  const last = addDays(today, PRACTICE_LIMITS.ahead_days);
  for (const { drill_id, days } of drills)
    for (const day of days) {
      if (kept.has(formatPlace(drill_id, day))) continue;
      if (day < today) throw invalidField('drills', PRACTICE_MESSAGES.dayPast);
      if (day > last) throw invalidField('drills', PRACTICE_MESSAGES.dayFar);
    }
}

/** A drill and one of its days as one name. */
export const formatPlace = (drill_id: string, day: string): string => `${drill_id} ${day}`;

/** Each drill of a plan on each of its days, in their order. */
export const listPlaces = (drills: readonly DrillDays[]): { drill_id: string; position: number; due_on: string }[] =>
  drills.flatMap(({ drill_id, days }, position) => days.map((due_on) => ({ drill_id, position, due_on })));
