import type { MarkedText } from '@fairway/contracts/lessons/record-search';

/** The words of a search: those that are whole, and the last one, which may still be typed. */
export interface SearchWords {
  whole: string;
  last: string;
}

/** What a search asks for; null where it holds no word at all. */
export function splitSearch(q: string): SearchWords | null {
  const chunks = q.split(/\s+/).filter((chunk) => /[\p{L}\p{N}]/u.test(chunk));
  const last = chunks.pop();
  return last === undefined ? null : { whole: chunks.join(' '), last };
}

/** A search as PostgreSQL reads it: stems ("grip" of "gripping"), and words as they are written. Those that say nothing ("the") have no stem. */
export interface Lexemes {
  whole_stems: string[];
  whole_words: string[];
  last_stems: string[];
  last_words: string[];
}

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The `tsquery` of what a person finds: all words, the last one by its beginning too. Each is asked for behind the person's id, as the
 * index has it, so that others' records with the same words cost nothing. Null where there is nothing to ask for.
 */
export function toFindQuery(owner_id: string, { whole_stems, last_stems, last_words }: Lexemes): string | null {
  const own = (lexemes: string[], ending = '') => lexemes.map((lexeme) => quote(`${owner_id}:${lexeme}`) + ending);
  const all = (terms: string[]) => (terms.length > 0 ? [`(${terms.join(' & ')})`] : []);
  // "the" beside other words may become "theory", and until then it keeps nothing from being found.
  const says = last_stems.length > 0 || whole_stems.length === 0;
  const last = says ? [...all(own(last_stems)), ...all(own(last_words, ':*'))] : [];
  const terms = [...own(whole_stems), ...(last.length > 0 ? [`(${last.join(' | ')})`] : [])];
  return terms.length > 0 ? terms.join(' & ') : null;
}

/** The `tsquery` of what is marked in the texts: any of the words, in whatever form they stand there. */
export function toMarkQuery({ whole_stems, whole_words, last_stems, last_words }: Lexemes): string {
  const beginnings = new Set([...whole_stems, ...last_stems, ...last_words]);
  const whole = whole_words.filter((word) => !beginnings.has(word));
  return [...[...beginnings].map((lexeme) => `${quote(lexeme)}:*`), ...whole.map(quote)].join(' | ');
}

/** What stands before and after a word that was found. Nobody types these, and the texts are rid of them before they are marked. */
export const MARKS = { start: '\u0002', stop: '\u0003' } as const;

/** How much of a longer text is shown around the words that were found. */
export const EXCERPT = 'MaxFragments=2, MinWords=8, MaxWords=20, ShortWord=0, FragmentDelimiter=" … "';

/** A text with marks, in its pieces. */
export function readMarks(marked: string): MarkedText {
  const pieces: MarkedText = [];
  for (const [nth, part] of marked.split(MARKS.start).entries()) {
    const [hit = '', ...rest] = nth === 0 ? ['', part] : part.split(MARKS.stop);
    if (hit !== '') pieces.push({ text: hit, hit: true });
    const plain = rest.join('');
    if (plain !== '') pieces.push({ text: plain, hit: false });
  }
  return pieces;
}
