import type { Drill } from '@fairway/contracts/practice/drills';
import { formatCount } from '../../../format/count.ts';

/** "10 minutes · putting, face control": what a row says of a drill. */
export const describeDrill = ({ minutes, tags = [] }: { minutes: number | null; tags?: readonly string[] }): string =>
  [minutes === null ? null : formatMinutes(minutes), tags.length > 0 ? tags.join(', ') : null]
    .filter(Boolean)
    .join(' · ');

export const formatMinutes = (minutes: number): string => formatCount(minutes, 'minute');

/** "8 of 10 in a circle of 6 feet": what is a good result; null where the coach has set none. */
export function describeTarget({ target, target_feet }: Pick<Drill, 'target' | 'target_feet'>): string | null {
  const circle = target_feet === null ? null : `a circle of ${formatFeet(target_feet)}`;
  if (target === null) return circle && `Into ${circle}`;
  return circle === null ? `${target} of 10` : `${target} of 10 into ${circle}`;
}

export const formatFeet = (feet: number): string => formatCount(feet, 'foot', 'feet');

/** "1 drill", "3 drills". */
export const formatDrills = (count: number): string => formatCount(count, 'drill');

interface Streak {
  weeks: number;
  has_this_week: boolean;
}

/** The run of weeks in words that ask for nothing and blame nobody. */
export function describeStreak({ weeks, has_this_week }: Streak): string {
  if (weeks === 0) return 'Practise once this week to start a streak.';
  const run = weeks === 1 ? 'A week of practice' : `${weeks} weeks of practice in a row`;
  return has_this_week ? `${run}.` : `${run}. This week can be the next.`;
}

/** "2 drills, about 25 minutes": what there is to do. */
export function describeDue(drills: readonly { minutes: number | null }[]): string {
  const minutes = drills.reduce((sum, drill) => sum + (drill.minutes ?? 0), 0);
  const count = formatDrills(drills.length);
  return minutes === 0 ? count : `${count}, about ${formatMinutes(minutes)}`;
}

export const formatScore = (score: number): string => `${score} of 10`;
