import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { creditsFor } from '@fairway/contracts/constants';
import type { Event } from '@fairway/contracts/notifications/events';
import { formatDay } from '@fairway/time/phrases';
import type { Tx } from '@fairway/db/client';
import type { Actor } from '#app/context.ts';
import { invalid, invalidField } from '#core/app-error.ts';
import { returnCredits, spendCredits } from '#domains/credits/ledger/service.ts';
import { resolveZone } from '@fairway/time/zoned-time';
import type { Interval } from '#domains/schedule/slots/rules.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { evaluateTime, type RequestedTime } from '#domains/lessons/booking/rules.ts';
import { isLate } from '#domains/lessons/lesson/rules.ts';
import { markCancelled, parkLessons, unparkLesson, type LockedLesson } from './repository.ts';
import { cancellationOutcome } from './rules.ts';

type ChangesEvent = Extract<Event, { topic: 'lessons.changed' }>;
type ChangeNotice = ChangesEvent['payload']['changes'][number];

/** What became of one lesson, and the credits it still gives back (or takes, below zero). */
export interface Change {
  lesson: LockedLesson;
  told: ChangeNotice;
  credits: number;
}

export interface Move {
  lesson: LockedLesson;
  requested: RequestedTime;
  /** The pro confirms a time outside their hours (D4). */
  outside: boolean;
}

/**
 * Moves lessons, all of them or none: each goes where the one rule lets it (D5), beside the others in their new places.
 * Refused with the texts under `field`, each with its day. The caller holds the diary's lock and the lessons'.
 */
export async function moveAll(tx: Tx, actor: Actor, moves: Move[], field: string, now: Date): Promise<Change[]> {
  if (moves.length === 0) return [];
  await parkLessons(
    tx,
    moves.map(({ lesson }) => lesson.id),
    now,
  );
  const dates = moves.map(({ requested }) => requested.date).sort();
  const diary = await loadSchedule(tx, { pro_id: actor.id, from: dates[0]!, to: dates.at(-1)! }, now);
  const busy: Interval[] = [...diary.facts.busy];
  const faults: string[] = [];
  const placed: { move: Move; time: { starts_at: Date; ends_at: Date } }[] = [];
  for (const move of moves) {
    const time = evaluateTime(move.requested, { ...diary.facts, busy }, diary.window.pro, { outside: move.outside });
    if ('errors' in time) {
      faults.push(`${formatDay(move.requested.date)}: ${Object.values(time.errors).flat().join(' ')}`);
      continue;
    }
    placed.push({ move, time });
    busy.push({ start: time.starts_at.getTime(), end: time.ends_at.getTime() });
    busy.sort((a, b) => a.start - b.start);
  }
  if (faults.length) throw invalid({ [field]: faults });
  const changes: Change[] = [];
  for (const { move, time } of placed) changes.push(await rescheduleParked(tx, move, time, field, now));
  return changes;
}

async function rescheduleParked(
  tx: Tx,
  { lesson, requested }: Move,
  time: { starts_at: Date; ends_at: Date },
  field: string,
  now: Date,
): Promise<Change> {
  const credits = lesson.payment_type === 'credits' ? creditsFor(requested.duration) : 0;
  const fits = await unparkLesson(tx, lesson.id, {
    ...time,
    duration: requested.duration,
    credits,
    updated_at: now,
    ...(isLate(time.starts_at.getTime(), now.getTime()) ? { reminded_for: time.starts_at } : {}),
  });
  if (!fits) throw invalidField(field, `${formatDay(requested.date)}: ${LESSON_MESSAGES.timeTaken}`);
  const told: ChangeNotice = {
    lesson_id: lesson.id,
    what: 'moved',
    from: lesson.starts_at.toISOString(),
    credits_returned: 0,
    fee_due: false,
  };
  return { lesson, told, credits: lesson.credits - credits };
}

/** Cancels lessons, each by its own 24-hour rule unless the pro grants a `refund` (D13). The caller has locked them. */
export async function cancelAll(tx: Tx, lessons: LockedLesson[], refund: boolean, now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  for (const lesson of lessons) {
    const { credits_returned, ...fee } = cancellationOutcome(
      { ...lesson, starts_at: lesson.starts_at.getTime(), paid: lesson.paid_at !== null },
      now.getTime(),
      refund,
    );
    await markCancelled(tx, lesson.id, { cancelled_at: now, ...fee });
    changes.push({
      lesson,
      told: { lesson_id: lesson.id, what: 'cancelled', from: null, credits_returned, fee_due: fee.fee_due },
      credits: credits_returned,
    });
  }
  return changes;
}

/** What is told of each lesson cancelled by itself. */
export const toCancelledEvents = (actor: Actor, changes: Change[]): Event[] =>
  changes.map(({ told: { lesson_id, credits_returned, fee_due } }) => ({
    topic: 'lesson.cancelled',
    payload: { lesson_id, actor_id: actor.id, credits_returned, fee_due },
  }));

/**
 * Returns and takes the credits of changes. It comes last: whoever waits for a lesson of ours holds no credits that we wait
 * for, and so nobody deadlocks.
 */
export async function applyCreditChanges(
  tx: Tx,
  actor: Actor,
  changes: Pick<Change, 'lesson' | 'credits'>[],
  now: Date,
): Promise<void> {
  for (const { lesson, credits } of changes) {
    if (credits === 0 || !lesson.player_id) continue;
    const holder = { player_id: lesson.player_id, pro_id: lesson.pro_id };
    const movement = { lesson_id: lesson.id, actor_id: actor.id, now };
    if (credits < 0) await spendCredits(tx, holder, -credits, movement);
    else await returnCredits(tx, holder, credits, resolveZone(lesson.timezone), movement);
  }
}

/** One event for each player concerned, so that nobody is told twice of one act; guests are not told (D8). */
export function toChangeEvents(
  actor: Actor,
  changes: { lesson: Pick<LockedLesson, 'player_id'>; told: ChangeNotice }[],
  act: Pick<ChangesEvent['payload'], 'why' | 'note'>,
): ChangesEvent[] {
  const byPlayer = Map.groupBy(changes, ({ lesson }) => lesson.player_id);
  return [...byPlayer].flatMap(([player_id, own]) =>
    player_id === null
      ? []
      : [
          {
            topic: 'lessons.changed' as const,
            payload: { actor_id: actor.id, player_id, ...act, changes: own.map(({ told }) => told) },
          },
        ],
  );
}
