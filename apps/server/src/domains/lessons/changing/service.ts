import { CREDIT_MESSAGES } from '@fairway/contracts/messages/credits';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { z } from 'zod';
import type { changed, ChangeIn, ChangePreview, cancelled } from '@fairway/contracts/lessons/lessons';
import { creditsFor } from '@fairway/contracts/constants';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import type { Actor, AppServices } from '#app/context.ts';
import { invalid, invalidField, notFound } from '#core/app-error.ts';
import { creditMap } from '#domains/credits/ledger/service.ts';
import { factsFor, loadSchedule } from '#domains/schedule/slots/service.ts';
import { openTimes, takeHeldTimes } from '#domains/schedule/waiting-list/service.ts';
import { publishEvent, publishEvents } from '#core/publish-event.ts';
import { lessonScope, roleInLesson, changeRefusal, isLate, cancelRefusal } from '#domains/lessons/lesson/rules.ts';
import { applyCreditChanges, cancelAll, toCancelledEvents } from '#domains/lessons/batch/service.ts';
import { changeNote, evaluateTime, type Decision, type RequestedTime } from '#domains/lessons/booking/rules.ts';
import { readBooking } from '#domains/lessons/booking/repository.ts';
import { updateLesson, type LockedLesson } from '#domains/lessons/batch/repository.ts';
import { findChangeable, findLessonPro, lockLesson } from './repository.ts';
import { resolveVenue } from '#domains/lessons/booking/service.ts';
import {
  comingLessons,
  lessonById,
  findAdjacentLessons,
  findAdjacentLessonsIn,
} from '#domains/lessons/lesson/service.ts';
import { lockGroupAround } from '#domains/lessons/group-places/repository.ts';
import { offerPlaces } from '#domains/lessons/group-places/service.ts';
import { refundRefilled } from '#domains/lessons/refill-refund/service.ts';
import { describeMove, keepsTime, toRequestedTime } from './rules.ts';
import { insertFreedSlot } from '#domains/lessons/freed-slots/repository.ts';

/** Moves a lesson or changes its length, venue or note; the difference in credits goes with it (D12). */
export async function changeLesson(
  actor: Actor,
  input: ChangeIn,
  services: AppServices,
): Promise<z.output<typeof changed>> {
  const scope = lessonScope(actor);
  const now = services.now();
  // The answer is read within: once the change is kept, nothing can turn the answer into a refusal.
  return inTransaction(services.db, async (tx) => {
    const pro_id = await findLessonPro(tx, scope, input.id);
    if (!pro_id) return refuseOther(tx, actor, { id: input.id, why: 'change_refusal', now });
    // Two moves in one diary take turns: each update waits for the other's exclusion check otherwise, and they deadlock.
    await lockDiary(tx, pro_id);
    const lesson = await lockLesson(tx, scope, input.id);
    if (!lesson) throw notFound();
    await applyChange(tx, actor, lesson, input, now);
    return {
      credits: lesson.player_id ? await creditMap(tx, { player_id: lesson.player_id, pro_id }, now) : {},
      lessons: await comingLessons(actor, tx, now),
      lesson: await lessonById(actor, input.id, { db: tx, now: () => now }),
      next_lesson: (await findAdjacentLessons(actor, tx, now)).next,
    };
  });
}

/**
 * A lesson of one's own that is neither moved nor cancelled here, one by video or a group lesson, says why (D12); what is nobody's here is
 * not there.
 */
async function refuseOther(
  tx: Tx,
  actor: Actor,
  { id, why, now }: { id: string; why: 'change_refusal' | 'cancel_refusal'; now: Date },
): Promise<never> {
  const { can } = await lessonById(actor, id, { db: tx, now: () => now });
  throw can[why] === null ? notFound() : invalidField('time', can[why]);
}

/**
 * What a change of time or length would bring, by the rules that decide the change itself; nothing is kept, and a change made
 * meanwhile by somebody else is found when it is.
 */
