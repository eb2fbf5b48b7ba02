import { DIARY_MONTHS, FIRST_WEEK } from '@fairway/contracts/constants';
import type { DatedRange, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import type { TimeRange } from '@fairway/contracts/primitives';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { addDays, addMonths, dayOfWeek } from '@fairway/time/calendar';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { findToday } from '@fairway/time/today';
import { findRangeError } from './rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { readWeekly, removeDates, replaceDates, replaceDay, writeMonths } from './repository.ts';
import { datedHours } from '#domains/schedule/slots/view.ts';
import { openedHours } from '#domains/schedule/waiting-list/rules.ts';
import { closeHoldsOutside, openSpans } from '#domains/schedule/waiting-list/service.ts';

const checked = (times: TimeRange[]): TimeRange[] => {
  const fault = findRangeError(times);
  if (fault) throw invalidField('times', fault);
  return [...times].sort((a, b) => a.start.localeCompare(b.start));
};

/** The pro's usual week, or one day of it (Monday 0). */
export const listWeeklyHours = (actor: Actor, { day }: { day?: number }, { db }: AppServices): Promise<WeeklyRange[]> =>
  readWeekly(db, actor.id, day);

/** Replaces one day of the usual week; no times at all clears it (D2). Answers that day. */
export async function saveDay(
  actor: Actor,
  { day, times }: { day: number; times: TimeRange[] },
  { db, now }: AppServices,
): Promise<WeeklyRange[]> {
  const ranges = checked(times).map((range) => ({ id: uuid(), ...range }));
  const at = now();
  const dates = listDatesOn(actor, [day], at);
  await changeHours(actor, { db }, { dates, now: at }, (tx) => replaceDay(tx, actor.id, day, ranges));
  return readWeekly(db, actor.id, day);
}

/** The dates of these weekdays, as far ahead as anybody may book. */
function listDatesOn({ timezone }: Actor, days: readonly number[], at: Date): string[] {
  const today = findToday(timezone, at);
  return listDates({ start: today, end: addMonths(today, DIARY_MONTHS.max) }).filter((date) =>
    days.includes(dayOfWeek(date)),
  );
}

const listDates = ({ start, end }: { start: string; end: string }): string[] => {
  const dates: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/** Makes a change to the hours of these dates; what it opens is offered to players who wait for a time, what it closes is held no longer (D20). */
async function changeHours(
  { id: pro_id }: Actor,
  { db }: Pick<AppServices, 'db'>,
  { dates, now }: { dates: string[]; now: Date },
  change: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockDiary(tx, pro_id);
    const days = { pro_id, from: dates[0]!, to: dates.at(-1)! };
    const before = await loadSchedule(tx, days, now);
    await change(tx);
    const after = await loadSchedule(tx, days, now);
    await closeHoldsOutside(tx, after, days, now);
    const opened = dates.filter(
      (date) => before.window.player.lastDate === null || date <= before.window.player.lastDate,
    );
    await openSpans(tx, { pro_id, freed_by: null, spans: openedHours(before.facts, after.facts, opened), now });
  });
}

/**
 * Opens the week that most coaches begin with, for one who has no hours yet; whoever has some keeps them as they are. Two devices at
 * once: the second waits for the diary, and finds them.
 */
export async function openFirstWeek(actor: Actor, { db, now }: AppServices): Promise<WeeklyRange[]> {
  const at = now();
  const { days, start, end } = FIRST_WEEK;
  await changeHours(actor, { db }, { dates: listDatesOn(actor, days, at), now: at }, async (tx) => {
    const kept = await readWeekly(tx, actor.id);
    if (kept.length > 0) return;
    for (const day of days) await replaceDay(tx, actor.id, day, [{ id: uuid(), start, end }]);
  });
  return readWeekly(db, actor.id);
}

/** The hours in force over a span of dates (D3). */
export async function effectiveHours(
  actor: Actor,
  span: { start: string; end: string },
  { db, now }: AppServices,
): Promise<DatedRange[]> {
  const { facts } = await loadSchedule(db, { pro_id: actor.id, from: span.start, to: span.end }, now());
  return datedHours(facts, span);
}

/** Other hours for a span of dates; without `times` nothing changes and the answer tells what is in force (D3). */
export async function saveDates(
  actor: Actor,
  { times, ...span }: { start: string; end: string; times?: TimeRange[] },
  services: AppServices,
): Promise<DatedRange[]> {
  if (times) {
    const ranges = checked(times);
    const change = { dates: listDates(span), now: services.now() };
    await changeHours(actor, services, change, (tx) => replaceDates(tx, actor.id, { ...span, times: ranges }));
  }
  return effectiveHours(actor, span, services);
}

/** Back to the usual week over a span of dates. */
export async function clearDates(
  actor: Actor,
  span: { start: string; end: string },
  services: AppServices,
): Promise<DatedRange[]> {
  const change = { dates: listDates(span), now: services.now() };
  await changeHours(actor, services, change, (tx) => removeDates(tx, actor.id, span));
  return effectiveHours(actor, span, services);
}

/** How many months ahead players may book (1 to 12). */
export async function saveMonths(
  actor: Actor,
  input: { diary_availability_months: number },
  { db }: AppServices,
): Promise<{ diary_availability_months: number }> {
  await inTransaction(db, (tx) => writeMonths(tx, actor.id, input.diary_availability_months));
  return input;
}
