import type { FollowingChanged, FollowingMoveIn } from '@fairway/contracts/series';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { creditMap } from '../../credits/service.ts';
import { addDays, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { note } from '../../notifications/service.ts';
import { daysFrom, wishFor } from '../rules/series.ts';
import { changeRefusal } from '../rules/permissions.ts';
import { lockFollowing, readSeries } from '../store/bulk.ts';
import { findProOf, lockLesson, type LockedLesson } from '../store/write.ts';
import { cancelAll, eventsOf, moveAll, settleAll, type Change } from './bulk-apply.ts';
import { lessonById } from './reading.ts';

/** Moves a lesson of a series and those after it by as many days, to one time; all of them or none. Told once. */
export const moveFollowing = (actor: Actor, input: FollowingMoveIn, deps: Deps): Promise<FollowingChanged> =>
  changeFollowing(actor, input.id, deps, (tx, lessons, now) => {
    const zone = zoneOr(lessons[0]!.timezone);
    const dateOf = ({ starts_at }: LockedLesson) => wallAt(zone, starts_at.getTime()).date;
    const days = daysFrom(dateOf(lessons[0]!), input.date);
    const { start } = input.time[0]!;
    const moves = lessons.map((lesson, nth) => {
      const date = addDays(dateOf(lesson), days);
      const duration = input.duration ?? lesson.duration;
      const wish = nth === 0 ? { date, duration, time: input.time } : wishFor(zone, { date, start, duration });
      return { lesson, wish, outside: input.outside_availability === true };
    });
    return moveAll(tx, actor, moves, 'time', now);
  });

/** Cancels a lesson of a series and those after it, each by its own 24-hour rule unless the pro grants a `refund` (D13). Told once. */
export const cancelFollowing = (
  actor: Actor,
  { id, refund }: { id: string; refund?: boolean },
  deps: Deps,
): Promise<FollowingChanged> =>
  changeFollowing(actor, id, deps, (tx, lessons, now) => cancelAll(tx, lessons, refund === true, now));

async function changeFollowing(
  actor: Actor,
  id: string,
  deps: Deps,
  change: (tx: Tx, lessons: LockedLesson[], now: Date) => Promise<Change[]>,
): Promise<FollowingChanged> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const scope = { pro_id: actor.id };
    if (!(await findProOf(tx, scope, id))) throw notFound();
    await lockDiary(tx, actor.id);
    const lessons = await followingOf(tx, actor, id, now);
    const changes = await change(tx, lessons, now);
    await settleAll(tx, actor, changes, now);
    for (const event of eventsOf(actor, changes, { why: 'series', note: null })) await note(tx, event);
    const [{ player_id }] = lessons as [LockedLesson];
    const after = [];
    for (const lesson of lessons) after.push(await lessonById(actor, lesson.id, { db: tx, now: () => now }));
    return { lessons: after, credits: player_id ? await creditMap(tx, { player_id, pro_id: actor.id }, now) : {} };
  });
}

/** The lesson and those after it in its series, locked; 422 where it is of none, or cannot be changed any more. */
async function followingOf(tx: Tx, actor: Actor, id: string, now: Date): Promise<LockedLesson[]> {
  const series_id = await readSeries(tx, actor.id, id);
  if (!series_id) throw invalidField('time', 'This lesson is not one of a series.');
  const lesson = await lockLesson(tx, { pro_id: actor.id }, id);
  if (!lesson) throw notFound();
  const state = { starts_at: lesson.starts_at.getTime(), cancelled: lesson.cancelled_at !== null };
  const refusal = changeRefusal(state, 'pro', now.getTime());
  if (refusal) throw invalidField('time', refusal);
  return lockFollowing(tx, actor.id, { series_id, from: lesson.starts_at, now });
}
