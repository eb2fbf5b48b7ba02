import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../create-database.ts';

/** Lessons of one pro, whatever the size of the club: busy ones gave them in two years, others in eight. */
const LESSONS_A_PRO = 5_000;
const PLAYERS_A_PRO = 20;

/** How many lessons, of how many pros, and who stand for them. */
export interface Club {
  url: string;
  pros: number;
  lessons: number;
  /** How long it took to fill, in seconds. */
  seconds: number;
}

/** The ids of the club's people are made of their numbers, so that clubs of two sizes have the same people. */
const id = (name: string) => `md5(${name})::uuid`;

const PEOPLE = `
  INSERT INTO users (id, type, email, first_name, last_name, calendar_token, subscribed_until)
    SELECT ${id(`'pro ' || n`)}, 'pro', 'pro' || n || '@example.com', 'Robin', 'Calder ' || n, md5('feed ' || n), now() + interval '1 year'
    FROM generate_series(1, $1::int) n;
  INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
    SELECT ${id(`'player ' || n || ' ' || seat`)}, 'player', 'player' || n || '-' || seat || '@example.com', 'Jamie', 'Whitlock ' || seat,
      md5('feed ' || n || ' ' || seat), ${id(`'pro ' || n`)}
    FROM generate_series(1, $1::int) n, generate_series(0, ${PLAYERS_A_PRO - 1}) seat;
  INSERT INTO settings (user_id) SELECT id FROM users;
  INSERT INTO recurring_availability (id, pro_id, day, start, "end")
    SELECT gen_random_uuid(), id, day, '08:00', '20:00' FROM users, generate_series(0, 5) day WHERE type = 'pro'`;

/**
 * Six days a week, from three months ahead back through the years, two to eight lessons a day that never overlap. The first
 * of each day is one of a series of ten weeks with one player, paid on the day. About one in seventeen is cancelled, one in
 * fifty a video lesson, a few are a guest's; of those paid on the day about half are noted. They lie in the table as they
 * were booked, up to three weeks ahead: not pro by pro.
 */
const LESSONS = `
  INSERT INTO lessons (id, pro_id, player_id, guest_name, type, starts_at, ends_at, duration, payment_type, credits,
    cancelled_at, fee_due, paid_at, paid_amount, paid_currency, starred, pro_starred, reminded_for, series_id, created_at, updated_at)
  SELECT uuidv7(created_at - now()), ${id(`'pro ' || n`)},
    CASE WHEN NOT guest THEN ${id(`'player ' || n || ' ' || seat`)} END, CASE WHEN guest THEN 'Sam Guest' END,
    CASE WHEN video THEN 1 ELSE 0 END, starts_at, CASE WHEN video THEN starts_at ELSE starts_at + duration * interval '1 minute' END, duration,
    CASE WHEN video THEN 'card' WHEN paid THEN 'credits' ELSE 'on_day' END::payment_type, CASE WHEN paid THEN duration / 15 ELSE 0 END,
    CASE WHEN gone THEN least(starts_at - interval '20 hours', now()) END, owes, CASE WHEN noted THEN starts_at END,
    CASE WHEN noted THEN 4000 END, CASE WHEN noted THEN 'GBP' END, dice % 20 = 1, dice % 25 = 2,
    CASE WHEN starts_at < now() + interval '1 day' THEN starts_at END,
    CASE WHEN slot = 0 THEN ${id(`'series ' || n || ' ' || day % 6 || ' ' || day / 60`)} END, created_at, created_at
  FROM generate_series(1, $1::int) n, generate_series(0, $2 - 1) nth,
    LATERAL (SELECT (ARRAY[2, 4, 6, 8])[1 + n % 4] AS a_day, abs(hashint4(n * $2 + nth)) % 1000 AS dice) pro,
    LATERAL (SELECT nth / a_day AS day, nth % a_day AS slot) place,
    LATERAL (SELECT CASE WHEN slot = 0 THEN (day % 6 + day / 60) % ${PLAYERS_A_PRO} ELSE dice % ${PLAYERS_A_PRO} END AS seat,
      dice % 17 = 5 AS gone, dice % 30 = 7 AS guest, dice % 50 = 9 AS video, CASE WHEN dice % 2 = 0 THEN 30 ELSE 60 END AS duration) kind,
    LATERAL (SELECT dice % 3 = 0 AND slot > 0 AND NOT guest AND NOT video AS paid,
      date_trunc('week', now()) + interval '12 weeks' - day / 6 * interval '7 days' + day % 6 * interval '1 day'
        + interval '8 hours' + slot * interval '75 minutes' AS starts_at) time,
    LATERAL (SELECT starts_at < now() AND NOT paid AND NOT video AND dice % 2 = 0 AS counts) money,
    LATERAL (SELECT counts AND gone AS owes, counts AND NOT gone AS noted) sums,
    LATERAL (SELECT least(starts_at - (1 + dice % 21) * interval '1 day', now()) AS created_at) booking
  ORDER BY created_at`;

/** Half of what was cancelled, players did; their pros have answered for what is over. */
const RELEASED = `
  INSERT INTO freed_slots (lesson_id, pro_id, created_at, settled_at, response)
  SELECT id, pro_id, cancelled_at, CASE WHEN starts_at < now() THEN cancelled_at END, CASE WHEN starts_at < now() THEN false END
  FROM lessons WHERE cancelled_at IS NOT NULL AND player_id IS NOT NULL AND type = 0 AND hashint8(extract(epoch FROM starts_at)::int) % 2 = 0`;

/** The indexes of lessons but its key, as the migrations made them: how to drop each and how to make it again. */
const INDEXES = `
  SELECT CASE WHEN rule.oid IS NULL THEN format('DROP INDEX %s', i.indexrelid::regclass)
      ELSE format('ALTER TABLE lessons DROP CONSTRAINT %I', rule.conname) END AS drop,
    CASE WHEN rule.oid IS NULL THEN pg_get_indexdef(i.indexrelid)
      ELSE format('ALTER TABLE lessons ADD CONSTRAINT %I %s', rule.conname, pg_get_constraintdef(rule.oid)) END AS make
  FROM pg_index i LEFT JOIN pg_constraint rule ON rule.conindid = i.indexrelid AND rule.contype = 'x'
  WHERE i.indrelid = 'lessons'::regclass AND NOT i.indisprimary ORDER BY rule.oid IS NULL`;

/** A new database with a club of so many lessons in it, indexed and constrained as in production, and analysed. */
export async function loadClub(
  server: string,
  { name, lessons, aPro = LESSONS_A_PRO }: { name: string; lessons: number; aPro?: number },
): Promise<Club> {
  const begin = performance.now();
  const { deploy } = await import('../../tools/db/apply.ts');
  const url = await createDatabase(server, name);
  await deploy(url, path.join(import.meta.dirname, '../../prisma/migrations'));
  const pros = lessons / aPro;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '512MB'; SET timezone = UTC`);
    for (const statement of PEOPLE.split(';')) await client.query(statement.replaceAll('$1', `${pros}`));
    const { rows: indexes } = await client.query<{ drop: string; make: string }>(INDEXES);
    for (const { drop } of indexes) await client.query(drop);
    await client.query(`SET session_replication_role = replica`);
    await client.query(LESSONS, [pros, aPro]);
    await client.query(RELEASED);
    await client.query(`SET session_replication_role = DEFAULT`);
    for (const { make } of indexes) await client.query(make);
    // VACUUM as autovacuum would have long since: without it an index alone answers nothing.
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
  return { url, pros, lessons, seconds: (performance.now() - begin) / 1000 };
}
