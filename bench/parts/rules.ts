import type { Slots } from '@fairway/contracts/schedule/schedule';
import { datesOfMonth } from '@fairway/time/calendar';
import { formatTime, startOfDay } from '@fairway/time/zoned-time';
import { DAY_MS, MINUTE_MS } from '@fairway/time/units';
import { monthSlots, type ScheduleFacts } from '../../apps/server/src/domains/schedule/slots/rules.ts';
import { median, type Figure } from '../figures.ts';
import { factsOfYear } from '../world.ts';

const ROUNDS = 31;
const CALLS = 200;
const DURATION = 60;
const STEP = 15;
const YEAR = 2027;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const window = { from: 0, lastDate: null };

/** Milliseconds a call takes. */
function measure(call: () => unknown): number {
  const begin = performance.now();
  for (let nth = 0; nth < CALLS; nth += 1) call();
  return (performance.now() - begin) / CALLS;
}

/** What two calls cost, medians of many rounds in turn: a neighbour that takes the processor slows both. */
function compare(ours: () => unknown, theirs: () => unknown): { ours: number; theirs: number } {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({ ours: measure(ours), theirs: measure(theirs) }));
  const kept = rounds.slice(1);
  return { ours: median(kept.map((round) => round.ours)), theirs: median(kept.map((round) => round.theirs)) };
}

/**
 * The same answer by a plain sweep: each quarter hour of each day, one cursor over the lessons, and nothing but what this
 * diary needs: one stretch of hours a day, which lies behind a change of clocks, no buffer, no other hours, no limits.
 */
function sweepPlainly({ zone, weekly, busy }: ScheduleFacts, month: number): Slots {
  const slots: Slots = {};
  const [{ start: opens, end: closes } = { start: 0, end: 0 }] = weekly[0] ?? [];
  const [first, ...others] = datesOfMonth(YEAR, month);
  let next = 0;
  let dayStart = startOfDay(zone, first!);
  for (const date of [first!, ...others]) {
    if (CHANGES.has(date)) dayStart = startOfDay(zone, date) + (CHANGES.get(date) ?? 0);
    const offered = [];
    for (let minute = opens; minute + DURATION <= closes; minute += STEP) {
      const at = dayStart + minute * MINUTE_MS;
      while (next < busy.length && busy[next]!.end <= at) next += 1;
      if (next < busy.length && busy[next]!.start < at + DURATION * MINUTE_MS) continue;
      offered.push({ start: formatTime(minute), end: formatTime(minute + DURATION) });
    }
    if (offered.length > 0) slots[date] = offered;
    dayStart += DAY_MS;
  }
  return slots;
}

/** The days of the year on which London's clocks change, and by what its day is moved from then on. */
const CHANGES = new Map([
  ['2027-03-28', -60 * MINUTE_MS],
  ['2027-10-31', 60 * MINUTE_MS],
]);

/** The slot rules against a plain sweep over the same diary, which answers the same. */
export function measureRules(): Figure[] {
  const facts = factsOfYear(YEAR, 200);
  const ours = (month: number) => monthSlots(facts, { year: YEAR, month, duration: DURATION }, window);
  for (const month of MONTHS)
    if (JSON.stringify(ours(month)) !== JSON.stringify(sweepPlainly(facts, month)))
      throw new Error(`The plain sweep answers otherwise for month ${month}.`);
  const month = compare(
    () => ours(1),
    () => sweepPlainly(facts, 1),
  );
  const year = compare(
    () => MONTHS.map(ours),
    () => MONTHS.map((each) => sweepPlainly(facts, each)),
  );
  return [
    {
      what: 'A month of slots with 200 lessons',
      value: month.ours,
      unit: 'ms',
      how: `pure function, median of ${ROUNDS} rounds; 200 lessons in every month`,
    },
    {
      what: '… against a plain sweep over the same diary',
      value: month.ours / month.theirs,
      unit: 'x',
      limit: { most: 1.2 },
      how: 'same process, rounds in turn',
    },
    {
      what: 'Twelve months against twelve plain sweeps',
      value: year.ours / year.theirs,
      unit: 'x',
      limit: { most: 1.2 },
      how: 'the clocks change in two of them; same process, rounds in turn',
    },
  ];
}
