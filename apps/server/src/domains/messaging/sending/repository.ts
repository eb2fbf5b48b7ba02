import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { sql, type Expression } from 'kysely';
import type { References, Recipient } from './rules.ts';

/** A message that is about to be sent. */
export interface NewMessage {
  id: string;
  sender_id: string;
  /** Who writes for the child that sends it. */
  guardian_id: string | null;
  recipient: Recipient;
  message: string;
  offer_id: string | null;
  lesson_id: string | null;
  drill_id: string | null;
  quoted_id: string | null;
  key: string | null;
  fingerprint: Buffer | null;
  created_at: Date;
}

/** The player of a message to one. Whoever is being removed is waited for, and then is nobody. */
const selectPlayer = (pro_id: string, player_id: string) =>
  query
    .selectFrom('users as u')
    .where('u.id', '=', player_id)
    .where('u.pro_id', '=', pro_id)
    .where('u.type', '=', 'player')
    .where('u.deleted_at', 'is', null)
    .select('u.id')
    .forKeyShare('u');

/** The ids of those who are in a group, as another statement's part. */
export type GroupPlayers = Expression<{ id: string }>;

/**
 * Keeps a message and, in the same statement, a copy for each whom it goes to: who that is, is fixed here (M1). Nothing is kept when
 * it goes to nobody, or when its key was used.
 */
export async function insertMessage(
  tx: Tx,
  { recipient, ...row }: NewMessage,
  players: GroupPlayers | null,
): Promise<{ members: number; is_new: boolean }> {
  const { pro_id, player_id, group_id, from_pro } = recipient;
  const inserted = await fetchFirst(
    tx,
    query
      .with('members', () => players ?? selectPlayer(pro_id, player_id ?? recipient.pro_id))
      .with('counted', (of) =>
        of.selectFrom('members').select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('members')),
      )
      .with('sent', (of) =>
        of
          .insertInto('messages')
          .columns([
            'id',
            'sender_id',
            'guardian_id',
            'pro_id',
            'player_id',
            'group_id',
            'group_name',
            'message',
            'recipients',
            'offer_id',
            'lesson_id',
            'drill_id',
            'quoted_id',
            'key',
            'fingerprint',
            'created_at',
          ])
          .expression((eb) =>
            eb
              .selectFrom('counted')
              .where('counted.members', '>', 0)
              .select((of) => [
                sql<string>`${row.id}::uuid`.as('id'),
                sql<string>`${row.sender_id}::uuid`.as('sender_id'),
                sql<string | null>`${row.guardian_id}::uuid`.as('guardian_id'),
                sql<string>`${pro_id}::uuid`.as('pro_id'),
                sql<string | null>`${player_id}::uuid`.as('player_id'),
                sql<string | null>`${group_id}::uuid`.as('group_id'),
                sql<string | null>`(SELECT name FROM groups WHERE id = ${group_id}::uuid)`.as('group_name'),
                of.val(row.message).as('message'),
                'counted.members',
                sql<string | null>`${row.offer_id}::uuid`.as('offer_id'),
                sql<string | null>`${row.lesson_id}::uuid`.as('lesson_id'),
                sql<string | null>`${row.drill_id}::uuid`.as('drill_id'),
                sql<string | null>`${row.quoted_id}::uuid`.as('quoted_id'),
                of.val(row.key).as('key'),
                sql<Buffer | null>`${row.fingerprint}::bytea`.as('fingerprint'),
                sql<Date>`${row.created_at}::timestamptz`.as('created_at'),
              ]),
          )
          // Two calls with one key at once: the second waits here for the first, and then sends nothing.
          .onConflict((conflict) => conflict.columns(['sender_id', 'key']).doNothing())
          .returning(['id']),
      )
      .with('copies', (of) =>
        of
          .insertInto('message_recipients')
          .columns(['player_id', 'message_id', 'pro_id', 'from_pro'])
          .expression((eb) =>
            eb
              .selectFrom(['members', 'sent'])
              .select((of) => [
                'members.id',
                'sent.id as message_id',
                sql<string>`${pro_id}::uuid`.as('pro_id'),
                of.val(from_pro).as('from_pro'),
              ]),
          ),
      )
      .selectFrom('counted')
      .select((eb) => [
        'counted.members',
        eb.exists(eb.selectFrom('sent').select('sent.id')).$castTo<boolean>().as('is_new'),
      ]),
  );
  return inserted ?? { members: 0, is_new: false };
}

/** What was sent by a key before. */
export const findAttempt = (
  db: DbOrTx,
  { sender_id, key }: { sender_id: string; key: string },
): Promise<{ id: string; fingerprint: Uint8Array | null } | null> =>
  db.messages.findUnique({ where: { sender_id_key: { sender_id, key } }, select: { id: true, fingerprint: true } });

/**
 * Whether what a message names is there for both its sides: an offer of the pro's, a lesson of theirs, a drill of the pro's library, a message
 * between them. A drill that is being deleted is waited for: else the message would name one that is gone.
 */
export async function findReferences(
  tx: Tx,
  { pro_id, player_id }: Pick<Recipient, 'pro_id' | 'player_id'>,
  { offer_id, lesson_id, drill_id, quoted_id }: Pick<NewMessage, 'offer_id' | 'lesson_id' | 'drill_id' | 'quoted_id'>,
): Promise<References> {
  const row = await fetchFirst(
    tx,
    sql<References>`SELECT
      EXISTS (SELECT FROM offers WHERE id = ${offer_id}::uuid AND pro_id = ${pro_id}::uuid) AS has_offer,
      EXISTS (SELECT FROM lessons WHERE id = ${lesson_id}::uuid AND pro_id = ${pro_id}::uuid AND player_id = ${player_id}::uuid) AS has_lesson,
      EXISTS (SELECT FROM drills WHERE id = ${drill_id}::uuid AND pro_id = ${pro_id}::uuid AND deleted_at IS NULL FOR KEY SHARE) AS has_drill,
      EXISTS (SELECT FROM message_recipients
        WHERE message_id = ${quoted_id}::uuid AND pro_id = ${pro_id}::uuid AND player_id = ${player_id}::uuid) AS has_quoted`,
  );
  return row ?? { has_offer: false, has_lesson: false, has_drill: false, has_quoted: false };
}

/** Gives a message its pictures in their order. */
export async function insertImages(tx: Tx, message_id: string, files: readonly string[]): Promise<void> {
  await tx.message_images.createMany({ data: files.map((file_id, position) => ({ message_id, position, file_id })) });
}

const WORD_BYTES = 64;

/** Writes by which words a message is found, each behind the id of its pro, whose conversations alone are searched. */
export const insertSearchWords = (tx: Tx, { id, pro_id, message }: { id: string; pro_id: string; message: string }) =>
  execute(
    tx,
    sql`
    INSERT INTO message_search (message_id, words)
    SELECT ${id}::uuid, array_to_tsvector(coalesce(array_agg(DISTINCT ${pro_id} || ':' || w.lexeme), '{}'))
    FROM unnest(to_tsvector('english', ${message}) || to_tsvector('simple', ${message})) w
    WHERE octet_length(w.lexeme) <= ${WORD_BYTES}`,
  );
