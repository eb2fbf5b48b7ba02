import { UNREAD_MOST } from '@fairway/contracts/messaging/limits';
import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder, type InferResult, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Stretch } from '#core/pagination.ts';
import type { Owner } from './rules.ts';

/** As much of a quoted message as its beginning is made of. */
const QUOTED_LENGTH = 400;

type Nullable<Table extends keyof Database> = {
  [Column in keyof Database[Table]]: Database[Table][Column] | null;
};
/** A message `m` with the copy `r` of whom it went to, and with both its sides. */
interface WithSides extends Database {
  m: Database['messages'];
  r: Nullable<'message_recipients'>;
  pro: Database['users'];
  player: Nullable<'users'>;
}
type MessageBuilder = ExpressionBuilder<WithSides, 'm' | 'r' | 'pro' | 'player'>;

/** What comes with a message: its pictures in their order, an offer, a lesson, a drill, the message that it answers, who wrote it for a child. */
const attachments = (eb: MessageBuilder) => {
  const images = eb
    .selectFrom('message_images as i')
    .innerJoin('files as f', 'f.id', 'i.file_id')
    .whereRef('i.message_id', '=', 'm.id')
    .orderBy('i.position')
    .select('f.key');
  const offer = eb.selectFrom('offers as o').whereRef('o.id', '=', 'm.offer_id').select(['o.id', 'o.title']);
  const lesson = eb
    .selectFrom('lessons as l')
    .whereRef('l.id', '=', 'm.lesson_id')
    .select((of) => ['l.id', 'l.title', isoText(of.ref('l.starts_at')).as('starts_at')])
    .select((of) => of('l.published_at', 'is not', null).$castTo<boolean>().as('is_published'));
  const drill = eb
    .selectFrom('drills as d')
    .leftJoin('files as df', 'df.id', 'd.image_id')
    .whereRef('d.id', '=', 'm.drill_id')
    .select(['d.id', 'd.title', 'd.minutes', 'df.key as image_key'])
    .select((of) => of('d.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'));
  const quoted = eb
    .selectFrom('messages as q')
    .innerJoin('users as author', 'author.id', 'q.sender_id')
    .whereRef('q.id', '=', 'm.quoted_id')
    .select((of) => [
      'q.id',
      of.fn<string>('left', ['q.message', of.lit(QUOTED_LENGTH)]).as('message'),
      'author.id as author_id',
      'author.first_name',
      'author.last_name',
    ]);
  const guardian = eb
    .selectFrom('users as g')
    .whereRef('g.id', '=', 'm.guardian_id')
    .select(['g.id', 'g.first_name', 'g.last_name']);
  return [
    jsonArrayFrom(images).as('images'),
    jsonObjectFrom(offer).as('offer'),
    jsonObjectFrom(lesson).as('lesson'),
    jsonObjectFrom(drill).as('drill'),
    jsonObjectFrom(quoted).as('quoted'),
    jsonObjectFrom(guardian).as('guardian'),
  ] as const;
};

const messageColumns = (eb: MessageBuilder) =>
  [
    'm.id',
    'm.message',
    'm.key',
    isoText(eb.ref('m.created_at')).as('created_at'),
    eb('m.sender_id', '=', eb.ref('m.pro_id')).$castTo<boolean>().as('from_pro'),
    'pro.id as pro_id',
    'pro.first_name as pro_first_name',
    'pro.last_name as pro_last_name',
    // Null of a message to a group as its sender sees it.
    'player.id as player_id',
    'player.first_name as player_first_name',
    'player.last_name as player_last_name',
    'm.guardian_id',
    'm.group_id',
    'm.group_name',
    eb('r.read_at', 'is not', null).$castTo<boolean>().as('is_read'),
    ...attachments(eb),
  ] as const;