export async function previewChange(actor: Actor, input: ChangeIn, { db, now }: AppServices): Promise<ChangePreview> {
  const at = now();
  const lesson = await findChangeable(db, lessonScope(actor), input.id);
  if (!lesson) throw notFound();
  const requested = toRequestedTime(lesson, input);
  const credits = lesson.payment_type === 'credits' ? creditsFor(requested.duration) - lesson.credits : 0;
  const state = { starts_at: lesson.starts_at.getTime(), cancelled: lesson.cancelled_at !== null, type: lesson.type };
  const closed = changeRefusal(state, roleInLesson(actor), at.getTime());
  if (closed) return { refusal: closed, warning: null, credits };
  const diary = await loadDiaryFor(db, actor, lesson, requested, at);
  const window = diary.window[roleInLesson(actor)];
  const evaluate = (outside: boolean) => evaluateTime(requested, factsFor(actor, diary), window, { outside });
  const warning = findTimeFault(evaluate(false));
  if (warning === null || keepsTime(lesson, requested))
    return { refusal: await findCreditFault(db, lesson, credits, at), warning: null, credits };
  const refusal = actor.type === 'pro' ? findTimeFault(evaluate(true)) : warning;
  return { refusal: refusal ?? (await findCreditFault(db, lesson, credits, at)), warning, credits };
}

const findTimeFault = (decision: Decision): string | null =>
  'errors' in decision ? (decision.errors['time']?.[0] ?? LESSON_MESSAGES.outsideHours) : null;

/** Whether the player has too few credits for a longer lesson. */
async function findCreditFault(db: DbOrTx, lesson: LockedLesson, credits: number, now: Date): Promise<string | null> {
  if (credits <= 0 || !lesson.player_id) return null;
  const held = await creditMap(db, { player_id: lesson.player_id, pro_id: lesson.pro_id }, now);
  return Object.values(held).flat().length < credits ? CREDIT_MESSAGES.notEnough : null;
}

async function applyChange(tx: Tx, actor: Actor, lesson: LockedLesson, input: ChangeIn, now: Date): Promise<void> {
  const refusal = changeRefusal(
    { starts_at: lesson.starts_at.getTime(), cancelled: lesson.cancelled_at !== null, type: lesson.type },
    roleInLesson(actor),
    now.getTime(),
  );
  if (refusal) throw invalidField('time', refusal);
  const requested = toRequestedTime(lesson, input);
  const time = await timeFor(tx, actor, lesson, requested, input.outside_availability === true, now);
  const credits = lesson.payment_type === 'credits' ? creditsFor(requested.duration) : 0;
  const venue = await findVenue(tx, actor, lesson, input.venue);
  const move = describeMove(lesson, { ...time, ...venue });
  const moved = !move.keeps_time;
  const fits = await updateLesson(tx, lesson.id, {
    ...time,
    ...venue,
    duration: requested.duration,
    credits,
    ...changeNote(actor.type, lesson.note, input.note),
    updated_at: now,
    ...(moved && isLate(time.starts_at.getTime(), now.getTime()) ? { reminded_for: time.starts_at } : {}),
  });
  if (!fits) throw invalidField('time', LESSON_MESSAGES.timeTaken);
  await applyCreditChanges(tx, actor, [{ lesson, credits: lesson.credits - credits }], now);
  await publishEvent(tx, {
    topic: 'lesson.moved',
    payload: { lesson_id: lesson.id, actor_id: actor.id, ...move },
  });
  if (!moved) return;
  await refundRefilled(tx, { pro_id: lesson.pro_id, lesson_ids: [lesson.id], now });
  await openTimes(tx, { pro_id: lesson.pro_id, freed_by: findFreer(actor), times: [lesson], now });
}

/** The diary around the time asked for, without the lesson itself. */
const loadDiaryFor = (db: DbOrTx, actor: Actor, lesson: LockedLesson, { date }: RequestedTime, now: Date) =>
  loadSchedule(
    db,
    { pro_id: lesson.pro_id, from: date, to: date, excludeLessonId: lesson.id, requestedBy: actor.id },
    now,
  );

async function timeFor(
  tx: Tx,
  actor: Actor,
  lesson: LockedLesson,
  requested: RequestedTime,
  outside: boolean,
  now: Date,
) {
  const diary = await loadDiaryFor(tx, actor, lesson, requested, now);
  if (keepsTime(lesson, requested)) return { starts_at: lesson.starts_at, ends_at: lesson.ends_at };
  const time = evaluateTime(requested, factsFor(actor, diary), diary.window[roleInLesson(actor)], {
    outside: outside && actor.type === 'pro',
  });
  if ('errors' in time) throw invalid(time.errors);
  await takeHeldTimes(tx, actor, { held: diary.held, lesson: time, now });
  return time;
}

