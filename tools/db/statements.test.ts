import { expect, test } from 'vitest';
import { findConcurrentIndex, findMigrationFault, outsideMark, splitStatements } from './statements.ts';

const fault = (sql: string) => findMigrationFault({ sql, statements: splitStatements(sql) });

test('a script is its statements, each with the line it begins in, whatever its texts and bodies hold', () => {
  const sql = `-- What it is for; in two
-- lines.
ALTER TABLE "a" ADD COLUMN "b" TEXT DEFAULT 'x;y';

/* more; */
CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  RETURN NULL;
END $body$;
-- The end.
`;
  expect(splitStatements(sql)).toEqual([
    { text: `ALTER TABLE "a" ADD COLUMN "b" TEXT DEFAULT 'x;y'`, line: 3 },
    { text: expect.stringMatching(/^CREATE FUNCTION.*END \$body\$$/s) as string, line: 6 },
  ]);
});

test('the index that is made beside the work of others is known by its name', () => {
  const statements = splitStatements(`CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "A_b" ON "t" ("x");
    create index concurrently if not exists T_x on t (x);
    CREATE INDEX "c" ON "t" ("x");`);
  expect(statements.map(findConcurrentIndex)).toEqual(['A_b', 't_x', null]);
});

test('what no transaction allows is refused in one, and what could not be repeated everywhere', () => {
  expect(fault('CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "t" ("x");')).toMatch(
    /line 1 works CONCURRENTLY, which no transaction allows: .* whose first line is "-- migrate: outside a transaction"/,
  );
  expect(fault(`${outsideMark}\nCREATE INDEX CONCURRENTLY "i" ON "t" ("x");`)).toMatch(
    /line 2 .* IF NOT EXISTS "name"/,
  );
  expect(fault(`${outsideMark}\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "t" ("x");`)).toBeNull();
  expect(fault('CREATE INDEX "i" ON "t" ("x");')).toBeNull();
});
