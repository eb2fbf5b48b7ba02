import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, query, type Database } from '@fairway/db/query';
import {
  expressionBuilder,
  type AliasableExpression,
  type Expression,
  type InferResult,
  type InsertQueryBuilder,
  type InsertResult,
  type SqlBool,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { DAY_MS } from '@fairway/time/units';
import type { OutboxRow } from '#core/outbox.ts';

export interface Venue {
  id: string;
  name: string;
}

/** The venues of a pro, the default first. */
export const selectVenues = (pro_id: Expression<string>) =>
  query.selectFrom('clubs').select(['id', 'name']).where('user_id', '=', pro_id).orderBy('created_at').orderBy('id');

interface Parties {
  pro_id: string;
  player_id: string | null;
}

/** The live player of this pro, if there is one of this id. */
const selectPlayer = ({ pro_id, player_id }: Parties) =>
  query
    .selectFrom('users')
    .where('id', '=', player_id)
    .where('pro_id', '=', pro_id)
    .where('type', '=', 'player')
    .where('deleted_at', 'is', null);
const booking = prepareStatement(({ pro_id, player_id }: Parties) =>
  query.selectNoFrom((eb) => [
    eb
      .or([eb(eb.cast(eb.val(player_id), 'uuid'), 'is', null), eb.exists(selectPlayer({ pro_id, player_id }))])
      .$castTo<boolean>()
      .as('player_known'),
    jsonArrayFrom(selectVenues(eb.val(pro_id))).as('clubs'),
  ]),
);

/** Who and where of a booking in one read: whether the player is a live one of this pro, and the pro's venues, the default first. */
export const readBooking = async (db: DbOrTx, parties: Parties) => (await fetchFirst(db, booking(parties)))!;

/** Whether somebody waits for a time of this pro: only then is a time held for anybody (D20). */
const isWaitedFor = (pro_id: Expression<string>) =>
  query.selectFrom('waiting_requests').select('id').where('pro_id', '=', pro_id).where('ended_at', 'is', null);

/** Whether the booking may take the time of a lesson that was cancelled late (D19). */
interface Refill {
  may_refill: boolean;
}

/** The booker's own name for the attempt, if there is one, and whom the lesson is for. */
type Attempt = Pick<NewLesson, 'guest_name'> & { key: string | null };

/** The lesson that this attempt has booked before, where it was changed since: by its own time it is not found any more (D9a). */
const selectChanged = ({ pro_id, player_id, guest_name, key }: Parties & Attempt) =>
  query
    .selectFrom('lessons')
    .select('id')
    .where('pro_id', '=', pro_id)
    .where('key', '=', key)
    .where('player_id', 'is not distinct from', player_id)
    .where('guest_name', 'is not distinct from', guest_name)
    .where('cancelled_at', 'is', null)
    // Literal, for the index is of these alone: of the lessons that nobody has changed it holds none.
    .where((eb) => eb('sequence', '>', eb.lit(0)))
    .limit(1)
    .$asScalar();

/**
 * Who, with whom and where. A booking takes its turn in the diary where its pro keeps a buffer or a largest number of lessons a day, gives
 * credits back for a time that the booking may take, or has players waiting for a time.
 */
const selectBookingFacts = ({ pro_id, player_id, guest_name, key, may_refill }: Parties & Attempt & Refill) =>
  query
    .selectFrom('users as pro')
    .innerJoin('settings as s', 's.user_id', 'pro.id')
    .where('pro.id', '=', pro_id)
    .select((eb) => {
      const takesTurn = eb.or([
        eb('s.lesson_buffer_minutes', '>', 0),
        eb('s.lessons_per_day', 'is not', null),
        eb.and([eb(eb.cast(eb.val(may_refill), 'boolean'), '=', true), eb('s.refill_refund', '=', true)]),
        eb.exists(isWaitedFor(eb.ref('pro.id'))),
      ]);
      return [
        'pro.first_name',
        'pro.last_name',
        'pro.timezone',
        's.refill_refund',
        jsonObjectFrom(selectPlayer({ pro_id, player_id }).select(['first_name', 'last_name'])).as('player'),
        jsonArrayFrom(selectVenues(eb.ref('pro.id'))).as('clubs'),
        selectChanged({ pro_id, player_id, guest_name, key }).as('booked_before'),
        takesTurn.$castTo<boolean>().as('takes_turn'),
      ];
    });

/** Who, with whom and where of a booking. */
export type BookingFacts = InferResult<ReturnType<typeof selectBookingFacts>>[number];

/** How the diary is read within another domain's statement. */
type DiaryAsJson<Values, Diary> = (values: Values) => AliasableExpression<Diary>;
/** How the live lots of a player are read within another domain's statement. */
type LotsAsJson<Lots> = (
  holder: { player_id: Expression<string | null>; pro_id: Expression<string> },
  now: Date,
) => AliasableExpression<Lots>;

/**
 * Prepares what a booking is decided by: who, where, the diary and the player's live lots, in one read that locks nothing; null when
 * there is no such pro.
 */
export function prepareBookingFacts<Values extends { pro_id: string }, Diary, Lots>(
  diaryAsJson: DiaryAsJson<Values, Diary>,
  lotsAsJson: LotsAsJson<Lots>,
) {
  const statement = prepareStatement((values: Values & Parties & Attempt & Refill & { now: Date }) =>
    selectBookingFacts(values).select((eb) => [
      diaryAsJson(values).as('diary'),
      lotsAsJson({ player_id: eb.val(values.player_id), pro_id: eb.ref('pro.id') }, values.now).as('lots'),
    ]),
  );
  return (db: DbOrTx, values: Values & Parties & Attempt & Refill & { now: Date }) => fetchFirst(db, statement(values));
}

export interface NewLesson {
  id: string;
  pro_id: string;
  player_id: string | null;
  guest_name: string | null;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  player_note: string | null;
  payment_type: PaymentType;
  credits: number;
  club_id: string | null;
  venue: string | null;
  reminded_for: Date | null;
  created_at: Date;
  series_id?: string | null;
  /** The booker's own name for the attempt. */
  key?: string | null;
}

/**
 * Inserts a lesson, or nothing when another live one has the time. Two at once: the exclusion constraint lets one in, and
 * ON CONFLICT makes the other wait for it and step back, where a plain INSERT would deadlock.
 */
const insertUnlessTaken = (lesson: NewLesson) =>
  query
    .insertInto('lessons')
    .values({
      id: lesson.id,
      type: 0,
      pro_id: lesson.pro_id,
      player_id: lesson.player_id,
      guest_name: lesson.guest_name,
      starts_at: lesson.starts_at,
      ends_at: lesson.ends_at,
      duration: lesson.duration,
      note: lesson.note,
      player_note: lesson.player_note,
      payment_type: lesson.payment_type,
      credits: lesson.credits,
      club_id: lesson.club_id,
      venue: lesson.venue,
      reminded_for: lesson.reminded_for,
      series_id: lesson.series_id,
      key: lesson.key,
      created_at: lesson.created_at,
      updated_at: lesson.created_at,
    })
    .onConflict((conflict) => conflict.doNothing());
const insertion = prepareStatement(insertUnlessTaken);

/** Books, or answers false when another live lesson has the time. */
export const insertLesson = async (tx: Tx, lesson: NewLesson): Promise<boolean> =>
  (await execute(tx, insertion(lesson))) === 1;

/** A live lesson that was booked under this key, for the same person, about this day: within two of it in whatever zone. */
export const findBookedBy = (
  db: DbOrTx,
  { pro_id, player_id, guest_name, key, date }: Parties & { guest_name: string | null; key: string; date: string },
): Promise<{ id: string } | null> => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const starts_at = { gte: new Date(noon - 2 * DAY_MS), lte: new Date(noon + 2 * DAY_MS) };
  const where = { pro_id, player_id, guest_name, key, starts_at, cancelled_at: null };
  return db.lessons.findFirst({ where, select: { id: true } });
};

