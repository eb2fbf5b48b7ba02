import type { Period } from '@fairway/contracts/lessons/bulk-reschedule';
import type { Interval } from '#domains/schedule/slots/rules.ts';
import { parseEndMinute, toInstant, parseMinute } from '@fairway/time/zoned-time';
import { MINUTES_A_DAY } from '@fairway/time/units';
import type { Minutes } from '#domains/schedule/hours/rules.ts';

/** The instants a period lasts, on the wall clock of a zone. */
export const instantsOfPeriod = (zone: string, { start, from, end, until }: Period): Interval => ({
  start: toInstant(zone, start, parseMinute(from)).at,
  end: toInstant(zone, end, parseEndMinute(until)).at,
});

/** The part of a date that lies in a period. */
export const partOn = ({ start, from, end, until }: Period, date: string): Minutes => ({
  start: date === start ? parseMinute(from) : 0,
  end: date === end ? parseEndMinute(until) : MINUTES_A_DAY,
});
