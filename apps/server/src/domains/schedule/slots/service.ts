import {
  findSchedule,
  type ScheduleJson,
  type ScheduleQuery,
  type ScheduleRow,
} from '#domains/schedule/hours/repository.ts';
import type { DbOrTx } from '@fairway/db/client';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { notFound } from '#core/app-error.ts';
import {
  playersWindow,
  prosWindow,
  withHeld,
  monthSlots,
  type BookingWindow,
  type HeldTime,
  type ScheduleFacts,
} from './rules.ts';
import { toHeldTimes, toSlotFacts } from './view.ts';
import type { Slots } from '@fairway/contracts/schedule/schedule';
import { datesOfMonth } from '@fairway/time/calendar';
import type { Actor, AppServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';

export {
  foundScheduleAsJson,
  scheduleAsJson,
  toScheduleSpan,
  toScheduleValues,
} from '#domains/schedule/hours/repository.ts';

/** A pro's diary over some dates, ready for the rules. */
export interface Schedule {
  facts: ScheduleFacts;
  /** What is held for players of the waiting list now (D20). */
  held: HeldTime[];
  subscribed: boolean;
  /** The window of players, and of the pro. */
  window: { player: BookingWindow; pro: BookingWindow };
}

/** Reads a pro's diary in one round trip; 404 when there is no such pro, or the lesson to leave out is not the caller's. */
export async function loadSchedule(db: DbOrTx, question: ScheduleQuery, now: Date): Promise<Schedule> {
  const row = await findSchedule(db, question);
  if (!row?.except_known) throw notFound();
  return diaryFrom(row, now);
}

/** The diary that a statement of another domain has read by `scheduleAsJson`; 404 when there is no such pro. */
export function toSchedule(json: ScheduleJson | null, now: Date): Schedule {
  if (!json) throw notFound();
  const subscribed_until = json.subscribed_until === null ? null : new Date(json.subscribed_until);
  return diaryFrom({ ...json, subscribed_until }, now);
}

function diaryFrom(row: ScheduleRow, now: Date): Schedule {
  const facts = toSlotFacts(row);
  return {
    facts,
    held: toHeldTimes(row, now.getTime()),
    subscribed: isSubscribed(row.subscribed_until, now),
    window: {
      player: playersWindow(now.getTime(), facts.zone, {
        notice_hours: row.booking_notice_hours,
        months: row.diary_availability_months,
      }),
      pro: prosWindow(now.getTime()),
    },
  };
}

/** The diary as somebody books in it: players find what is held for others taken, and the pro may book over it (D20). */
export const factsFor = (actor: Pick<Actor, 'id' | 'type'>, { facts, held }: Schedule): ScheduleFacts =>
  actor.type === 'player' ? withHeld(facts, held, actor.id) : facts;

/** The bookable starts of a month in the caller's pro's diary, by date (D4). `lesson` is the one being moved. */
export async function listMonthSlots(
  actor: Actor,
  { year, month, duration, lesson }: { year: number; month: number; duration: number; lesson?: string | null },
  { db, now }: AppServices,
): Promise<Slots> {
  const dates = datesOfMonth(year, month);
  const diary = await loadSchedule(
    db,
    { pro_id: requirePro(actor), from: dates[0]!, to: dates.at(-1)!, excludeLessonId: lesson, requestedBy: actor.id },
    now(),
  );
  // A lapsed pro takes no new bookings, but those there are may still be moved (A12).
  if (!diary.subscribed && !lesson) return {};
  return monthSlots(
    factsFor(actor, diary),
    { year, month, duration },
    actor.type === 'pro' ? diary.window.pro : diary.window.player,
  );
}
