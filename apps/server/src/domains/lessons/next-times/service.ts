import { HABIT_DAYS } from '@fairway/contracts/constants';
import type { NextTimes, NextTimesQuery } from '@fairway/contracts/lessons/next-times';
import { addDays, toDate } from '@fairway/time/calendar';
import { formatTime, toZoned } from '@fairway/time/zoned-time';
import { DAY_MS } from '@fairway/time/units';
import type { Actor, AppServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import { notFound } from '#core/app-error.ts';
import { defaultDuration } from '#domains/lessons/booking/rules.ts';
import { roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { factsFor, loadSchedule } from '#domains/schedule/slots/service.ts';
import { readHabits } from './repository.ts';
import { dateOfSameTime, findSameTime, HORIZON_DAYS, listNextTimes } from './rules.ts';

/**
 * The times that a booking form proposes (D24). A pro who names neither a player nor a lesson is proposed none like an earlier one:
 * whose habit it would be is not known.
 */
export async function nextTimes(actor: Actor, asked: NextTimesQuery, { db, now }: AppServices): Promise<NextTimes> {
  const pro_id = requirePro(actor);
  const player_id = actor.type === 'player' ? actor.id : (asked.player_id ?? null);
  const like = asked.like ?? null;
  const at = now();
  const today = toDate(at.getTime());
  const [habits, diary] = await Promise.all([
    readHabits(db, { pro_id, player_id, like, since: new Date(at.getTime() - HABIT_DAYS * DAY_MS) }),
    // A day of leeway: the pro's date may be another than that of UTC.
    loadSchedule(db, { pro_id, from: addDays(today, -1), to: addDays(today, HORIZON_DAYS + 1) }, at),
  ]);
  if (!habits || (like && !habits.lesson)) throw notFound();
  const usual =
    actor.type === 'player'
      ? defaultDuration(habits, habits.own_duration)
      : (habits.own_duration ?? habits.preffered_lesson_duration);
  const duration = asked.duration ?? (like ? habits.lesson?.duration : null) ?? usual;
  if (!diary.subscribed) return { duration, same_time: null, times: [] };

  const facts = factsFor(actor, diary);
  const window = diary.window[roleInLesson(actor)];
  const from = toZoned(facts.zone, window.from).date;
  const times = listNextTimes(facts, { from, days: HORIZON_DAYS, duration }, window);
  const known = like || player_id ? habits.lesson : null;
  if (!known) return { duration, same_time: null, times };

  const { date, minute } = toZoned(facts.zone, new Date(known.starts_at).getTime());
  const again = { date, start: formatTime(minute) };
  const then = { zone: facts.zone, today: toZoned(facts.zone, at.getTime()).date, window };
  const wanted = { ...again, date: dateOfSameTime(again, then), duration };
  // A lesson far ahead has its week after beyond what was read.
  const isFar = wanted.date > addDays(from, HORIZON_DAYS - 1);
  const its = isFar ? await loadSchedule(db, { pro_id, from: wanted.date, to: wanted.date }, at) : diary;
  return { duration, same_time: findSameTime(factsFor(actor, its), wanted, window), times };
}
