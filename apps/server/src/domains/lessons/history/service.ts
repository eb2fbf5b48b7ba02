import { HISTORY_PAGE, LIST_LIMIT, RECORD_DUE_DAYS } from '@fairway/contracts/constants';
import type { History, HistoryIn, Lesson, PlayerLessonsQuery } from '@fairway/contracts/lessons/lessons';
import type { PersonName } from '@fairway/contracts/primitives';
import type { Actor, AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { cutPage, parseKeyset } from '#core/keyset.ts';
import { lessonScope, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { toStartCursor } from '#domains/lessons/lesson/view.ts';
import {
  readHistory,
  readPage,
  findOwnPlayer,
  type HistoryFilter,
  type HistoryScope,
  readDayCounts,
} from './repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import type { DayCounts } from '@fairway/contracts/schedule/schedule';
import { DAY_MS } from '@fairway/time/units';
import { addDays } from '@fairway/time/calendar';
import { startOfDay, resolveZone } from '@fairway/time/zoned-time';

export { isRecordDue } from '#domains/lessons/lesson/repository.ts';

/** The player's name as a pro may know it; 404 for anybody who is not theirs, and for a player who asks for another (V4). */
export async function requireKnownPlayer(
  actor: Actor,
  player_id: string,
  { db }: Pick<AppServices, 'db'>,
): Promise<PersonName | null> {
  if (actor.type === 'pro') {
    const player = await findOwnPlayer(db, { pro_id: actor.id, player_id });
    if (!player) throw notFound();
    return player;
  }
  if (player_id !== actor.id) throw notFound();
  return null;
}

const scopeFor = (actor: Actor, player_id: string | undefined): HistoryScope => ({
  mine: lessonScope(actor),
  player_id: actor.type === 'pro' ? (player_id ?? null) : null,
});

/** When the earliest lesson began whose record counts as due (U9). */
export const findDueSince = (now: Date): Date => new Date(now.getTime() - RECORD_DUE_DAYS * DAY_MS);

/** What is due is a matter of the pro's alone. */
const choosePart = (actor: Actor, { cancelled, record_due }: HistoryIn) => {
  if (cancelled) return 'cancelled' as const;
  return record_due && actor.type === 'pro' ? ('record_due' as const) : ('over' as const);
};

/** The caller's lessons that are over, or those cancelled or without their record (U9), newest first, a page by keyset; a pro may ask for one player's. */
export async function listHistory(actor: Actor, input: HistoryIn, services: AppServices): Promise<History> {
  const now = services.now();
  const filter: HistoryFilter = {
    part: choosePart(actor, input),
    starred: input.starred === true,
    video: input.video === true,
    now,
    due_since: findDueSince(now),
  };
  const before = input.cursor ? parseKeyset(input.cursor) : null;
  const [player, rows] = await Promise.all([
    input.player_id === undefined ? null : requireKnownPlayer(actor, input.player_id, services),
    // One more than is shown tells whether there are others behind.
    readHistory(services.db, scopeFor(actor, input.player_id), filter, { before, limit: HISTORY_PAGE + 1 }),
  ]);
  const { page, next_cursor } = cutPage(rows, HISTORY_PAGE, toStartCursor);
  return {
    lessons: page.map((row) => lessonView(row, roleInLesson(actor), now)),
    next_cursor,
    player,
  };
}

const splitByTime = ({ history, upcoming }: PlayerLessonsQuery) => {
  if (history === upcoming || (!history && !upcoming)) return 'all' as const;
  return history ? ('past' as const) : ('coming' as const);
};

/** A player's lessons as their pro or they themself ask for them: a plain list, newest first, 200 a page. */
export async function listPlayerLessons(
  actor: Actor,
  input: PlayerLessonsQuery,
  services: AppServices,
): Promise<Lesson[]> {
  const now = services.now();
  const filter: HistoryFilter = {
    part: splitByTime(input),
    starred: input.starred === true,
    video: input.video === true,
    now,
    due_since: findDueSince(now),
  };
  const page = { limit: LIST_LIMIT, offset: (input.page - 1) * LIST_LIMIT };
  const [, rows] = await Promise.all([
    requireKnownPlayer(actor, input.id, services),
    readPage(services.db, scopeFor(actor, input.id), filter, page),
  ]);
  return rows.map((row) => lessonView(row, roleInLesson(actor), now));
}

/** How many live lessons each date of a span has on the pro's calendar, in one count. */
export async function countLessonsByDay(
  actor: Actor,
  { start, end }: { start: string; end: string },
  { db }: AppServices,
): Promise<DayCounts> {
  const zone = resolveZone(actor.timezone);
  const dates: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  const bounds = [...dates, addDays(end, 1)].map((date) => new Date(startOfDay(zone, date)).toISOString());
  const rows = await readDayCounts(db, lessonScope(actor), bounds);
  return Object.fromEntries(rows.map(({ day, lessons }) => [dates[day - 1] ?? '', lessons]));
}
