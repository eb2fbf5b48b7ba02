import { AVAILABILITY_SPAN_DAYS, TIMED_LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query } from '@fairway/db/query';
import type { AliasableExpression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectLessons } from '#domains/lessons/lesson/repository.ts';

/** The instants at which the dates of a calendar begin and end; no lesson that began before `since` reaches into them. */
interface Bounds {
  pro_id: string;
  since: Date;
  first: Date;
  last: Date;
}

/** Lessons of a quarter of an hour are at most 96 a day (D3). */
const MOST = AVAILABILITY_SPAN_DAYS * 96;

/** The lessons at a time of the diary that reach into [first, last): live ones, and those cancelled whose fee is due. */
const selectWithin = ({ pro_id, since, first, last }: Bounds) =>
  selectLessons
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
