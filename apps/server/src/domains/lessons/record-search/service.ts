import { SEARCH_LIMITS, type RecordSearchIn, type RecordSearchResult } from '@fairway/contracts/lessons/record-search';
import type { Tx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { cutPage, parseKeyset } from '#core/keyset.ts';
import { lessonScope, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { toStartCursor } from '#domains/lessons/lesson/view.ts';
import { readLexemes, readMatches, writeSearchWords } from './repository.ts';
import { splitSearch, toFindQuery, toMarkQuery } from './rules.ts';
import { matchView } from './view.ts';

const NOTHING: RecordSearchResult = { results: [], next_cursor: null };

/**
 * The records of the caller's lessons that hold all words of a search in their titles, texts and comments, newest first
 * (`GET /records/search`). A player finds what they may read.
 */
export async function searchRecords(
  actor: Actor,
  { q, cursor }: RecordSearchIn,
  { db, now }: AppServices,
): Promise<RecordSearchResult> {
  const scope = lessonScope(actor);
  const search = await readSearch(q, actor.id, { db });
  if (!search) return NOTHING;
  const rows = await readMatches(db, scope, {
    ...search,
    before: cursor ? parseKeyset(cursor) : null,
    // One more than is shown tells whether there are others behind.
    limit: SEARCH_LIMITS.page + 1,
  });
  const { page, next_cursor } = cutPage(rows, SEARCH_LIMITS.page, toStartCursor);
  return {
    results: page.map((row) => matchView(row, roleInLesson(actor), now())),
    next_cursor,
  };
}

/** What a search asks for behind an id that stands before each word of an index, and what it marks; null where it holds no word. */
export async function readSearch(
  q: string,
  id: string,
  { db }: Pick<AppServices, 'db'>,
): Promise<{ find: string; mark: string } | null> {
  const words = splitSearch(q);
  if (!words) return null;
  const lexemes = await readLexemes(db, words);
  const find = toFindQuery(id, lexemes);
  return find === null ? null : { find, mark: toMarkQuery(lexemes) };
}

/** Lets a record be found by what it says now; to be called in the transaction that has changed it, with its lesson locked. */
export const refreshSearch = (tx: Tx, lesson_id: string): Promise<unknown> => writeSearchWords(tx, lesson_id);
