import { AVAILABILITY_SPAN_DAYS, TIMED_LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { isoText } from '@fairway/db/iso-text';
import { fetchFirst, query } from '@fairway/db/query';
import type { AliasableExpression, InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { groupAsJson, isRecorded } from '#domains/lessons/lesson/repository.ts';

/** The instants at which the dates of a calendar begin and end; no lesson that began before `since` reaches into them. */
interface Bounds {
  pro_id: string;
  since: Date;
  first: Date;
  last: Date;
}

/** Lessons of a quarter of an hour are at most 96 a day (D3). */
const MOST = AVAILABILITY_SPAN_DAYS * 96;

/** What a block of the calendar is made of: far less than there is to a lesson, for a week has many. */
const selectBlocks = query
  .selectFrom('lessons as l')
  .leftJoin('users as player', 'player.id', 'l.player_id')
  .select(['l.id', 'l.type', 'l.duration', 'l.player_id', 'l.guest_name', 'l.payment_type', 'l.venue', 'l.fee_due'])
  .select(['player.first_name as player_first_name', 'player.last_name as player_last_name'])
  .select((eb) => [
    isoText(eb.ref('l.starts_at')).as('starts_at'),
    isoText(eb.ref('l.ends_at')).as('ends_at'),
    isoText(eb.ref('l.cancelled_at')).as('cancelled_at'),
    isoText(eb.ref('l.paid_at')).as('paid_at'),
    groupAsJson(eb.ref('l.group_lesson_id')).as('group'),
    isRecorded(eb.ref('l.id')).as('recorded'),
  ]);

export type CalendarRow = InferResult<typeof selectBlocks>[number];

/** The lessons at a time of the diary that reach into [first, last): live ones, and those cancelled whose fee is due. */
const selectWithin = ({ pro_id, since, first, last }: Bounds) =>
  selectBlocks
    .where('l.pro_id', '=', pro_id)
    .where('l.type', 'in', TIMED_LESSON_TYPES)
    .where((eb) => eb.or([eb('l.cancelled_at', 'is', null), eb('l.fee_due', '=', eb.lit(true))]))
    .where('l.starts_at', '>=', since)
    .where('l.ends_at', '>', first)
    .where('l.starts_at', '<', last)
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .limit(MOST);

/** Prepares the read of a calendar: its lessons and the diary's hours in one round trip. */
export function prepareCalendar<Values extends { pro_id: string }, Diary>(
  diaryAsJson: (values: Values) => AliasableExpression<Diary>,
) {
  const statement = prepareStatement((values: Values & Bounds) =>
    query.selectNoFrom([diaryAsJson(values).as('diary'), jsonArrayFrom(selectWithin(values)).as('lessons')]),
  );
  return async (db: DbOrTx, values: Values & Bounds) => (await fetchFirst(db, statement(values)))!;
}
