import type { z } from 'zod';
import type { changed, ChangeIn } from '@fairway/contracts/lessons';
import { creditsFor } from '@fairway/contracts/constants';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalid, invalidField, notFound } from '../../../trpc/errors.ts';
import { creditMap, returnCredits, spendCredits } from '../../credits/service.ts';
import { endOfWall, timeOf, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { diaryOf } from '../../diary/service.ts';
import { note } from '../../notifications/service.ts';
import { scopeOf, sideOf } from '../access.ts';
import { decideTime, instantsOf, TIME_TAKEN, type Wish } from '../rules/booking.ts';
import { changeRefusal, isLate } from '../rules/permissions.ts';
import { readBooking } from '../store/booking.ts';
import { findProOf, lockLesson, updateLesson, type LockedLesson } from '../store/write.ts';
import { venueOf } from './book.ts';
import { comingLessons, lessonById, neighbours } from './reading.ts';

/** Moves a lesson or changes its length, venue or note; the difference in credits goes with it (D12). */
export async function changeLesson(actor: Actor, input: ChangeIn, deps: Deps): Promise<z.output<typeof changed>> {
  const scope = scopeOf(actor);
  const now = deps.now();
  // The answer is read within: once the change is kept, nothing can turn the answer into a refusal.
  return inTransaction(deps.db, async (tx) => {
    const pro_id = await findProOf(tx, scope, input.id);
    if (!pro_id) throw notFound();
    // Two moves in one diary take turns: each update waits for the other's exclusion check otherwise, and they deadlock.
    await lockDiary(tx, pro_id);
    const lesson = await lockLesson(tx, scope, input.id);
    if (!lesson) throw notFound();
    await applyChange(tx, actor, lesson, input, now);
    return {
      credits: lesson.player_id ? await creditMap(tx, { player_id: lesson.player_id, pro_id }, now) : {},
      lessons: await comingLessons(actor, tx, now),
      lesson: await lessonById(actor, input.id, { db: tx, now: () => now }),
      next_lesson: (await neighbours(actor, tx, now)).next,
    };
  });
}

async function applyChange(tx: Tx, actor: Actor, lesson: LockedLesson, input: ChangeIn, now: Date): Promise<void> {
  const refusal = changeRefusal(
    { starts_at: lesson.starts_at.getTime(), cancelled: lesson.cancelled_at !== null },
    sideOf(actor),
    now.getTime(),
  );
  if (refusal) throw invalidField('time', refusal);
  const wish = wishOf(lesson, input);
  const time = await timeFor(tx, actor, lesson, wish, input.outside_availability === true, now);
  const credits = lesson.payment_type === 'credits' ? creditsFor(wish.duration) : 0;
  const moved =
    time.starts_at.getTime() !== lesson.starts_at.getTime() || time.ends_at.getTime() !== lesson.ends_at.getTime();
  const venue = await venueFor(tx, actor, lesson, input);
  const fits = await updateLesson(tx, lesson.id, {
    ...time,
    ...venue,
    duration: wish.duration,
    credits,
    note: input.note === undefined ? lesson.note : input.note || null,
    updated_at: now,
    ...(moved && isLate(time.starts_at.getTime(), now.getTime()) ? { reminded_for: time.starts_at } : {}),
  });
  if (!fits) throw invalidField('time', TIME_TAKEN);
  await settleDifference(tx, actor, lesson, credits - lesson.credits, now);
  if (moved)
    await note(tx, {
      topic: 'lesson.moved',
      payload: { lesson_id: lesson.id, actor_id: actor.id, from: lesson.starts_at.toISOString() },
    });
}

/** The time asked for; what is left out stays as it is on the pro's clock. */
function wishOf(lesson: LockedLesson, input: ChangeIn): Wish {
  const zone = zoneOr(lesson.timezone);
  const start = wallAt(zone, lesson.starts_at.getTime());
  const duration = input.duration ?? lesson.duration;
  const date = input.date ?? start.date;
  if (input.time) return { date, time: input.time, duration };
  const begin = timeOf(start.minute);
  return { date, duration, time: [{ start: begin, end: endOfWall(zone, date, start.minute, duration) }] };
}

async function timeFor(tx: Tx, actor: Actor, lesson: LockedLesson, wish: Wish, outside: boolean, now: Date) {
  const diary = await diaryOf(
    tx,
    { pro_id: lesson.pro_id, from: wish.date, to: wish.date, except: lesson.id, mover: actor.id },
    now,
  );
  const asked = wallAt(diary.facts.zone, lesson.starts_at.getTime());
  const stays =
    wish.date === asked.date && wish.duration === lesson.duration && wish.time[0]!.start === timeOf(asked.minute);
  // A lesson that keeps its time needs no free slot: its hours may have changed since.
  if (stays && 'starts_at' in instantsOf(wish, diary.facts.zone))
    return { starts_at: lesson.starts_at, ends_at: lesson.ends_at };
  const time = decideTime(wish, diary.facts, diary.window[sideOf(actor)], { outside: outside && actor.type === 'pro' });
  if ('errors' in time) throw invalid(time.errors);
  return time;
}

async function venueFor(tx: Tx, actor: Actor, lesson: LockedLesson, { venue }: ChangeIn) {
  if (!venue || venue === lesson.club_id) return { club_id: lesson.club_id, venue: lesson.venue };
  const { clubs } = await readBooking(tx, { pro_id: lesson.pro_id, player_id: null });
  const club = venueOf(actor, venue, clubs);
  return { club_id: club?.id ?? null, venue: club?.name ?? null };
}

async function settleDifference(
  tx: Tx,
  actor: Actor,
  lesson: LockedLesson,
  difference: number,
  now: Date,
): Promise<void> {
  if (difference === 0 || !lesson.player_id) return;
  const holder = { player_id: lesson.player_id, pro_id: lesson.pro_id };
  const movement = { lesson_id: lesson.id, actor_id: actor.id, now };
  if (difference > 0) await spendCredits(tx, holder, difference, movement);
  else await returnCredits(tx, holder, -difference, zoneOr(lesson.timezone), movement);
}
