import type { DbOrTx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

export interface Venue {
  id: string;
  name: string;
}

/** The people and places of a booking. */
export interface Booking {
  /** Whether the player named is a live one of this pro. */
  player_known: boolean;
  /** The pro's venues, the default first. */
  clubs: Venue[];
}

/** Who and where of a booking, in one read. */
export async function readBooking(
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string | null },
): Promise<Booking> {
  const rows = await db.$queryRaw<Booking[]>(sql`
    SELECT
      ${player_id}::uuid IS NULL OR EXISTS (
        SELECT FROM users WHERE id = ${player_id}::uuid AND pro_id = ${pro_id}::uuid AND type = 'player' AND deleted_at IS NULL
      ) AS player_known,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY created_at, id), '[]') FROM clubs WHERE user_id = ${pro_id}::uuid) AS clubs`);
  return rows[0]!;
}

/** What the booking form shows of the pro's terms and people. */
export interface FormRow {
  timezone: string;
  currency: string;
  lesson_price: number | null;
  lesson_duration: number | null;
  preffered_lesson_duration: number;
  clubs: Venue[];
  players: { id: string; first_name: string; last_name: string; lesson_duration: number | null; credits: number }[];
}

/** The form's facts in one read: `player_id` narrows the people to one player, null brings all of the pro's (500 at most). */
export async function readForm(
  db: DbOrTx,
  { pro_id, player_id, now }: { pro_id: string; player_id: string | null; now: Date },
): Promise<FormRow | null> {
  const rows = await db.$queryRaw<FormRow[]>(sql`
    SELECT pro.timezone, pro.currency, s.lesson_price, s.lesson_duration, s.preffered_lesson_duration,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY created_at, id), '[]') FROM clubs WHERE user_id = pro.id) AS clubs,
      (SELECT coalesce(json_agg(people), '[]') FROM (
        SELECT p.id, p.first_name, p.last_name, own.lesson_duration,
          (SELECT coalesce(sum(lot.remaining), 0)::int FROM credit_lots lot
            WHERE lot.player_id = p.id AND lot.pro_id = pro.id AND lot.remaining > 0 AND lot.expires_at > ${now}) AS credits
        FROM users p LEFT JOIN settings own ON own.user_id = p.id
        WHERE p.pro_id = pro.id AND p.type = 'player' AND p.deleted_at IS NULL
          AND (${player_id}::uuid IS NULL OR p.id = ${player_id}::uuid)
        ORDER BY p.last_name, p.first_name, p.id LIMIT 500) people) AS players
    FROM users pro JOIN settings s ON s.user_id = pro.id
    WHERE pro.id = ${pro_id}::uuid`);
  return rows[0] ?? null;
}
