import type { DbOrTx } from '@fairway/db/client';
import { markText } from '@fairway/db/mark-text';
import { fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';
import { EXCERPT, MARKS } from '#domains/lessons/record-search/rules.ts';
import {
  isKept,
  isKeptOriginal,
  selectCopies,
  selectOriginals,
  type MessageRow,
} from '#domains/messaging/mailbox/repository.ts';
import type { Owner } from '#domains/messaging/mailbox/rules.ts';

/** A message that was found, and its text around the words, with marks. */
export type MatchRow = MessageRow & { excerpt: string };

export interface WantedMatches {
  find: string;
  mark: string;
  before: string | null;
  limit: number;
}

/** What the owner keeps: a coach's message to a group is one, a player has their own copy of it. */
const selectKept = (owner: Owner) =>
  'pro_id' in owner
    ? selectOriginals.where(isKeptOriginal(owner.pro_id))
    : selectCopies.where('r.player_id', '=', owner.player_id).where(isKept(owner));

/** The statement behind `readMatches`. The words of the index stand behind the id of a coach, so that others' messages cost nothing. */
export const matchesStatement = (owner: Owner, { find, mark, before, limit }: WantedMatches) =>
  selectKept(owner)
    .innerJoin('message_search as s', 's.message_id', 'm.id')
    .where(sql<boolean>`s.words @@ ${find}::tsquery`)
    .$if(before !== null, (found) => found.where('m.id', '<', before ?? ''))
    .select(markText(sql`m.message`, { mark, marks: MARKS, how: EXCERPT }).as('excerpt'))
    .orderBy('m.id', 'desc')
    .limit(limit);

/** The messages of an owner that hold all words of a search, newest first, a page by keyset. */
export const readMatches = (db: DbOrTx, owner: Owner, wanted: WantedMatches): Promise<MatchRow[]> =>
  fetchRows(db, matchesStatement(owner, wanted));