/** How the payment of a lesson is written within another domain's statement: not unless `when` holds. */
type InsertSpending<Spending> = (
  spending: Spending,
  when: Expression<SqlBool>,
) => InsertQueryBuilder<Database, 'credit_ledger', InsertResult>;

/**
 * Books in one statement: the lesson, its event, and what is spent on it; false when another live lesson has the time, and then nothing
 * is written. The lots are held after the lesson, which is the order of every transaction that needs both: whoever waits for a time of
 * ours holds no credits that we wait for. Where a lot holds less by then than is to be spent, PostgreSQL refuses all of it.
 */
export function prepareBooking<Spending extends object>(insertSpending: InsertSpending<Spending>) {
  const statement = prepareStatement((values: NewLesson & OutboxRow & Spending) =>
    query
      .with('booked', () => insertUnlessTaken(values).returning('id'))
      .with('told', (told) =>
        told
          .insertInto('outbox')
          .columns(['topic', 'payload'])
          .expression((eb) =>
            eb
              .selectFrom('booked')
              .select([
                eb.cast<string>(eb.val(values.topic), 'text').as('topic'),
                eb.cast<string>(eb.val(values.payload), 'jsonb').as('payload'),
              ]),
          ),
      )
      .with('spent', (spent) =>
        insertSpending(values, expressionBuilder().exists(spent.selectFrom('booked').select('id'))),
      )
      .selectFrom('booked')
      .select('booked.id'),
  );
  return async (db: DbOrTx, lesson: NewLesson, event: OutboxRow, spending: Spending): Promise<boolean> =>
    (await fetchFirst(db, statement({ ...lesson, ...event, ...spending }))) !== null;
}
