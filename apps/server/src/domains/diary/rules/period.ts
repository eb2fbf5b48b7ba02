import type { Period } from '@fairway/contracts/unplayable';
import type { Minutes } from './ranges.ts';
import type { Interval } from './slots.ts';
import { endMinuteOf, instantOf, minuteOf, MINUTES_A_DAY } from './wallclock.ts';

/** The instants a period lasts, on the wall clock of a zone. */
export const instantsOfPeriod = (zone: string, { start, from, end, until }: Period): Interval => ({
  start: instantOf(zone, start, minuteOf(from)).at,
  end: instantOf(zone, end, endMinuteOf(until)).at,
});

/** The part of a date that lies in a period. */
export const partOn = ({ start, from, end, until }: Period, date: string): Minutes => ({
  start: date === start ? minuteOf(from) : 0,
  end: date === end ? endMinuteOf(until) : MINUTES_A_DAY,
});
