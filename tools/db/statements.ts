import { postgreSplitterOptions, splitQuery } from 'dbgate-query-splitter';

/** One statement of a migration, and the line of the file where it begins. */
export type Statement = { text: string; line: number };

/** The first line of a migration that cannot run inside a transaction. */
export const outsideMark = '-- migrate: outside a transaction';

/** The statements of a script in their order. */
export function splitStatements(sql: string): Statement[] {
  const pieces = splitQuery(sql, { ...postgreSplitterOptions, returnRichInfo: true });
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || !piece.trimStart) return [];
    const { text, trimStart } = piece;
    const comments = /^(\s*(--[^\n]*(\n|$)|\/\*[\s\S]*?\*\/))*\s*/.exec(text)?.[0] ?? '';
    if (comments.length === text.length) return [];
    const line = trimStart.line + 1 + comments.split('\n').length - 1;
    return [{ text: text.slice(comments.length), line }];
  });
}

const concurrently = /^(?:CREATE\s+(?:UNIQUE\s+)?INDEX|REINDEX\s+\w+|DROP\s+INDEX)\s+CONCURRENTLY\b/i;
const namedIndex =
  /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(?:"(?<quoted>[^"]+)"|(?<plain>\w+))\s+ON\b/i;

/** The name of the index that a statement makes while others write to its table; null when it makes none so. */
export function findConcurrentIndex({ text }: Statement) {
  const { quoted, plain } = namedIndex.exec(text)?.groups ?? {};
  return quoted ?? plain?.toLowerCase() ?? null;
}

/** Why a migration can never be applied as it is written, or null. */
export function findMigrationFault({ sql, statements }: { sql: string; statements: Statement[] }) {
  const outside = runsOutsideTransaction(sql);
  for (const { text, line } of statements) {
    if (!concurrently.test(text)) continue;
    if (!outside)
      return `line ${line} works CONCURRENTLY, which no transaction allows: move it to a migration of its own, whose first line is "${outsideMark}"`;
    if (/^CREATE/i.test(text) && !namedIndex.test(text))
      return `line ${line} may be run again after a failure: write CREATE INDEX CONCURRENTLY IF NOT EXISTS "name" ON …`;
  }
  return null;
}

export const runsOutsideTransaction = (sql: string) => sql.trimStart().startsWith(outsideMark);
