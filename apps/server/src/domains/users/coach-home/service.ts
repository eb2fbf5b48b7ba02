import type { CoachHome } from '@fairway/contracts/lessons/coach-home';
import { findToday } from '@fairway/time/today';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { listFreedSlots } from '#domains/lessons/freed-slots/service.ts';
import { findDueSince, isRecordDue } from '#domains/lessons/history/service.ts';
import { LONGEST_LESSON_MS } from '#domains/lessons/lesson/rules.ts';
import { everyLessonBetween, findAdjacentLessons } from '#domains/lessons/lesson/service.ts';
import { dismissSteps, prepareHomeFacts } from './repository.ts';
import { homeView } from './view.ts';

const readHomeFacts = prepareHomeFacts(isRecordDue);

/**
 * All that a coach's home opens with, in one answer: the lesson on now, the next one (D14), the live lessons of today (D15), freed
 * times (D16), what waits for the coach (U9) and, for a new one, the first steps (U10).
 */
export async function getCoachHome(actor: Actor, services: AppServices): Promise<CoachHome> {
  const { db } = services;
  const now = services.now();
  const today = findToday(actor.timezone, now);
  const [around, todays, freed, facts] = await Promise.all([
    findAdjacentLessons(actor, db, now),
    everyLessonBetween(actor, { start: today, end: today }, services),
    listFreedSlots(actor, services),
    readHomeFacts(db, {
      pro_id: actor.id,
      now,
      records_since: findDueSince(now),
      current_since: new Date(now.getTime() - LONGEST_LESSON_MS),
    }),
  ]);
  if (!facts) throw new AppError('unauthenticated');
  return homeView({ ...around, todays, freed }, facts);
}

/** Puts the first steps away for good, on all devices (U10). */
export async function dismissFirstSteps(actor: Actor, { db, now }: AppServices): Promise<{ ok: true }> {
  await dismissSteps(db, actor.id, now());
  return { ok: true };
}
