import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Db } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import { sql, type Expression, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { CalendarLesson } from './rules.ts';

/** What a feed shows: lessons from `since` on, those cancelled only when that was after `cancelled_since`. */
interface Window {
  since: Date;
  cancelled_since: Date;
}

/** The live person whose feed has this token. */
const selectReader = (token: string) =>
  query.selectFrom('users as u').where('u.deleted_at', 'is', null).where('u.calendar_token', '=', token);

/** The lessons of a person's feed with their people. */
const selectLessons = (reader: Expression<string>, { since, cancelled_since }: Window) =>
  query
    .selectFrom('lessons as l')
    .innerJoin('users as pro', 'pro.id', 'l.pro_id')
    .leftJoin('users as player', 'player.id', 'l.player_id')
    .leftJoin('group_lessons as g', 'g.lesson_id', 'l.group_lesson_id')
    // A pro's calendar has the group lesson and a player's has their place in it.
    .where((eb) =>
      eb.or([
        eb.and([eb('l.pro_id', '=', reader), eb('l.type', '<>', LESSON_TYPES.place)]),
        eb('l.player_id', '=', reader),
      ]),
    )
    .where('l.type', '<>', LESSON_TYPES.video)
    .where('l.starts_at', '>=', since)
    .where((eb) => eb.or([eb('l.cancelled_at', 'is', null), eb('l.cancelled_at', '>', cancelled_since)]));

const selectFeed = (token: string, { limit, ...window }: Window & { limit: number }) =>
  selectReader(token).select((eb) => {
    const lessons = selectLessons(eb.ref('u.id'), window)
      .orderBy('l.starts_at')
      .orderBy('l.id')
      .limit(limit)
      .select((entry) => [
        'l.id',
        'l.starts_at',
        'l.ends_at',
        'l.sequence',
        'l.created_at',
        'l.updated_at',
        'l.cancelled_at',
        'l.venue',
        'l.note',
        'l.guest_name',
        'g.title as group_title',
        'l.pro_id',
        jsonBuildObject({ first_name: entry.ref('pro.first_name'), last_name: entry.ref('pro.last_name') }).as('pro'),
        entry
          .case()
          .when('player.id', 'is not', null)
          .then(
            jsonBuildObject({
              first_name: entry.ref('player.first_name').$notNull(),
              last_name: entry.ref('player.last_name').$notNull(),
            }),
          )
          .end()
          .as('player'),
      ]);
    return ['u.id as user_id', 'u.timezone', 'u.created_at', jsonArrayFrom(lessons).as('lessons')];
  });

type FeedRow = InferResult<ReturnType<typeof selectFeed>>[number];
/** JSON carries instants as text. */
type InJson = FeedRow['lessons'][number];

/** A lesson of a feed with its people. */
export type FeedLesson = CalendarLesson & Pick<InJson, 'guest_name' | 'pro_id' | 'pro' | 'player'>;

/** A person and their lessons, ascending. */
export interface Feed extends Omit<FeedRow, 'lessons'> {
  lessons: FeedLesson[];
}

const revived = (lesson: InJson): FeedLesson => ({
  ...lesson,
  starts_at: new Date(lesson.starts_at),
  ends_at: new Date(lesson.ends_at),
  created_at: new Date(lesson.created_at),
  updated_at: new Date(lesson.updated_at),
  cancelled_at: lesson.cancelled_at === null ? null : new Date(lesson.cancelled_at),
});

/** The live person whose feed has this token with their lessons, in one round trip; null when nobody has it. */
export async function readFeed(db: Db, token: string, window: Window & { limit: number }): Promise<Feed | null> {
  const found = await fetchFirst(db, selectFeed(token, window));
  return found && { ...found, lessons: found.lessons.map(revived) };
}

const selectFeedState = (token: string, window: Window) =>
  selectReader(token)
    .innerJoinLateral(
      (eb) =>
        selectLessons(eb.ref('u.id'), window)
          .select((lesson) => [
            lesson.fn.countAll<string>().as('count'),
            lesson.fn.max('l.updated_at').as('changed_at'),
            // A process whose clock is behind changes a lesson without being the newest to have done so.
            lesson.fn.sum<string | null>('l.sequence').as('changes'),
            // Names change without their lessons.
            sql<string | null>`md5(string_agg(DISTINCT concat_ws(' ', pro.first_name, pro.last_name, player.first_name,
              player.last_name), ','))`.as('names'),
          ])
          .as('seen'),
      (join) => join.onTrue(),
    )
    .select(['u.timezone', 'u.created_at', 'seen.count', 'seen.changed_at', 'seen.changes', 'seen.names']);

/** What tells one text of a feed from another, without its lessons. */
export type FeedState = InferResult<ReturnType<typeof selectFeedState>>[number];

/** What stands in the feed with this token is as new as this says; null when nobody has it. */
export const readFeedState = (db: Db, token: string, window: Window): Promise<FeedState | null> =>
  fetchFirst(db, selectFeedState(token, window));
