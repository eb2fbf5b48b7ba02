import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { takeDiaryLock } from '@fairway/db/locks';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, query } from '@fairway/db/query';
import type { AliasableExpression, Expression, InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { DAY_MS } from '@fairway/time/units';
import type { OutboxRow } from '#core/outbox.ts';

export interface Venue {
  id: string;
  name: string;
}

/** The venues of a pro, the default first. */
const selectVenues = (pro_id: Expression<string>) =>
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
 * Who, with whom and where. `turn` takes a turn in the diary where its pro keeps a buffer or a largest number of lessons a day, gives
 * credits back for a time that the booking may take, or has players waiting for a time; null otherwise.
 */
const selectBookingFacts = ({ pro_id, player_id, guest_name, key, may_refill }: Parties & Attempt & Refill) =>
  query
    .selectFrom('users as pro')
    .innerJoin('settings as s', 's.user_id', 'pro.id')
    .where('pro.id', '=', pro_id)
    .select((eb) => {
      const takesTurns = eb.or([
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
        eb.case().when(takesTurns).then(takeDiaryLock(pro_id)).end().as('turn'),
      ];
    });

/** Who, with whom and where of a booking. */
export type BookingFacts = InferResult<ReturnType<typeof selectBookingFacts>>[number];

/**
 * Prepares what a booking is decided by: who, where and the diary, in one read; null when there is no such pro. Two at once for the last
 * place under a pro's limits: the exclusion constraint sees no overlap, so they take turns, and the second, whose statement began before
 * it waited, reads again and finds what the first booked. So do those that may give somebody's forfeited credits back (decision 073), and
 * those that could meet a time just being held for somebody (decision 072).
 */
export function prepareBookingFacts<Values extends { pro_id: string }, Diary>(
  diaryAsJson: (values: Values) => AliasableExpression<Diary>,
) {
  const statement = prepareStatement((values: Values & Parties & Attempt & Refill) =>
    selectBookingFacts(values).select(diaryAsJson(values).as('diary')),
  );
  return async (tx: Tx, values: Values & Parties & Attempt & Refill) => {
    const read = () => fetchFirst(tx, statement(values));
    const facts = await read();
    return facts === null || facts.turn === null ? facts : read();
  };
}

/** Lessons that tell whom a pro sees these days: the last of them, and those of the week to come. */
const RECENT_LESSONS = 40;
const RECENT_AHEAD_MS = 7 * DAY_MS;

/** What the booking form shows of the pro's terms and people; credits are those live `now`. */
const selectForm = (now: Date, player_id: string | null) =>
  query
    .selectFrom('users as pro')
    .innerJoin('settings as s', 's.user_id', 'pro.id')
    .select((eb) => {
      const people = eb
        .selectFrom('users as p')
        .leftJoin('settings as own', 'own.user_id', 'p.id')
        .whereRef('p.pro_id', '=', 'pro.id')
        .where('p.type', '=', 'player')
        .where('p.deleted_at', 'is', null)
        .select((person) => [
          'p.id',
          'p.first_name',
          'p.last_name',
          'own.lesson_duration',
          person
            .selectFrom('credit_lots as lot')
            .whereRef('lot.player_id', '=', 'p.id')
            .whereRef('lot.pro_id', '=', 'pro.id')
            .where('lot.remaining', '>', eb.lit(0))
            .where('lot.expires_at', '>', now)
            .select((lots) =>
              lots.cast<number>(lots.fn.coalesce(lots.fn.sum('lot.remaining'), lots.lit(0)), 'integer').as('credits'),
            )
            .$asScalar()
            .$notNull()
            .as('credits'),
        ])
        .orderBy('p.last_name')
        .orderBy('p.first_name')
        .orderBy('p.id')
        .limit(500);
      const recent = eb
        .selectFrom('lessons as l')
        .whereRef('l.pro_id', '=', 'pro.id')
        .where('l.player_id', 'is not', null)
        .where('l.cancelled_at', 'is', null)
        .where('l.starts_at', '<', new Date(now.getTime() + RECENT_AHEAD_MS))
        .select('l.player_id')
        .orderBy('l.starts_at', 'desc')
        .limit(RECENT_LESSONS);
      return [
        'pro.timezone',
        'pro.currency',
        's.lesson_price',
        's.lesson_duration',
        's.preffered_lesson_duration',
        jsonArrayFrom(selectVenues(eb.ref('pro.id'))).as('clubs'),
        jsonArrayFrom(player_id ? people.where('p.id', '=', player_id) : people).as('players'),
        jsonArrayFrom(player_id ? recent.limit(0) : recent).as('recent'),
      ];
    });

export type FormRow = InferResult<ReturnType<typeof selectForm>>[number];

/** The form's facts in one read: `player_id` narrows the people to one player, null brings all of the pro's (500 at most). */
export const readForm = (
  db: DbOrTx,
  { pro_id, player_id, now }: { pro_id: string; player_id: string | null; now: Date },
): Promise<FormRow | null> => fetchFirst(db, selectForm(now, player_id).where('pro.id', '=', pro_id));

export interface NewLesson {
  id: string;
  pro_id: string;
  player_id: string | null;
  guest_name: string | null;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
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

/** How the statement that books reads the live lots of the lesson's player: `locked` keeps them from everyone else. */
type LotsAsJson<Lots> = (
  holder: { player_id: Expression<string | null>; pro_id: Expression<string> },
  now: Date,
  how: { locked: boolean },
) => AliasableExpression<Lots>;

/**
 * Books in one statement: the lesson, its event, and the player's live lots as JSON; null when another live lesson has the time, and
 * then nothing is written or locked. The lots are read for the row of the lesson and so after it, which is the order of every
 * transaction that needs both: whoever waits for a time of ours holds no credits that we wait for. A lot that somebody changed while
 * we waited is read anew as it is locked.
 */
export function prepareBooking<Lots>(lotsAsJson: LotsAsJson<Lots>) {
  const statement = (how: { locked: boolean }) =>
    prepareStatement((values: NewLesson & OutboxRow) =>
      query
        .with('booked', () => insertUnlessTaken(values).returning(['player_id', 'pro_id']))
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
        .selectFrom('booked')
        .select((eb) => {
          const holder = { player_id: eb.ref('booked.player_id'), pro_id: eb.ref('booked.pro_id') };
          return lotsAsJson(holder, values.created_at, how).as('lots');
        }),
    );
  const [paying, free] = [statement({ locked: true }), statement({ locked: false })];
  return (tx: Tx, lesson: NewLesson, event: OutboxRow) =>
    fetchFirst(tx, (lesson.credits > 0 ? paying : free)({ ...lesson, ...event }));
}
