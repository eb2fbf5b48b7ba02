import pg from 'pg';
import type { Club } from './load.ts';

/** Ids in the order of time, as the product makes them: the milliseconds, then what nobody can guess. */
const ID = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(nth::text || player_id::text), 1, 3)
  || '8' || substr(md5(player_id::text || nth::text), 1, 15))::uuid`;

/** Each player and their coach by turns, a message a minute into the past. */
const MESSAGES = `
  INSERT INTO messages (id, sender_id, pro_id, player_id, message, recipients, created_at)
  SELECT ${ID}, CASE WHEN nth % 2 = 0 THEN pro_id ELSE player_id END, pro_id, player_id, 'Message ' || nth, 1, at
  FROM (
    SELECT u.id AS player_id, u.pro_id, nth, now() - nth * interval '1 minute' - (u.n % 60) * interval '1 second' AS at
    FROM (SELECT id, pro_id, row_number() OVER (ORDER BY id) AS n FROM users WHERE type = 'player') u,
      generate_series(1, $1::int) nth
  ) said`;
/** All are read but each fiftieth. */
const COPIES = `
  INSERT INTO message_recipients (player_id, message_id, pro_id, from_pro, read_at)
  SELECT player_id, id, pro_id, sender_id = pro_id, CASE WHEN hashtext(id::text) % 50 <> 0 THEN created_at END FROM messages`;

/** Lets the people of a club write to each other; answers how many seconds that took. */
export async function loadMessages({ url }: Club, messages: number): Promise<number> {
  const begin = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET work_mem = '512MB'`);
    await client.query(`SET session_replication_role = replica`);
    const { rows } = await client.query<{ players: number }>(
      `SELECT count(*)::int AS players FROM users WHERE type = 'player'`,
    );
    await client.query(MESSAGES, [Math.ceil(messages / (rows[0]?.players ?? 1))]);
    await client.query(COPIES);
    await client.query(`SET session_replication_role = DEFAULT`);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
  return (performance.now() - begin) / 1000;
}
