import type { Period } from '@fairway/contracts/unplayable';
import type { Tx } from '@fairway/db/client';
import { partOn } from '../rules/period.ts';
import { rangeOf, without } from '../rules/ranges.ts';
import { hoursOn } from '../rules/slots.ts';
import { addDays } from '../rules/wallclock.ts';
import { diaryOf } from '../service.ts';
import { replaceDates } from '../store.ts';

/** Takes a period out of the hours of its dates; the rest of each day stays. The caller holds the diary's lock. */
export async function closePeriod(tx: Tx, pro_id: string, period: Period, now: Date): Promise<void> {
  const { facts } = await diaryOf(tx, { pro_id, from: period.start, to: period.end }, now);
  for (let date = period.start; date <= period.end; date = addDays(date, 1)) {
    const left = without(hoursOn(facts, date), partOn(period, date));
    await replaceDates(tx, pro_id, { start: date, end: date, times: left.map(rangeOf) });
  }
}
