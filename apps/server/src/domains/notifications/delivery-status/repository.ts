import type { DbOrTx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';
import type { delivery_channel, delivery_status } from '@fairway/db/enums';
import { sql } from 'kysely';
import type { Told } from './rules.ts';

/** What became of a message for one recipient; `player_id` is null for the coach. */
export interface MessageRow extends Told {
  message_id: string;
  player_id: string | null;
}

/**
 * What a row says that went out by itself, and one that went or will go out with others of its day: of that, the one email tells (M27).
 * What a guardian gets for a child was written to the child (A15).
 */
const selectProgress = query
  .selectFrom(
    query
      .selectFrom('notification_deliveries as d')
      .where('d.digest_id', 'is', null)
      .where('d.child_id', 'is', null)
      .select(['d.id', 'd.outbox_id', 'd.user_id as person_id', sql<boolean>`false`.as('through_guardian')])
      .select(['d.message_id', 'd.channel', 'd.status', 'd.reason'])
      .select(['d.created_at', 'd.settled_at', 'd.delivered_at', 'd.opened_at'])
      .unionAll(
        query
          .selectFrom('notification_deliveries as d')
          .where('d.child_id', 'is not', null)
          .select(['d.id', 'd.outbox_id', 'd.child_id as person_id', sql<boolean>`true`.as('through_guardian')])
          .select(['d.message_id', 'd.channel', 'd.status', 'd.reason'])
          .select(['d.created_at', 'd.settled_at', 'd.delivered_at', 'd.opened_at']),
      )
      .unionAll(
        query
          .selectFrom('delivery_children as c')
          .innerJoin('notification_deliveries as d', 'd.id', 'c.delivery_id')
          .select(['d.id', 'd.outbox_id', 'c.child_id as person_id', sql<boolean>`true`.as('through_guardian')])
          .select(['d.message_id', 'd.channel', 'd.status', 'd.reason'])
          .select(['d.created_at', 'd.settled_at', 'd.delivered_at', 'd.opened_at']),
      )
      .unionAll(
        query
          .selectFrom('digest_items as i')
          .leftJoin('notification_deliveries as m', 'm.digest_id', 'i.digest_id')
          .select(['i.id', 'i.outbox_id', 'i.user_id as person_id', sql<boolean>`false`.as('through_guardian')])
          .select([
            'i.message_id',
            sql<delivery_channel>`'email'::delivery_channel`.as('channel'),
            // An email of the day that was not planned had nothing left to tell.
            sql<delivery_status>`coalesce(m.status, CASE WHEN i.digest_id IS NULL THEN 'pending' ELSE 'skipped' END::delivery_status)`.as(
              'status',
            ),
          ])
          .select(['m.reason', 'i.created_at', 'm.settled_at', 'm.delivered_at', 'm.opened_at']),
      )
      .as('d'),
  )
  .select(['d.outbox_id', 'd.person_id', 'd.through_guardian'])
  .select(['d.channel', 'd.status', 'd.reason', 'd.created_at', 'd.settled_at', 'd.delivered_at', 'd.opened_at']);

/** What became of these messages, for their coach and one player where one is named, in the order in which it was planned; `limit` bounds all of them together. */
export const listMessageDeliveries = (
  db: DbOrTx,
  { message_ids, player_id }: { message_ids: readonly string[]; player_id: string | null },
  limit: number,
): Promise<MessageRow[]> =>
  fetchRows(
    db,
    selectProgress
      .innerJoin('users as u', 'u.id', 'd.person_id')
      .select((eb) => [
        eb.ref('d.message_id').$notNull().as('message_id'),
        eb.case().when('u.type', '=', 'player').then(eb.ref('u.id')).else(null).end().as('player_id'),
      ])
      .where(sql<boolean>`d.message_id = ANY (${message_ids}::uuid[])`)
      .$if(player_id !== null, (all) =>
        all.where((eb) => eb.or([eb('u.id', '=', player_id), eb('u.type', '<>', 'player')])),
      )
      .orderBy('d.id')
      .limit(limit),
  );

/** A notice to one player, and what it told of. */
export interface NoticeRow extends Told {
  id: string;
  topic: string;
}

/** The latest notices to a person of these topics. Those of a message outlive their event. */
export const listNotices = (
  db: DbOrTx,
  { user_id, topics, limit }: { user_id: string; topics: readonly string[]; limit: number },
): Promise<NoticeRow[]> =>
  fetchRows(
    db,
    selectProgress
      .leftJoin('outbox as o', 'o.id', 'd.outbox_id')
      .select((eb) => ['d.id', eb.fn.coalesce('o.topic', sql<string>`'message.sent'`).as('topic')])
      .where('d.person_id', '=', user_id)
      .where((eb) => eb.or([eb('d.message_id', 'is not', null), sql<boolean>`o.topic = ANY (${topics}::text[])`]))
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit),
  );