/**
 * The venue asked for; the one there is where none is. Asked for again by the coach it is called as it is called now, by a player it stays as
 * it was when they booked.
 */
export async function findVenue(
  tx: Tx,
  actor: Actor,
  current: Pick<LockedLesson, 'pro_id' | 'club_id' | 'venue'>,
  asked: string | null | undefined,
): Promise<Pick<LockedLesson, 'club_id' | 'venue'>> {
  const present = { club_id: current.club_id, venue: current.venue };
  const isPresent = asked === current.club_id;
  if (!asked || (isPresent && actor.type === 'player')) return present;
  const { clubs } = await readBooking(tx, { pro_id: current.pro_id, player_id: null });
  if (isPresent && !clubs.some(({ id }) => id === asked)) return present;
  const club = resolveVenue(actor, asked, clubs);
  return { club_id: club?.id ?? null, venue: club?.name ?? null };
}

/**
 * Cancels a lesson: credits return or are forfeited as the notice says, and the others are told (D13). Cancelling again
 * answers the same and does nothing. `refund` is the pro's to grant.
 */
export async function cancelLesson(
  actor: Actor,
  { id, refund }: { id: string; refund?: boolean },
  services: AppServices,
): Promise<z.output<typeof cancelled>> {
  const now = services.now();
  // The answer is read within: once the cancellation is kept, nothing can turn the answer into a refusal.
  return inTransaction(services.db, async (tx) => {
    await lockGroupAround(tx, id);
    const found = await lockLesson(tx, lessonScope(actor), id);
    if (!found) return refuseOther(tx, actor, { id, why: 'cancel_refusal', now });
    if (!found.cancelled_at) await applyCancel(tx, actor, found, refund === true && actor.type === 'pro', now);
    const holder = found.player_id ? { player_id: found.player_id, pro_id: found.pro_id } : null;
    return {
      ...(await nextLessons(tx, actor, found, now)),
      credits: holder ? await creditMap(tx, holder, now) : {},
    };
  });
}

async function applyCancel(tx: Tx, actor: Actor, lesson: LockedLesson, refund: boolean, now: Date): Promise<void> {
  const refusal = cancelRefusal(
    { starts_at: lesson.starts_at.getTime(), cancelled: false, type: lesson.type },
    now.getTime(),
  );
  if (refusal) throw invalidField('time', refusal);
  const changes = await cancelAll(tx, [lesson], refund, now);
  await releaseTime(tx, actor, lesson, now);
  await publishEvents(tx, toCancelledEvents(actor, changes));
  await applyCreditChanges(tx, actor, changes, now);
}

/** Who is not offered the time that is left: a player who gave it up. Whom the coach moves or cancels keeps their turn in the line (D20). */
const findFreer = (actor: Actor): string | null => (actor.type === 'player' ? actor.id : null);

/** What a cancelled lesson leaves: its time, or one place of a group lesson, which takes its coach's time all the same (D21). */
async function releaseTime(tx: Tx, actor: Actor, lesson: LockedLesson, now: Date): Promise<void> {
  if (lesson.group_lesson_id) return offerPlaces(tx, { id: lesson.group_lesson_id, pro_id: lesson.pro_id }, now);
  if (actor.type === 'player') await insertFreedSlot(tx, lesson, now);
  await openTimes(tx, { pro_id: lesson.pro_id, freed_by: findFreer(actor), times: [lesson], now });
}

/** The next lesson of each side: a player does not see their pro's diary. */
async function nextLessons(tx: Tx, actor: Actor, { pro_id, player_id }: LockedLesson, now: Date) {
  const side = roleInLesson(actor);
  const player = player_id ? await findAdjacentLessonsIn({ player_id }, side, tx, now) : null;
  const pro = side === 'pro' ? await findAdjacentLessonsIn({ pro_id }, side, tx, now) : null;
  return { player_next_lesson: player?.next ?? null, pro_next_lesson: pro?.next ?? null };
}
