import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql } from '@fairway/server/test/raw-sql';
import { expect, test } from 'vitest';

const { run } = rawSql(fileDatabase());

/**
 * The foreign keys that no index finds. One does when it begins with the columns of the key and holds every row that names anything: of the
 * conditions of an index, "is not null" alone leaves none of these out.
 */
const listScanned = () =>
  run(`
    SELECT f.conrelid::regclass::text AS "table", f.conname AS name FROM pg_constraint f
    WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index i
      WHERE i.indrelid = f.conrelid AND i.indisvalid AND i.indnkeyatts >= cardinality(f.conkey)
        AND (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
        AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = (
          SELECT format('(%I IS NOT NULL)', a.attname) FROM pg_attribute a
          WHERE a.attrelid = f.conrelid AND a.attnum = f.conkey[1])))
    ORDER BY 1, 2`);

test('what names a row is found by an index, so that its deletion reads no table from end to end', async () => {
  expect(await listScanned()).toEqual([]);
});

test('an index of what is live is not enough for that', async () => {
  await run('BEGIN');
  await run('DROP INDEX waiting_requests_player_id_idx');
  const scanned = await listScanned();
  await run('ROLLBACK');
  expect(scanned).toEqual([{ table: 'waiting_requests', name: 'waiting_requests_player_id_fkey' }]);
});
