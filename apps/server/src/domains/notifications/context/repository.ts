import { MINUTE_MS } from '@fairway/time/units';
import { DURATIONS, TIMED_LESSON_TYPES } from '@fairway/contracts/constants';
import type { PayloadOf } from '@fairway/contracts/notifications/events';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql, type Expression } from 'kysely';
import type {
  FreedSlotContext,
  HoldContext,
  LessonBatchContext,
  LotContext,
  MessageContext,
  OfferContext,
  PurchaseContext,
  Readers,
  VideoContext,
} from '#domains/notifications/kinds/context.ts';
import {
  findSides,
  selectAllPlayers,
  selectMessagePlayers,
  selectPerson,
  selectSomePlayers,
} from '#domains/notifications/people/repository.ts';

/** No lesson is longer. */
const LONGEST_MS = Math.max(...DURATIONS) * MINUTE_MS;

/** Lessons with both their sides. */
const selectLessons = query
  .selectFrom('lessons as l')
  .leftJoin('group_lessons as g', 'g.lesson_id', 'l.group_lesson_id')
  .select([
    'l.id',
    'l.starts_at',
    'l.ends_at',
    'l.duration',
    'l.note',
    'l.player_video_lesson_note',
    'l.venue',
    'l.payment_type',
    'l.credits',
    'l.guest_name',
    'l.sequence',
    'l.created_at',
    'l.updated_at',
    'l.cancelled_at',
    'l.fee_due',
    'l.type',
    'l.title',
    'l.published_at',
    'g.title as group_title',
  ])
  .select((eb) => [selectPerson(eb.ref('l.pro_id')).as('pro'), selectPerson(eb.ref('l.player_id')).as('player')]);

/** A lesson with both its sides. */
const selectLesson = prepareStatement(({ id }: { id: string }) => selectLessons.where('l.id', '=', id));
export const findLesson = (db: DbOrTx, id: string) => fetchFirst(db, selectLesson({ id }));

/** What somebody said to a lesson's record, while it stands. */
export const findComment = (db: DbOrTx, id: string): Promise<{ content: string } | null> =>
  db.lesson_comments.findUnique({ where: { id }, select: { content: true } });

/** The lessons of one act, by one read. */
export async function findLessonBatch(
  db: DbOrTx,
  { player_id, changes }: PayloadOf<'lessons.changed'>,
): Promise<LessonBatchContext | null> {
  const ids = changes.map(({ lesson_id }) => lesson_id);
  const lessons = await fetchRows(
    db,
    selectLessons
      .where(sql<boolean>`l.id = ANY (${ids}::uuid[])`)
      .where('l.player_id', '=', player_id)
      .orderBy('l.starts_at')
      .orderBy('l.id'),
  );
  const [first] = lessons;
  if (!first) return null;
  const changed = new Map(changes.map((change) => [change.lesson_id, change]));
  return {
    pro: first.pro,
    player: first.player,
    changes: lessons.flatMap((lesson) => {
      const change = changed.get(lesson.id);
      return change ? [{ ...change, lesson }] : [];
    }),
  };
}

/** The lessons that stand where this one was. */
const selectTaking = (id: Expression<string>) =>
  query
    .selectFrom('lessons as t')
    .innerJoin('lessons as gone', (join) => join.onRef('gone.pro_id', '=', 't.pro_id').on('gone.id', '=', id))
    .where('t.type', 'in', TIMED_LESSON_TYPES)
    .where('t.cancelled_at', 'is', null)
    .where(sql<boolean>`t.starts_at > gone.starts_at - ${LONGEST_MS}::int * interval '1 ms'`)
    .whereRef('t.starts_at', '<', 'gone.ends_at')
    .whereRef('t.ends_at', '>', 'gone.starts_at')
    .select('t.id');

const selectFreedSlot = ({ id }: { id: string }) =>
  selectLessons.where('l.id', '=', id).select((eb) => [
    eb
      .exists(selectTaking(eb.ref('l.id')))
      .$castTo<boolean>()
      .as('taken'),
    eb.selectFrom('settings').whereRef('user_id', '=', 'l.pro_id').select('booking_notice_hours').as('notice_hours'),
  ]);
const selectFreedSlotForAll = prepareStatement((given: { id: string }) =>
  selectFreedSlot(given).select((eb) => selectAllPlayers(eb.ref('l.pro_id'), eb.ref('l.player_id')).as('players')),
);
const selectFreedSlotForSome = prepareStatement((given: { id: string; readers: readonly string[] }) =>
  selectFreedSlot(given).select((eb) =>
    selectSomePlayers(given.readers, eb.ref('l.pro_id'), eb.ref('l.player_id')).as('players'),
  ),
);

/** The time a lesson left and who may hear of it; `readers` narrows them. */
export async function findFreedSlot(db: DbOrTx, id: string, readers: Readers): Promise<FreedSlotContext | null> {
  const found = await fetchFirst(db, readers ? selectFreedSlotForSome({ id, readers }) : selectFreedSlotForAll({ id }));
  if (!found?.pro) return null;
  const { taken, notice_hours, players, ...lesson } = found;
  return { lesson, taken, notice_hours: notice_hours ?? 0, players };
}

