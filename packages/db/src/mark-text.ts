import { sql, type RawBuilder } from 'kysely';

/** What stands before and after a word that is marked. */
export interface Marks {
  start: string;
  stop: string;
}

/** A text with the words of a `tsquery` between marks, rid of marks of its own; `how` is the rest of what `ts_headline` is told. */
export const markText = (
  text: RawBuilder<unknown>,
  { mark, marks: { start, stop }, how }: { mark: string; marks: Marks; how: string },
): RawBuilder<string> =>
  sql<string>`ts_headline('simple', translate(${text}, ${start + stop}, ''), ${mark}::tsquery, ${`StartSel="${start}", StopSel="${stop}", ${how}`})`;
