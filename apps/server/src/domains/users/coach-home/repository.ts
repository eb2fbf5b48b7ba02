import { DUE_MOST } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query, type Database } from '@fairway/db/query';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

interface HomeValues {
  pro_id: string;
  now: Date;
  /** When lessons began whose record is still due, and the earliest start of one that may be under way. */
  records_since: Date;
  current_since: Date;
}

/** Whether the record of the lesson `l` is due, as the lessons' own domain says it. */
type IsRecordDue = (
  given: Pick<HomeValues, 'now'> & { since: Date },
) => (eb: ExpressionBuilder<Database & { l: Database['lessons'] }, 'l'>) => Expression<SqlBool>;

type OfCoach = ExpressionBuilder<Database & { pro: Database['users'] }, 'pro'>;

/** How many rows there are, and no more than a badge shows: each is looked for by an index. */
const countMost = <Tables, Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, { one: number }>) =>
  query
    .selectFrom(rows.limit(DUE_MOST).as('due'))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .$asScalar()
    .$notNull();

const ONE = sql<number>`1`.as('one');

const selectRecordsDue = ({ pro_id, now, records_since }: HomeValues, isRecordDue: IsRecordDue) =>
  query
    .selectFrom('lessons as l')
    .select(ONE)
    .where('l.pro_id', '=', pro_id)
    .where(isRecordDue({ now, since: records_since }));

const selectFeesDue = ({ pro_id }: HomeValues) =>
  query
    .selectFrom('lessons as l')
    .select(ONE)
    .where('l.pro_id', '=', pro_id)
    .where((eb) => eb.ref('l.fee_due'));

/** Literals, as the index of unread copies has them. */
const selectUnread = ({ pro_id }: HomeValues) =>
  query
    .selectFrom('message_recipients as r')
    .select(ONE)
    .where('r.pro_id', '=', pro_id)
    .where('r.from_pro', '=', sql.lit(false))
    .where('r.read_at', 'is', null)
    .where('r.deleted_at', 'is', null);

const selectExpiredInvitations = ({ pro_id, now }: HomeValues) =>
  query
    .selectFrom('invitations as i')
    .select(ONE)
    .where('i.pro_id', '=', pro_id)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '<=', now);

/**
 * The numbers of whom the coach meets next, by lesson: two lessons, as one may be on now and the other come next. How a player is
 * reached is for the coach they have now.
 */
const selectNextPhones = ({ pro_id, now, current_since }: HomeValues) =>
  query
    .selectFrom('lessons as l')
    .leftJoin('users as p', (join) => join.onRef('p.id', '=', 'l.player_id').onRef('p.pro_id', '=', 'l.pro_id'))
    .select(['l.id as lesson_id', 'p.phone'])
    .where('l.pro_id', '=', pro_id)
    .where('l.cancelled_at', 'is', null)
    .where('l.type', '=', 0)
    .where('l.starts_at', '>', current_since)
    .where('l.ends_at', '>', now)
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .limit(2);

const hasAny = (eb: OfCoach) => ({
  hours: eb.exists(eb.selectFrom('recurring_availability as h').select(ONE).whereRef('h.pro_id', '=', 'pro.id')),
  venue: eb.exists(eb.selectFrom('clubs as c').select(ONE).whereRef('c.user_id', '=', 'pro.id')),
  players: eb.or([
    eb.exists(
      eb.selectFrom('users as p').select(ONE).whereRef('p.pro_id', '=', 'pro.id').where('p.deleted_at', 'is', null),
    ),
    eb.exists(eb.selectFrom('invitations as i').select(ONE).whereRef('i.pro_id', '=', 'pro.id')),
  ]),
});

const selectFacts = (values: HomeValues, isRecordDue: IsRecordDue) =>
  query
    .selectFrom('users as pro')
    .innerJoin('settings as s', 's.user_id', 'pro.id')
    .where('pro.id', '=', values.pro_id)
    .select(['pro.stripe_id', 'pro.stripe_payment_method', 's.lesson_price', 's.first_steps_dismissed_at'])
    .select((eb) => [
      hasAny(eb).hours.$castTo<boolean>().as('has_hours'),
      hasAny(eb).venue.$castTo<boolean>().as('has_venue'),
      hasAny(eb).players.$castTo<boolean>().as('has_players'),
    ])
    .select([
      countMost(selectRecordsDue(values, isRecordDue)).as('records'),
      countMost(selectFeesDue(values)).as('fees'),
      countMost(selectUnread(values)).as('unread'),
      countMost(selectExpiredInvitations(values)).as('expired_invitations'),
      jsonArrayFrom(selectNextPhones(values)).as('phones'),
    ]);

/** What waits for a coach, what they have set up, and how to reach whom they meet next. */
export type HomeFacts = InferResult<ReturnType<typeof selectFacts>>[number];

/** A reader of all of it at once, whose statement is built but once; it finds null when there is no such coach. */
export function prepareHomeFacts(isRecordDue: IsRecordDue) {
  const statement = prepareStatement((values: HomeValues) => selectFacts(values, isRecordDue));
  return (db: DbOrTx, values: HomeValues): Promise<HomeFacts | null> => fetchFirst(db, statement(values));
}

/** Puts the list of first steps away, once. */
export async function dismissSteps(db: DbOrTx, user_id: string, now: Date): Promise<void> {
  await db.settings.updateMany({
    where: { user_id, first_steps_dismissed_at: null },
    data: { first_steps_dismissed_at: now },
  });
}