/** A held time with both its sides. */
export async function findHold(db: DbOrTx, id: string): Promise<HoldContext | null> {
  const row = await db.waiting_holds.findUnique({ where: { id } });
  return row && { ...row, ...(await findSides(db, row)) };
}

/** A lot of credits with both its sides. */
export async function findLot(db: DbOrTx, id: string): Promise<LotContext | null> {
  const row = await db.credit_lots.findUnique({ where: { id } });
  return row && { ...row, ...(await findSides(db, row)) };
}

/** A purchase that has a receipt, with both its sides and the last day of its credits. */
export async function findPurchase(db: DbOrTx, id: string): Promise<PurchaseContext | null> {
  const row = await db.purchases.findUnique({
    where: { id },
    include: { lot: { select: { expires_on: true } }, receipts: { select: { kind: true, number: true } } },
  });
  const numberOn = (kind: 'receipt' | 'credit_note') =>
    row?.receipts.find((paper) => paper.kind === kind)?.number ?? null;
  const number = numberOn('receipt');
  if (!row || number === null) return null;
  const expires_on = row.lot?.expires_on ?? null;
  return { ...row, number, credit_note: numberOn('credit_note'), expires_on, ...(await findSides(db, row)) };
}

/** The lesson that two videos were sent for, with what was paid. */
export async function findVideo(
  db: DbOrTx,
  { lesson_id, purchase_id }: { lesson_id: string; purchase_id: string | null },
): Promise<VideoContext | null> {
  const lesson = await findLesson(db, lesson_id);
  if (!lesson) return null;
  const purchase = purchase_id === null ? null : await findPurchase(db, purchase_id);
  return { ...lesson, purchase };
}

const toDay = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

const selectOffer = ({ id }: { id: string }) =>
  query
    .selectFrom('offers as o')
    .innerJoin('users as u', 'u.id', 'o.pro_id')
    .where('o.id', '=', id)
    .select([
      'o.id',
      'o.title',
      'o.description',
      'o.price',
      'o.lesson_credits_value',
      'o.qty',
      'o.started_at',
      'o.ended_at',
      'u.currency',
    ])
    .select((eb) => selectPerson(eb.ref('o.pro_id')).as('pro'));
const selectOfferForAll = prepareStatement((given: { id: string }) =>
  selectOffer(given).select((eb) => selectAllPlayers(eb.ref('o.pro_id')).as('players')),
);
const selectOfferForSome = prepareStatement((given: { id: string; readers: readonly string[] }) =>
  selectOffer(given).select((eb) => selectSomePlayers(given.readers, eb.ref('o.pro_id')).as('players')),
);

/** An offer and those who may hear of it; `readers` narrows them. */
export async function findOffer(db: DbOrTx, id: string, readers: Readers): Promise<OfferContext | null> {
  const offer = await fetchFirst(db, readers ? selectOfferForSome({ id, readers }) : selectOfferForAll({ id }));
  if (!offer?.pro) return null;
  const { pro, started_at, ended_at } = offer;
  return { ...offer, pro, started_at: toDay(started_at), ended_at: toDay(ended_at) };
}

const selectMessage = ({ id }: { id: string }) =>
  query
    .selectFrom('messages as m')
    .where('m.id', '=', id)
    .leftJoin('offers as o', 'o.id', 'm.offer_id')
    .select(['m.id', 'm.message', 'o.title as offer_title'])
    .select((eb) => [
      eb('m.sender_id', '=', eb.ref('m.pro_id')).$castTo<boolean>().as('from_pro'),
      eb('m.lesson_id', 'is not', null).$castTo<boolean>().as('has_lesson'),
      sql<number>`(SELECT count(*)::int FROM message_images i WHERE i.message_id = m.id)`.as('images'),
      eb
        .exists(
          eb
            .selectFrom('message_recipients as r')
            .whereRef('r.message_id', '=', 'm.id')
            .where('r.from_pro', '=', false)
            .where('r.deleted_at', 'is not', null)
            .select('r.message_id'),
        )
        .$castTo<boolean>()
        .as('is_deleted'),
      selectPerson(eb.ref('m.pro_id')).as('pro'),
    ]);
const selectMessageForAll = prepareStatement((given: { id: string }) =>
  selectMessage(given).select((eb) => selectMessagePlayers(eb.ref('m.id')).as('players')),
);
const selectMessageForSome = prepareStatement((given: { id: string; readers: readonly string[] }) =>
  selectMessage(given).select((eb) => selectMessagePlayers(eb.ref('m.id'), given.readers).as('players')),
);

/** A message and the players of its copies; `readers` narrows those it went to. */
export async function findMessage(db: DbOrTx, id: string, readers: Readers): Promise<MessageContext | null> {
  const row = await fetchFirst(db, readers ? selectMessageForSome({ id, readers }) : selectMessageForAll({ id }));
  return row?.pro ? { ...row, pro: row.pro } : null;
}
