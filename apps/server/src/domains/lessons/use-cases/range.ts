import type { DayCounts } from '@fairway/contracts/diary';
import type { ProHome } from '@fairway/contracts/lessons';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { addDays, startOfDay, wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { scopeOf } from '../access.ts';
import { readDayCounts } from '../store/history.ts';
import { everyLessonBetween, neighbours } from './reading.ts';

/** How many live lessons each date of a span has on the pro's calendar, in one count. */
export async function dayCountsOf(
  actor: Actor,
  { start, end }: { start: string; end: string },
  { db }: Deps,
): Promise<DayCounts> {
  const zone = zoneOr(actor.timezone);
  const dates: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  const bounds = [...dates, addDays(end, 1)].map((date) => new Date(startOfDay(zone, date)).toISOString());
  const rows = await readDayCounts(db, scopeOf(actor), bounds);
  return Object.fromEntries(rows.map(({ day, lessons }) => [dates[day - 1] ?? '', lessons]));
}

/** What a pro's home opens with: the lesson on now, the next one (D14), and the live lessons of today (D15). */
export async function proHomeOf(actor: Actor, deps: Deps): Promise<ProHome> {
  const now = deps.now();
  const today = wallAt(zoneOr(actor.timezone), now.getTime()).date;
  const [{ current, next }, todays] = await Promise.all([
    neighbours(actor, deps.db, now),
    everyLessonBetween(actor, { start: today, end: today }, deps),
  ]);
  return { current_lesson: current, next_lesson: next, todays };
}
