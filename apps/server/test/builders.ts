import { randomBytes } from 'node:crypto';
import { ALL_PLAYERS } from '@fairway/contracts/coaching/people';
import type { DbOrTx } from '@fairway/db/client';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { v7 } from 'uuid';

const unique = () => randomBytes(6).toString('hex');

type Created<T extends 'users' | 'lessons'> = Awaited<ReturnType<DbOrTx[T]['create']>>;
/** Somebody with an address: a child without one is made by their guardian. */
export type TestUser = Created<'users'> & { email: string };
export type TestLesson = Created<'lessons'>;
type UserFields = Partial<Omit<TestUser, 'id' | 'type'>>;

async function aUser(db: DbOrTx, type: TestUser['type'], fields: UserFields): Promise<TestUser> {
  const email = fields.email ?? `${type}-${unique()}@example.com`;
  const user = await db.users.create({
    data: {
      id: v7(),
      type,
      email_verified_at: new Date('2026-01-01'),
      calendar_token: unique(),
      ...fields,
      email,
      settings: { create: {} },
      ...(type === 'pro' ? { groups: { create: { name: ALL_PLAYERS, is_all: true } } } : {}),
    },
  });
  return { ...user, email };
}

/** A pro in London, subscribed, with everything else as it stands at the beginning. */
export const aPro = (db: DbOrTx, fields: UserFields = {}): Promise<TestUser> =>
  aUser(db, 'pro', { first_name: 'Robin', last_name: 'Calder', subscribed_until: new Date('9999-01-01'), ...fields });

/** A player of that pro. */
export const aPlayer = (db: DbOrTx, pro: { id: string }, fields: UserFields = {}): Promise<TestUser> =>
  aUser(db, 'player', { first_name: 'Jamie', last_name: 'Whitlock', pro_id: pro.id, ...fields });

export const anAdmin = (db: DbOrTx, fields: UserFields = {}): Promise<TestUser> =>
  aUser(db, 'admin', { first_name: 'Morgan', last_name: 'Hale', ...fields });

/** An hour's lesson, paid on the day, three days from now unless `starts_at` says otherwise; without a player it is a guest's. */
export function aLesson(
  db: DbOrTx,
  { pro, player }: { pro: { id: string }; player?: { id: string } },
  fields: Partial<Omit<TestLesson, 'id' | 'pro_id' | 'player_id'>> = {},
): Promise<TestLesson> {
  const starts_at = fields.starts_at ?? new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS);
  const duration = fields.duration ?? 60;
  const who = player ? { player_id: player.id } : { guest_name: 'Sam Guest' };
  return db.lessons.create({
    data: {
      id: v7(),
      pro_id: pro.id,
      ...who,
      ends_at: new Date(starts_at.getTime() + duration * MINUTE_MS),
      payment_type: 'on_day',
      ...fields,
      starts_at,
      duration,
    },
  });
}

/** So many players of a pro, without pushes, for what goes to many; `digest_at` gives them one email a day. */
export const aCrowd = (
  db: DbOrTx,
  pro: { id: string },
  players: number,
  digest_at: number | null = null,
) => db.$executeRaw`
  WITH people AS (
    INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
    SELECT gen_random_uuid(), 'player', n || '@example.com', 'Player', n::text, n::text, ${pro.id}::uuid
    FROM generate_series(1, ${players}::int) n RETURNING id)
  INSERT INTO settings (user_id, notification_push, digest_at) SELECT id, false, ${digest_at}::smallint FROM people`;
