import type { AtStake, Person, UserChange } from '@fairway/contracts/coaching/people';
import type { Guardian } from '@fairway/contracts/coaching/guardians';
import type { PersonName } from '@fairway/contracts/primitives';
import type { UserSkill } from '@fairway/contracts/practice/skills';
import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import { selectUserSkills } from '@fairway/db/user-skills';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { selectPendingEmail } from '@fairway/db/pending-email';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { countAwaitingRecords } from '#domains/coaching/players/repository.ts';

/** What the wire shows as the row has it. */
type Shown = Pick<
  Person,
  | 'id'
  | 'type'
  | 'email'
  | 'pending_email'
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
export interface PersonRow extends Omit<Shown, 'email'> {
  email: string | null;
  guardian: Guardian | null;
  children: PersonName[];
  subscribed_until: Date | null;
  lesson_duration: number | null;
  pro_timezone: string | null;
  pro_currency: string | null;
  pro_lesson_price: number | null;
  pro_lesson_duration: number | null;
  pro_video_lessons_enabled: boolean | null;
  incompleteLessonRecords: number;
  no_shows: number;
  skills: UserSkill[];
  at_stake: AtStake;
}

const selectPeople = query
  .selectFrom('users as p')
  .leftJoin('settings as s', 's.user_id', 'p.id')
  .leftJoin('users as pro', (join) => join.onRef('pro.id', '=', 'p.pro_id').on('p.type', '=', 'player'))
  .leftJoin('settings as terms', 'terms.user_id', 'pro.id')
  .select(['p.id', 'p.type', 'p.email', 'p.first_name', 'p.last_name', 'p.phone', 'p.pro_id', 'p.gender', 'p.handed'])
  .select(['p.timezone', 'p.currency', 'p.subscribed_until', 'p.skills_enabled', 's.lesson_duration'])
  .select((eb) => [
    eb.cast<string | null>('p.dob', 'text').as('dob'),
    eb.cast<number | null>('p.shoe', 'float8').as('shoe'),
  ])
  .select(['pro.timezone as pro_timezone', 'pro.currency as pro_currency', 'terms.lesson_price as pro_lesson_price'])
  .select(['terms.lesson_duration as pro_lesson_duration', 'terms.video_lessons_enabled as pro_video_lessons_enabled'])
  .where('p.deleted_at', 'is', null);

/** What would go with the person `p`: lessons to come, credits that are good, players, and children who cannot log in. */
const countAtStake = (now: Date) => {
  const children = sql`SELECT c.id FROM users c WHERE c.guardian_id = p.id AND c.password_hash IS NULL`;
  const people = sql<
    string[]
  >`ARRAY(SELECT p.id UNION ALL SELECT id FROM users WHERE pro_id = p.id AND type = 'player' UNION ALL ${children})`;
  const isTheirs = sql<boolean>`(l.player_id = p.id OR l.pro_id = p.id OR l.player_id = ANY (ARRAY(${children})))`;
  return jsonBuildObject({
    lessons: query
      .selectFrom('lessons as l')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(isTheirs)
      .where('l.cancelled_at', 'is', null)
      .where('l.starts_at', '>', now)
      .$asScalar()
      .$notNull(),
    credits: query
      .selectFrom('credit_lots as lot')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('lot.remaining'), eb.lit(0)).as('sum'))
      .where((eb) => eb('lot.remaining', '>', eb.lit(0)))
      .where('lot.expires_at', '>', now)
      .where((eb) => eb('lot.player_id', '=', eb.fn.any(people)))
      .$asScalar()
      .$notNull(),
    players: query
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('pro_id', '=', sql.ref<string>('p.id'))
      .where('type', '=', 'player')
      .where('deleted_at', 'is', null)
      .$asScalar()
      .$notNull(),
    children: sql<number>`(SELECT count(*)::int FROM (${children}) AS theirs)`,
  });
};

/** Lessons with their present pro that the player `p` did not come to (D22). */
const countNoShows = query
  .selectFrom('lessons as l')
  .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
  .where('l.player_id', '=', sql.ref<string>('p.id'))
  .where('l.pro_id', '=', sql.ref<string>('p.pro_id'))
  .where('l.attendance', '=', 'no_show')
  .$asScalar()
  .$notNull();

/** How the guardian of the player `p` is reached (A15). */
const selectGuardian = jsonObjectFrom(
  query
    .selectFrom('users as g')
    .select((eb) => [
      'g.id',
      'g.first_name',
      'g.last_name',
      eb.fn.coalesce('g.email', eb.val('')).as('email'),
      'g.phone',
    ])
    .where('g.id', '=', sql.ref<string>('p.guardian_id'))
    .where('g.deleted_at', 'is', null),
);

/** The children in the care of the player `p`. */
const selectChildren = jsonArrayFrom(
  query
    .selectFrom('users as c')
    .select(['c.id', 'c.first_name', 'c.last_name'])
    .where('c.guardian_id', '=', sql.ref<string>('p.id'))
    .where('c.deleted_at', 'is', null)
    .orderBy('c.dob')
    .orderBy('c.id')
    .limit(MOST_CHILDREN),
);

const selectPerson = prepareStatement(({ id, now }: { id: string; now: Date }) =>
  selectPeople
    .select((eb) => [
      selectPendingEmail({ id: eb.ref('p.id'), email: eb.ref('p.email') }, now).as('pending_email'),
      countAwaitingRecords(eb.ref('p.id'), now).as('incompleteLessonRecords'),
      countNoShows.as('no_shows'),
      selectGuardian.as('guardian'),
      selectChildren.as('children'),
      selectUserSkills(eb.ref('p.id'), SKILL_LIMITS.skills).as('skills'),
      countAtStake(now).as('at_stake'),
    ])
    .where('p.id', '=', id),
);

/** A live person by id, in one round trip. */
export const readPerson = (db: DbOrTx, id: string, now: Date): Promise<PersonRow | null> =>
  fetchFirst(db, selectPerson({ id, now }));

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
