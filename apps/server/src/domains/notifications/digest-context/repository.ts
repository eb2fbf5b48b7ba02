import { formatFullName } from '@fairway/contracts/person-names';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql, type InferResult } from 'kysely';
import type { DigestContext, DigestItem, Person } from '#domains/notifications/kinds/context.ts';
import { selectPerson } from '#domains/notifications/people/repository.ts';
import { isInStock, isOpenOn } from '#core/live-offers.ts';

/** Whose email of the day it is. */
interface DigestReader {
  to: Person;
  is_pro: boolean;
  /** The zone of the pro whose offers they see: the days of those are its days. */
  offer_timezone: string;
}

const selectReader = prepareStatement(({ user_id }: { user_id: string }) =>
  query
    .selectFrom('users as reader')
    .leftJoin('users as p', 'p.id', 'reader.pro_id')
    .where('reader.id', '=', user_id)
    .select((eb) => [
      'reader.type',
      eb.fn.coalesce('p.timezone', 'reader.timezone').as('offer_timezone'),
      selectPerson(eb.ref('reader.id')).as('to'),
    ]),
);

/** Null when they have left. */
export async function findDigestReader(db: DbOrTx, user_id: string): Promise<DigestReader | null> {
  const found = await fetchFirst(db, selectReader({ user_id }));
  return found?.to ? { to: found.to, is_pro: found.type === 'pro', offer_timezone: found.offer_timezone } : null;
}

/** More of a day than anybody reads in a mail. */
const DIGEST_ITEMS = 20;

/** Which of what waited for an email of the day may come in it. */
interface Wanted {
  digest_id: string;
  kinds: readonly DigestItem['kind'][];
  /** The day on which its offers are to be open. */
  today: string;
}

/**
 * What waited for a person's email of the day and is still news, in the order in which it came: a message that is not read or deleted
 * yet, an offer that can be redeemed. What is none is left out before the rest is counted off: twenty that were read would hide it.
 */
const selectNews = prepareStatement(({ digest_id, kinds, today }: Wanted) =>
  query
    .selectFrom('digest_items as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .leftJoin('messages as m', 'm.id', 'i.message_id')
    .leftJoin('users as s', 's.id', 'm.sender_id')
    .leftJoin('message_recipients as r', (join) =>
      join
        .onRef('r.message_id', '=', 'm.id')
        .on((eb) => eb.or([eb('r.player_id', '=', eb.ref('i.user_id')), eb('r.from_pro', '=', false)]))
        .on('r.read_at', 'is', null)
        .on('r.deleted_at', 'is', null),
    )
    .leftJoin(
      query
        .selectFrom('offers as o')
        .where(isOpenOn(today))
        .where(isInStock)
        .select(['o.id', 'o.pro_id', 'o.title', 'o.price'])
        .as('o'),
      (join) => join.onRef('o.id', '=', 'i.offer_id').onRef('o.pro_id', '=', 'u.pro_id'),
    )
    .leftJoin('users as p', 'p.id', 'o.pro_id')
    .where('i.digest_id', '=', digest_id)
    .where((eb) =>
      eb.or([
        eb.and([eb('r.message_id', 'is not', null), sql<boolean>`'message' = ANY (${kinds}::text[])`]),
        eb.and([eb('o.id', 'is not', null), sql<boolean>`'offer' = ANY (${kinds}::text[])`]),
      ]),
    )
    .select(['m.message', 's.first_name', 's.last_name', 'r.from_pro', 'o.title', 'o.price', 'p.currency'])
    .orderBy('i.id')
    .limit(DIGEST_ITEMS + 1),
);

type NewsRow = InferResult<ReturnType<typeof selectNews>>[number];

function toDigestItem({ message, first_name, last_name, from_pro, title, price, currency }: NewsRow): DigestItem {
  if (message === null) return { kind: 'offer', title: title ?? '', price: price ?? 0, currency: currency ?? '' };
  const sender = formatFullName({ first_name: first_name ?? '', last_name: last_name ?? '' });
  return { kind: 'message', message, sender, from_pro: from_pro ?? true };
}

/** What comes in somebody's email of the day. */
export async function findDigest(db: DbOrTx, wanted: Wanted): Promise<DigestContext> {
  const rows = await fetchRows(db, selectNews(wanted));
  return { items: rows.slice(0, DIGEST_ITEMS).map(toDigestItem), has_more: rows.length > DIGEST_ITEMS };
}
