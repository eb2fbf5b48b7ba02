import { queryOnce } from '../../tools/db/query-once.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Club } from './load.ts';

const ACTOR = { timezone: 'Europe/London', guardian_id: null, session_id_hash: '' };

/** The pros who give eight lessons a day, the first `count` of them. */
export async function busyPros({ url }: Club, count: number): Promise<Actor[]> {
  const rows = await queryOnce(
    url,
    `SELECT id FROM users WHERE email IN (SELECT 'pro' || n * 4 - 1 || '@example.com' FROM generate_series(1, $1::int) n) ORDER BY email`,
    [count],
  );
  return rows.map(({ id }) => ({ ...ACTOR, id: String(id), type: 'pro', pro_id: null }));
}

interface Dated {
  id: string;
  /** Of the start, in UTC. */
  date: string;
}

/** One busy pro and one of their players, with what their screens name. */
export interface People {
  pro: Actor;
  /** Of the feed of the pro's calendar. */
  token: string;
  player: Actor;
  /** The player's next lesson, and the pro's next after it. */
  coming: string;
  later: Dated;
  /** The player's last lesson. */
  past: Dated;
  /** The next lessons of two series. */
  series: [Dated, Dated];
  /** A cancelled lesson whose time the pro is asked about. */
  released: string;
}

/** Those of a club who stand for all. */
export async function loadPeople(club: Club): Promise<People> {
  const [pro] = await busyPros(club, 1);
  if (!pro) throw new Error('The club has nobody.');
  const rows = (statement: string) => queryOnce(club.url, statement, [pro.id]);
  const lessons = (which: string) =>
    rows(`SELECT id, player_id, (starts_at AT TIME ZONE 'UTC')::date::text AS date FROM lessons
      WHERE pro_id = $1 AND cancelled_at IS NULL AND type = 0 AND starts_at > now() + interval '3 days' AND ${which}
      ORDER BY starts_at LIMIT 2`);
  const dated = (row: Record<string, unknown> | undefined): Dated => ({
    id: String(row?.['id']),
    date: String(row?.['date']),
  });
  const [coming, later] = await lessons('player_id IS NOT NULL AND series_id IS NULL');
  const [first, second] = await lessons('series_id IS NOT NULL');
  const [released] = await rows(
    'SELECT lesson_id FROM freed_slots WHERE pro_id = $1 AND settled_at IS NULL ORDER BY created_at LIMIT 1',
  );
  const [past] = await queryOnce(
    club.url,
    `SELECT id, (starts_at AT TIME ZONE 'UTC')::date::text AS date FROM lessons
      WHERE pro_id = $1 AND player_id = $2 AND cancelled_at IS NULL AND type = 0 AND ends_at < now()
      ORDER BY starts_at DESC LIMIT 1`,
    [pro.id, String(coming?.['player_id'])],
  );
  const [own] = await rows('SELECT calendar_token FROM users WHERE id = $1');
  return {
    pro,
    token: String(own?.['calendar_token']),
    player: { ...ACTOR, id: String(coming?.['player_id']), type: 'player', pro_id: pro.id },
    coming: String(coming?.['id']),
    later: dated(later),
    past: dated(past),
    series: [dated(first), dated(second)],
    released: String(released?.['lesson_id']),
  };
}
