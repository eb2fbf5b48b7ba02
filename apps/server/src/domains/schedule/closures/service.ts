import type { Tx } from '@fairway/db/client';
import { toTimeRange, without } from '#domains/schedule/hours/rules.ts';
import { partOn } from './rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { replaceDates } from '#domains/schedule/hours/repository.ts';
import type { Period } from '@fairway/contracts/lessons/bulk-reschedule';
import { effectiveHoursOn } from '#domains/schedule/slots/rules.ts';
import { addDays } from '@fairway/time/calendar';

/** Takes a period out of the hours of its dates; the rest of each day stays. The caller holds the diary's lock. */
export async function closePeriod(tx: Tx, pro_id: string, period: Period, now: Date): Promise<void> {
  const { facts } = await loadSchedule(tx, { pro_id, from: period.start, to: period.end }, now);
  for (let date = period.start; date <= period.end; date = addDays(date, 1)) {
    const left = without(effectiveHoursOn(facts, date), partOn(period, date));
    await replaceDates(tx, pro_id, { start: date, end: date, times: left.map(toTimeRange) });
  }
}
