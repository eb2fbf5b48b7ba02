import type { ListedUser } from '@fairway/contracts/users/admin';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockAdminChanges } from '@fairway/db/locks';
import { isoText } from '@fairway/db/iso-text';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Stretch } from '#core/pagination.ts';

/** Live people by name who have every one of these patterns in their name or address, and how many there are of them. */
export async function findUsers(
  db: DbOrTx,
  patterns: readonly string[],
  { limit, offset }: Stretch,
): Promise<{ data: ListedUser[]; total: number }> {
  const live = query.selectFrom('users').where('users.deleted_at', 'is', null);
  const found = patterns.reduce(
    // The indexed expression, letter for letter: users_findable.
    (users, one) =>
      users.where(sql<boolean>`lower("first_name" || ' ' || "last_name" || ' ' || coalesce("email", '')) LIKE ${one}`),
    live,
  );
  const [data, counts] = await Promise.all([
    fetchRows(
      db,
      found
        .select(['users.id', 'users.type', 'users.first_name', 'users.last_name'])
        .select((eb) => [
          eb.fn.coalesce('users.email', eb.val('')).as('email'),
          isoText(eb.ref('users.created_at')).as('created_at'),
          jsonObjectFrom(
            eb
              .selectFrom('users as pro')
              .select(['pro.id', 'pro.first_name', 'pro.last_name'])
              .whereRef('pro.id', '=', 'users.pro_id'),
          ).as('pro'),
          eb
            .selectFrom('sessions as s')
            .whereRef('s.user_id', '=', 'users.id')
            .select((of) => isoText(of.fn.max<Date>(of.fn.coalesce('s.seen_at', 's.created_at'))).as('last_seen_at'))
            .$asScalar()
            .as('last_seen_at'),
        ])
        .orderBy((eb) => eb.fn('lower', ['users.last_name']))
        .orderBy((eb) => eb.fn('lower', ['users.first_name']))
        .orderBy('users.id')
        .limit(limit)
        .offset(offset),
    ),
    fetchFirst(
      db,
      found.select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total')),
    ),
  ]);
  return { data, total: counts?.total ?? 0 };
}

/**
 * Makes whatever takes an admin away take turns until the transaction ends: two admins who delete each other would both be gone.
 * False when whoever asks is no admin any more by then.
 */
export async function lockAdmins(tx: Tx, actor_id: string): Promise<boolean> {
  await lockAdminChanges(tx);
  return (await tx.users.count({ where: { id: actor_id, type: 'admin', deleted_at: null } })) === 1;
}

/** Keeps a person as they are until the transaction ends: nobody joins them, or books them, meanwhile. Their level; null for nobody. */
export async function lockUser(tx: Tx, id: string): Promise<{ type: UserType; lessons: number } | null> {
  const live = query.selectFrom('users').select('type').where('id', '=', id).where('deleted_at', 'is', null);
  const user = await fetchFirst(tx, live.forUpdate());
  if (!user) return null;
  return { type: user.type, lessons: await tx.lessons.count({ where: { OR: [{ pro_id: id }, { player_id: id }] } }) };
}

/** Makes a pro of an admin, who then has a code, or an admin of a pro, who then has none, and invites and teaches nobody. */
export async function writeLevel(
  tx: Tx,
  id: string,
  type: 'pro' | 'admin',
  referral_code: string | null,
): Promise<void> {
  await tx.invitations.deleteMany({ where: { pro_id: id } });
  await tx.onboardings.deleteMany({ where: { pro_id: id } });
  await tx.groups.deleteMany({ where: { pro_id: id } });
  await tx.users.update({ where: { id }, data: { type, referral_code, pro_id: null, subscribed_until: null } });
}
