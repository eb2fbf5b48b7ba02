import type { AtStake, Person, UserChange } from '@fairway/contracts/people';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { awaitingRecords } from './players.ts';

/** What the wire shows as the row has it. */
type Shown = Pick<
  Person,
  | 'id'
  | 'type'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'pro_id'
  | 'dob'
  | 'gender'
  | 'handed'
  | 'shoe'
  | 'timezone'
  | 'currency'
  | 'skills_enabled'
>;

/** A person with the terms of their pro, and what would go with them. */
export interface PersonRow extends Shown {
  subscribed_until: Date | null;
  lesson_duration: number | null;
  pro_timezone: string | null;
  pro_currency: string | null;
  pro_lesson_price: number | null;
  pro_lesson_duration: number | null;
  pro_video_lessons_enabled: boolean | null;
  incompleteLessonRecords: number;
  at_stake: AtStake;
}

/** A live person by id, in one round trip. */
export async function readPerson(db: DbOrTx, id: string, now: Date): Promise<PersonRow | null> {
  const rows = await db.$queryRaw<PersonRow[]>(sql`
    SELECT p.id, p.type, p.email, p.first_name, p.last_name, p.phone, p.pro_id, p.dob::text, p.gender, p.handed, p.shoe::float8,
      p.timezone, p.currency, p.subscribed_until, p.skills_enabled, s.lesson_duration,
      pro.timezone AS pro_timezone, pro.currency AS pro_currency, terms.lesson_price AS pro_lesson_price,
      terms.lesson_duration AS pro_lesson_duration, terms.video_lessons_enabled AS pro_video_lessons_enabled,
      ${awaitingRecords(now)} AS "incompleteLessonRecords",
      json_build_object(
        'lessons', (SELECT count(*) FROM lessons l
          WHERE (l.player_id = p.id OR l.pro_id = p.id) AND l.cancelled_at IS NULL AND l.starts_at > ${now}),
        'credits', (SELECT coalesce(sum(lot.remaining), 0) FROM credit_lots lot
          WHERE lot.remaining > 0 AND lot.expires_at > ${now} AND lot.player_id = ANY (ARRAY(
            SELECT p.id UNION ALL SELECT id FROM users WHERE pro_id = p.id AND type = 'player'))),
        'players', (SELECT count(*) FROM users WHERE pro_id = p.id AND type = 'player' AND deleted_at IS NULL)
      ) AS at_stake
    FROM users p
    LEFT JOIN settings s ON s.user_id = p.id
    LEFT JOIN users pro ON pro.id = p.pro_id AND p.type = 'player'
    LEFT JOIN settings terms ON terms.user_id = pro.id
    WHERE p.id = ${id}::uuid AND p.deleted_at IS NULL`);
  return rows[0] ?? null;
}

/** What may be written of a person's own row. */
export type PersonChange = Omit<UserChange, 'lesson_settings'>;

/** Writes what is given and leaves the rest. */
export async function writePerson(tx: Tx, id: string, { dob, ...change }: PersonChange): Promise<void> {
  const day = dob === undefined ? {} : { dob: dob === null ? null : new Date(`${dob}T00:00:00Z`) };
  await tx.users.update({ where: { id, deleted_at: null }, data: { ...change, ...day } });
}

/** Writes a player's own usual length of lesson in minutes; null takes the pro's default. */
export async function writeLessonDuration(tx: Tx, user_id: string, lesson_duration: number | null): Promise<void> {
  await tx.settings.update({ where: { user_id }, data: { lesson_duration } });
}
