import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Club } from './load.ts';

/** Sections of each record. */
export const SECTIONS_A_LESSON = 10;

const MIGRATION = path.join(import.meta.dirname, '../../prisma/migrations/20261123100003_record_search/migration.sql');

/** What records are written in: sixteen ways to say two dozen things, so that a word stands in many records and a phrase in few. */
const WORDS = `ARRAY['grip','stance','posture','backswing','takeaway','transition','impact','follow','balance','rhythm','tempo','weight',
  'left','right','slower','shorter','longer','stronger','weaker','lighter','driver','wedge','putter','bunker','towel','ladder','gate',
  'mirror','alignment','chipping','pitching','fairway']`;

/** A published record of ten parts for every lesson that is over: eight of words, two charts. */
const SECTIONS = `
  INSERT INTO lesson_sections (id, lesson_id, ref, type, position, content, chart, club, revision, created_at, updated_at)
  SELECT gen_random_uuid(), l.id, 'part-' || nth, (CASE WHEN nth < 8 THEN 'text' ELSE 'chart' END)::section_type, nth,
    concat_ws(' ', word(dice), word(dice + nth * 7), word(dice / 31 + nth), 'and', word(dice / 7 + nth * 3), 'ten times'),
    CASE WHEN nth >= 8 THEN '[{"horizon": -2, "vertically": 3, "type": 1}]'::jsonb END,
    CASE WHEN nth >= 8 THEN '7 iron' END, 1, l.starts_at, l.starts_at
  FROM (SELECT id, starts_at, abs(hashtext(id::text)) % 100000 AS dice FROM lessons) l, generate_series(0, ${SECTIONS_A_LESSON - 1}) nth`;

/** The words by which they are found, as the migration wrote those of the records that were there. */
const readSearchStatement = () => {
  const migration = readFileSync(MIGRATION, 'utf8');
  return migration.slice(migration.indexOf('INSERT INTO "record_search"'));
};

/** Writes a record for every lesson of a club; answers how many seconds that took. */
export async function loadRecords({ url }: Club): Promise<number> {
  const begin = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '2GB'; SET work_mem = '512MB'`);
    await client.query(
      `CREATE FUNCTION pg_temp.word(nth int) RETURNS text IMMUTABLE LANGUAGE sql RETURN (${WORDS})[1 + nth % 32]`,
    );
    await client.query(`SET session_replication_role = replica`);
    await client.query(
      `UPDATE lessons SET title = 'Lesson of ' || starts_at::date, published_at = ends_at, record_changed_at = ends_at`,
    );
    await client.query(SECTIONS.replaceAll('word(', 'pg_temp.word('));
    await client.query('DROP INDEX record_search_words_idx');
    await client.query(readSearchStatement());
    await client.query(
      'CREATE INDEX record_search_words_idx ON record_search USING gin (words) WITH (fastupdate = off)',
    );
    await client.query(`SET session_replication_role = DEFAULT`);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
  return (performance.now() - begin) / 1000;
}
