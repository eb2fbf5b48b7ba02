import type { DbOrTx, Tx } from '@fairway/db/client';
import type { Keyset } from '#core/keyset.ts';
import { markText } from '@fairway/db/mark-text';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { isWithin, selectLessons, type LessonRow } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';
import { EXCERPT, MARKS, type Lexemes, type SearchWords } from './rules.ts';

/** Words longer than this, in bytes, are none; and of more different words than this a record is found by the first ones only. */
const MOST_BYTES = 64;
const MOST_WORDS = 4000;

/** The texts of the record of lesson `l`, in the order in which they are read; `shown` are those that the player may see. */
const pieces = sql<{ nth: number; text: string | null; shown: boolean }>`(
  SELECT 1 AS nth, l.title AS text, l.published_at IS NOT NULL AS shown
  UNION ALL SELECT 2, l.player_video_lesson_note, true
  UNION ALL
  SELECT 3 + s.position, concat_ws(' ', s.club, s.content), s.is_player_submitted OR l.published_at IS NOT NULL
  FROM lesson_sections s WHERE s.lesson_id = l.id
  UNION ALL SELECT 20000, c.content, true FROM lesson_comments c WHERE c.lesson_id = l.id
)`;

/**
 * Writes anew by which words a record is found and by whom. The bounds keep the longest record below the megabyte that a `tsvector` may
 * weigh: both sides' ids stand before each word.
 */
export const writeSearchWords = (tx: Tx, lesson_id: string): Promise<number> =>
  execute(
    tx,
    sql`
    INSERT INTO record_search (lesson_id, words)
    SELECT l.id, array_to_tsvector(coalesce(keyed.words, '{}'))
    FROM lessons l
    CROSS JOIN LATERAL (
      SELECT array_agg(word.key) AS words
      FROM (
        SELECT w.lexeme, bool_or(piece.shown) AS shown
        FROM ${pieces} piece
        CROSS JOIN LATERAL unnest(to_tsvector('english', piece.text) || to_tsvector('simple', piece.text)) w
        WHERE octet_length(w.lexeme) <= ${MOST_BYTES}
        GROUP BY w.lexeme
        ORDER BY min(piece.nth), w.lexeme
        LIMIT ${MOST_WORDS}
      ) found
      CROSS JOIN LATERAL (
        VALUES (l.pro_id || ':' || found.lexeme), (CASE WHEN found.shown THEN l.player_id || ':' || found.lexeme END)
      ) word (key)
      WHERE word.key IS NOT NULL
    ) keyed
    WHERE l.id = ${lesson_id}::uuid
    ON CONFLICT (lesson_id) DO UPDATE SET words = excluded.words`,
  );

/** How PostgreSQL reads the words of a search. */
export async function readLexemes(db: DbOrTx, { whole, last }: SearchWords): Promise<Lexemes> {
  const row = await fetchFirst(
    db,
    sql<Lexemes>`
    SELECT tsvector_to_array(to_tsvector('english', ${whole})) AS whole_stems,
      tsvector_to_array(to_tsvector('english', ${last})) AS last_stems,
      tsvector_to_array(to_tsvector('simple', ${last})) AS last_words,
      ARRAY(
        SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', ${whole}))) word
        WHERE to_tsvector('english', word) <> ''
      ) AS whole_words`,
  );
  return row!;
}

/** A record that was found: its title, and the first text in it that holds one of the words, both with marks. */
export type MatchRow = LessonRow & { marked_title: string | null; excerpt: string | null };

export interface WantedMatches {
  find: string;
  mark: string;
  before: Keyset | null;
  limit: number;
}

/**
 * The statement behind `readMatches`. The lessons are chosen first, by the index of words, and only then are the texts of that one page
 * read and marked.
 */
export function matchesStatement(scope: Scope, { find, mark, before, limit }: WantedMatches) {
  let page = query
    .selectFrom('lessons as l')
    .innerJoin('record_search as r', 'r.lesson_id', 'l.id')
    .select('l.id')
    .where(isWithin(scope))
    .where(sql<boolean>`r.words @@ ${find}::tsquery`)
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit);
  if (before) {
    page = page.where((eb) => eb(eb.refTuple('l.starts_at', 'l.id'), '<', eb.tuple(before.at, before.id)));
  }
  const seen = 'pro_id' in scope ? sql`true` : sql`piece.shown`;
  return selectLessons
    .innerJoin(page.as('found'), 'found.id', 'l.id')
    .select([
      markText(sql`l.title`, { mark, marks: MARKS, how: 'HighlightAll=true' })
        .$castTo<string | null>()
        .as('marked_title'),
      sql<string | null>`(
        SELECT ${markText(sql`piece.text`, { mark, marks: MARKS, how: EXCERPT })}
        FROM ${pieces} piece
        WHERE piece.nth > 1 AND ${seen} AND to_tsvector('simple', piece.text) @@ ${mark}::tsquery
        ORDER BY piece.nth LIMIT 1
      )`.as('excerpt'),
    ])
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc');
}

/** The records of a scope that hold all words of a search, newest first, a page by keyset. */
export const readMatches = (db: DbOrTx, scope: Scope, wanted: WantedMatches): Promise<MatchRow[]> =>
  fetchRows(db, matchesStatement(scope, wanted));
