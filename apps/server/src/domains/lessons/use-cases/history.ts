import { HISTORY_PAGE, LIST_LIMIT } from '@fairway/contracts/constants';
import type { History, HistoryIn, Lesson, PlayerLessonsQuery } from '@fairway/contracts/lessons';
import type { PersonName } from '@fairway/contracts/primitives';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { scopeOf, sideOf } from '../access.ts';
import type { LessonRow } from '../store/read.ts';
import { readHistory, readPage, readPlayerOf, type HistoryFilter, type HistoryScope } from '../store/history.ts';
import { lessonView } from '../view.ts';

/** The player's name as a pro may know it; 404 for anybody who is not theirs, and for a player who asks for another (V4). */
async function knownPlayer(actor: Actor, player_id: string, { db }: Deps): Promise<PersonName | null> {
  if (actor.type === 'pro') {
    const player = await readPlayerOf(db, { pro_id: actor.id, player_id });
    if (!player) throw notFound();
    return player;
  }
  if (player_id !== actor.id) throw notFound();
  return null;
}

const scopeFor = (actor: Actor, player_id: string | undefined): HistoryScope => ({
  mine: scopeOf(actor),
  player_id: actor.type === 'pro' ? (player_id ?? null) : null,
});

const cursorOf = ({ starts_at, id }: LessonRow) => `${starts_at}_${id}`;
const placeOf = (cursor: string) => ({ starts_at: cursor.slice(0, 24), id: cursor.slice(25) });

/** The caller's lessons that are over or cancelled, newest first, a page by keyset; a pro may ask for one player's (S2 §2). */
export async function historyOf(actor: Actor, input: HistoryIn, deps: Deps): Promise<History> {
  const now = deps.now();
  const filter: HistoryFilter = { part: 'past', starred: input.starred === true, video: input.video === true, now };
  const before = input.cursor ? placeOf(input.cursor) : null;
  const [player, rows] = await Promise.all([
    input.player_id === undefined ? null : knownPlayer(actor, input.player_id, deps),
    // One more than is shown tells whether there are others behind.
    readHistory(deps.db, scopeFor(actor, input.player_id), filter, { before, limit: HISTORY_PAGE + 1 }),
  ]);
  const shown = rows.slice(0, HISTORY_PAGE);
  const last = shown.at(-1);
  return {
    lessons: shown.map((row) => lessonView(row, sideOf(actor), now)),
    next_cursor: rows.length > HISTORY_PAGE && last ? cursorOf(last) : null,
    player,
  };
}

const partOf = ({ history, upcoming }: PlayerLessonsQuery) => {
  if (history === upcoming || (!history && !upcoming)) return 'all' as const;
  return history ? ('past' as const) : ('coming' as const);
};

/** A player's lessons as their pro or they themself ask for them: a plain list, newest first, 200 a page (S1 §7, V5). */
export async function lessonsOfPlayer(actor: Actor, input: PlayerLessonsQuery, deps: Deps): Promise<Lesson[]> {
  const now = deps.now();
  const filter: HistoryFilter = {
    part: partOf(input),
    starred: input.starred === true,
    video: input.video === true,
    now,
  };
  const page = { limit: LIST_LIMIT, offset: (input.page - 1) * LIST_LIMIT };
  const [, rows] = await Promise.all([
    knownPlayer(actor, input.id, deps),
    readPage(deps.db, scopeFor(actor, input.id), filter, page),
  ]);
  return rows.map((row) => lessonView(row, sideOf(actor), now));
}