/** Messages as they lie in conversations: one row for each player that they went to, or came from. */
export const selectCopies = query
  .selectFrom('messages as m')
  .leftJoin('message_recipients as r', 'r.message_id', 'm.id')
  .innerJoin('users as pro', 'pro.id', 'm.pro_id')
  .leftJoin('users as player', 'player.id', 'r.player_id')
  .select(messageColumns)
  .select(['m.recipients', sql<number>`0`.as('read_by')]);

/** Messages as their sender has them: one row each. */
export const selectOriginals = query
  .selectFrom('messages as m')
  .leftJoin('message_recipients as r', (join) =>
    join.onRef('r.message_id', '=', 'm.id').onRef('r.player_id', '=', 'm.player_id'),
  )
  .innerJoin('users as pro', 'pro.id', 'm.pro_id')
  .leftJoin('users as player', 'player.id', 'm.player_id')
  // Of a message to a group: whoever has left has no copy any more, and is not waited for.
  .leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('message_recipients as copy')
        .whereRef('copy.message_id', '=', 'm.id')
        .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('all'))
        .select((of) => of.cast<number>(of.fn.count('copy.read_at'), 'integer').as('read'))
        .as('copies'),
    (join) => join.on('m.player_id', 'is', null),
  )
  .select(messageColumns)
  .select((eb) => [
    eb.fn.coalesce('copies.all', 'm.recipients').as('recipients'),
    eb.fn.coalesce('copies.read', eb.cast<number>(eb('r.read_at', 'is not', null), 'integer')).as('read_by'),
  ]);

/** A message, before it is shown to one of its sides. */
export type MessageRow = InferResult<typeof selectOriginals>[number];

/** Whether the owner got message `m`, and keeps it. */
const isReceived = (owner: Owner) => (eb: ExpressionBuilder<WithSides, 'r'>) =>
  eb.and([
    'pro_id' in owner ? eb('r.pro_id', '=', owner.pro_id) : eb('r.player_id', '=', owner.player_id),
    eb('r.from_pro', '=', sql.lit(!('pro_id' in owner))),
    eb('r.deleted_at', 'is', null),
  ]);

/** Whether message `m` stands on the owner's side: neither the copy they got nor their own was deleted by them. */
export const isKept = (owner: Owner) => (eb: ExpressionBuilder<WithSides, 'm' | 'r'>) => {
  const own = 'pro_id' in owner;
  return eb.or([
    eb.and([eb('r.from_pro', '=', sql.lit(own)), eb('m.sender_deleted_at', 'is', null)]),
    eb.and([eb('r.from_pro', '=', sql.lit(!own)), eb('r.deleted_at', 'is', null)]),
  ]);
};

/** Whether message `m` is a coach's and they keep it: the one they sent, or the copy they got. */
export const isKeptOriginal = (pro_id: string) => (eb: ExpressionBuilder<WithSides, 'm'>) => {
  const got = eb
    .selectFrom('message_recipients as copy')
    .select('copy.message_id')
    .whereRef('copy.message_id', '=', 'm.id')
    .where('copy.deleted_at', 'is', null);
  return eb.and([
    eb('m.pro_id', '=', pro_id),
    eb.or([
      eb.and([eb('m.sender_id', '=', pro_id), eb('m.sender_deleted_at', 'is', null)]),
      eb.and([eb('m.sender_id', '<>', pro_id), eb.exists(got)]),
    ]),
  ]);
};

const isBefore = (before: string | null) => (eb: ExpressionBuilder<WithSides, 'r'>) =>
  before === null ? sql<SqlBool>`true` : eb('r.message_id', '<', before);

/** The statement behind `readInbox`: what the owner got, newest first, from before a message on. */
export const inboxStatement = (owner: Owner, before: string | null, { limit, offset }: Stretch) =>
  selectCopies
    .where(isReceived(owner))
    .where(isBefore(before))
    .orderBy('r.message_id', 'desc')
    .limit(limit)
    .offset(offset);
export const readInbox = (db: DbOrTx, ...asked: Parameters<typeof inboxStatement>): Promise<MessageRow[]> =>
  fetchRows(db, inboxStatement(...asked));

