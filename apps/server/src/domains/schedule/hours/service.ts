import type { DatedRange, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import type { TimeRange } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { findRangeError } from './rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { readWeekly, removeDates, replaceDates, replaceDay, writeMonths } from './repository.ts';
import { datedHours } from '#domains/schedule/slots/view.ts';

const checked = (times: TimeRange[]): TimeRange[] => {
  const fault = findRangeError(times);
  if (fault) throw invalidField('times', fault);
  return [...times].sort((a, b) => a.start.localeCompare(b.start));
};

/** The pro's usual week, or one day of it (Monday 0). */
export const weekly = (actor: Actor, { day }: { day?: number }, { db }: AppServices): Promise<WeeklyRange[]> =>
  readWeekly(db, actor.id, day);

/** Replaces one day of the usual week; no times at all clears it (D2). Answers that day. */
export async function saveDay(
  actor: Actor,
  { day, times }: { day: number; times: TimeRange[] },
  { db }: AppServices,
): Promise<WeeklyRange[]> {
  const ranges = checked(times).map((range) => ({ id: uuid(), ...range }));
  await inTransaction(db, async (tx) => {
    await lockDiary(tx, actor.id);
    await replaceDay(tx, actor.id, day, ranges);
  });
  return readWeekly(db, actor.id, day);
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
    await inTransaction(services.db, async (tx) => {
      await lockDiary(tx, actor.id);
      await replaceDates(tx, actor.id, { ...span, times: ranges });
    });
  }
  return effectiveHours(actor, span, services);
}

/** Back to the usual week over a span of dates. */
export async function clearDates(
  actor: Actor,
  span: { start: string; end: string },
  services: AppServices,
): Promise<DatedRange[]> {
  await inTransaction(services.db, async (tx) => {
    await lockDiary(tx, actor.id);
    await removeDates(tx, actor.id, span);
  });
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
