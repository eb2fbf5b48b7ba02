import type { Tx } from '@fairway/db/client';
import { toTimeRange, without } from '#domains/schedule/hours/rules.ts';
import { partOn } from './rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { closeHoldsOutside } from '#domains/schedule/waiting-list/service.ts';
import { replaceDates } from '#domains/schedule/hours/repository.ts';
import type { Period } from '@fairway/contracts/lessons/bulk-reschedule';
import { effectiveHoursOn } from '#domains/schedule/slots/rules.ts';
import { addDays } from '@fairway/time/calendar';

/** Takes a period out of the hours of its dates; the rest of each day stays, and nothing in it is held any longer (D20). The caller holds the diary's lock. */
export async function closePeriod(tx: Tx, pro_id: string, period: Period, now: Date): Promise<void> {
  const days = { pro_id, from: period.start, to: period.end };
  const { facts } = await loadSchedule(tx, days, now);
  for (let date = period.start; date <= period.end; date = addDays(date, 1)) {
    const left = without(effectiveHoursOn(facts, date), partOn(period, date));
    await replaceDates(tx, pro_id, { start: date, end: date, times: left.map(toTimeRange) });
  }
  await closeHoldsOutside(tx, await loadSchedule(tx, days, now), days, now);
}
