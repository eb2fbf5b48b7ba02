import type { Drill } from '@fairway/contracts/practice/drills';

/** "10 minutes · putting, face control": what a row says of a drill. */
export const describeDrill = ({ minutes, tags = [] }: { minutes: number | null; tags?: readonly string[] }): string =>
  [minutes === null ? null : formatMinutes(minutes), tags.length > 0 ? tags.join(', ') : null]
    .filter(Boolean)
    .join(' · ');

export const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** "8 of 10 in a circle of 6 feet": what is a good result; null where the coach has set none. */
export function describeTarget({ target, target_feet }: Pick<Drill, 'target' | 'target_feet'>): string | null {
  const circle = target_feet === null ? null : `a circle of ${formatFeet(target_feet)}`;
  if (target === null) return circle && `Into ${circle}`;
  return circle === null ? `${target} of 10` : `${target} of 10 into ${circle}`;
}

export const formatFeet = (feet: number): string => (feet === 1 ? '1 foot' : `${feet} feet`);

/** "1 week", "3 weeks". */
export const formatWeeks = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);

/** "1 drill", "3 drills". */
export const formatDrills = (count: number): string => (count === 1 ? '1 drill' : `${count} drills`);