/** The statement behind `readSent`: what a person sent and keeps, newest first. */
export const sentStatement = (sender_id: string, before: string | null, { limit, offset }: Stretch) =>
  selectOriginals
    .where('m.sender_id', '=', sender_id)
    .where('m.sender_deleted_at', 'is', null)
    .$if(before !== null, (sent) => sent.where('m.id', '<', before))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset);
export const readSent = (db: DbOrTx, ...asked: Parameters<typeof sentStatement>): Promise<MessageRow[]> =>
  fetchRows(db, sentStatement(...asked));

/** One message as its owner keeps it; null when it is not theirs, or deleted by them. */
export function findMessage(db: DbOrTx, owner: Owner, id: string): Promise<MessageRow | null> {
  if ('player_id' in owner) {
    const theirs = selectCopies.where('r.player_id', '=', owner.player_id).where(isKept(owner));
    return fetchFirst(db, theirs.where('m.id', '=', id));
  }
  return fetchFirst(db, selectOriginals.where('m.id', '=', id).where(isKeptOriginal(owner.pro_id)));
}

/** A message as its sender sent it. */
export const findOriginal = (
  db: DbOrTx,
  { id, sender_id }: { id: string; sender_id: string },
): Promise<MessageRow | null> =>
  fetchFirst(db, selectOriginals.where('m.id', '=', id).where('m.sender_id', '=', sender_id));

/** Copies that the owner got and keeps, as a statement that changes them. */
export const updateReceived = (owner: Owner) =>
  query
    .updateTable('message_recipients as r')
    .where((eb) => ('pro_id' in owner ? eb('r.pro_id', '=', owner.pro_id) : eb('r.player_id', '=', owner.player_id)))
    .where('r.from_pro', '=', !('pro_id' in owner))
    .where('r.deleted_at', 'is', null);

/** Marks one message as read by its recipient; answers whether it was unread. */
export const markRead = async (db: DbOrTx, owner: Owner, { id, at }: { id: string; at: Date }): Promise<boolean> =>
  (await execute(
    db,
    updateReceived(owner).where('r.message_id', '=', id).where('r.read_at', 'is', null).set({ read_at: at }),
  )) > 0;

/** Hides a message from the owner, the copy they got or the one they sent; false when there is none (M1). */
export async function hideMessage(db: DbOrTx, owner: Owner, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const got = await execute(db, updateReceived(owner).where('r.message_id', '=', id).set({ deleted_at: at }));
  if (got > 0) return true;
  const { count } = await db.messages.updateMany({
    where: { id, sender_id: 'pro_id' in owner ? owner.pro_id : owner.player_id, sender_deleted_at: null },
    data: { sender_deleted_at: at },
  });
  return count > 0;
}

/** The statement behind `readUnreadCount`, which goes no further than a badge shows; a literal, as the indexes of unread copies have it. */
export const unreadStatement = (owner: Owner) =>
  query
    .selectFrom(
      query
        .selectFrom('message_recipients as r')
        .select('r.message_id')
        .where((eb) =>
          'pro_id' in owner ? eb('r.pro_id', '=', owner.pro_id) : eb('r.player_id', '=', owner.player_id),
        )
        .where('r.from_pro', '=', sql.lit(!('pro_id' in owner)))
        .where('r.read_at', 'is', null)
        .where('r.deleted_at', 'is', null)
        .limit(UNREAD_MOST)
        .as('unread'),
    )
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('unread'));
const countUnreadOfPro = prepareStatement(({ id }: { id: string }) => unreadStatement({ pro_id: id }));
const countUnreadOfPlayer = prepareStatement(({ id }: { id: string }) => unreadStatement({ player_id: id }));

/** How many messages the owner got and has not read, 100 at most. */
export async function readUnreadCount(db: DbOrTx, owner: Owner): Promise<number> {
  const statement =
    'pro_id' in owner ? countUnreadOfPro({ id: owner.pro_id }) : countUnreadOfPlayer({ id: owner.player_id });
  return (await fetchFirst(db, statement))?.unread ?? 0;
}
