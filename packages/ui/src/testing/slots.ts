import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { ProposedTimes } from '../features/lessons/components/booking/types.ts';
import type { Slot, Slots } from '@fairway/contracts/schedule/schedule';
import { addDays, dayOfWeek, lastDayOfMonth, toMonth } from '@fairway/time/calendar';
import { timeAfter } from '../format/hours.ts';
import { TODAY } from './clock.ts';

/** Starts every 15 minutes from `from` until the lesson no longer fits before `until`. */
function timesBetween(from: string, until: string, duration: number): Slot[] {
  const found: Slot[] = [];
  for (
    let start = from;
    timeAfter(start, duration) <= until && start < until;
    start = timeAfter(start, TIME_STEP_MINUTES)
  ) {
    found.push({ start, end: timeAfter(start, duration) });
  }
  return found;
}

/** Hours of a coach who rests on Sunday and Monday, works long on Thursday and is full on the 3rd of each month. */
const hoursOn = (day: string): [string, string][] => {
  if (day.endsWith('-03')) return [];
  switch (dayOfWeek(day)) {
    case 0:
    case 6:
      return [];
    case 3:
      return [
        ['09:00:00', '12:30:00'],
        ['14:00:00', '20:00:00'],
      ];
    case 5:
      return [['10:00:00', '11:30:00']];
    default:
      return [['10:00:00', '13:00:00']];
  }
};

/** A month of free times after today, `month` as `YYYY-MM`. Days without any are left out, as the server leaves them out. */
export function someSlots(month = toMonth(TODAY), duration = 60): Slots {
  const slots: Slots = {};
  for (let day = `${month}-01`; day <= lastDayOfMonth(month); day = addDays(day, 1)) {
    const times = day > TODAY ? hoursOn(day).flatMap(([from, until]) => timesBetween(from, until, duration)) : [];
    if (times.length > 0) slots[day] = times;
  }
  return slots;
}

/** What a booking form proposes of those times: the first of the next days, one a day. */
export function someNextTimes(duration = 60, over: Partial<ProposedTimes> = {}): ProposedTimes {
  const days = Object.entries(someSlots(toMonth(TODAY), duration));
  const times = days.flatMap(([date, [slot]]) => (slot ? [{ date, ...slot }] : [])).slice(0, 6);
  return { duration, same_time: null, times, stale: false, missed: false, ...over };
}
