import type { DatedRange, WeeklyRange } from '@fairway/contracts/diary';
import type { TimeRange } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { faultOf } from '../rules/ranges.ts';
import { diaryOf } from '../service.ts';
import { readWeekly, removeDates, replaceDates, replaceDay, writeMonths } from '../store.ts';
import { datedHours } from '../view.ts';

const checked = (times: TimeRange[]): TimeRange[] => {
  const fault = faultOf(times);
  if (fault) throw invalidField('times', fault);
  return [...times].sort((a, b) => a.start.localeCompare(b.start));
};

/** The pro's usual week, or one day of it (Monday 0). */
export const weekly = (actor: Actor, { day }: { day?: number }, { db }: Deps): Promise<WeeklyRange[]> =>
  readWeekly(db, actor.id, day);

/** Replaces one day of the usual week; no times at all clears it (D2). Answers that day. */
export async function saveDay(
  actor: Actor,
  { day, times }: { day: number; times: TimeRange[] },
  { db }: Deps,
): Promise<WeeklyRange[]> {
  const ranges = checked(times).map((range) => ({ id: uuid(), ...range }));
  await inTransaction(db, async (tx) => {
    await lockDiary(tx, actor.id);
    await replaceDay(tx, actor.id, day, ranges);
  });
  return readWeekly(db, actor.id, day);
}

/** The hours in force over a span of dates (D3). */
export async function hoursInForce(
  actor: Actor,
  span: { start: string; end: string },
  { db, now }: Deps,
): Promise<DatedRange[]> {
  const { facts } = await diaryOf(db, { pro_id: actor.id, from: span.start, to: span.end }, now());
  return datedHours(facts, span);
}

/** Other hours for a span of dates; without `times` nothing changes and the answer tells what is in force (D3). */
export async function saveDates(
  actor: Actor,
  { times, ...span }: { start: string; end: string; times?: TimeRange[] },
  deps: Deps,
): Promise<DatedRange[]> {
  if (times) {
    const ranges = checked(times);
    await inTransaction(deps.db, async (tx) => {
      await lockDiary(tx, actor.id);
      await replaceDates(tx, actor.id, { ...span, times: ranges });
    });
  }
  return hoursInForce(actor, span, deps);
}

/** Back to the usual week over a span of dates. */
export async function clearDates(
  actor: Actor,
  span: { start: string; end: string },
  deps: Deps,
): Promise<DatedRange[]> {
  await inTransaction(deps.db, async (tx) => {
    await lockDiary(tx, actor.id);
    await removeDates(tx, actor.id, span);
  });
  return hoursInForce(actor, span, deps);
}

/** How many months ahead players may book (1 to 12). */
export async function saveMonths(
  actor: Actor,
  input: { diary_availability_months: number },
  { db }: Deps,
): Promise<{ diary_availability_months: number }> {
  await inTransaction(db, (tx) => writeMonths(tx, actor.id, input.diary_availability_months));
  return input;
}
