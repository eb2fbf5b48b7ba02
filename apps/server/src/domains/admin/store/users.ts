import type { ListedUser } from '@fairway/contracts/admin';
import type { UserType } from '@fairway/contracts/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { joinSql, sql } from '@fairway/db/sql';

/** A stretch of a list. */
export interface Stretch {
  limit: number;
  offset: number;
}

/** Live people by name who have every one of these patterns in their name or address, and how many there are of them. */
export async function findUsers(
  db: DbOrTx,
  patterns: readonly string[],
  { limit, offset }: Stretch,
): Promise<{ data: ListedUser[]; total: number }> {
  // The indexed expression, letter for letter: users_findable.
  const found = patterns.map((one) => sql`lower("first_name" || ' ' || "last_name" || ' ' || "email") LIKE ${one}`);
  const where = joinSql([sql`deleted_at IS NULL`, ...found], ' AND ');
  const [data, counts] = await Promise.all([
    db.$queryRaw<ListedUser[]>(sql`
      SELECT id::text, type::text, first_name, last_name, email FROM users WHERE ${where}
      ORDER BY lower(last_name), lower(first_name), id LIMIT ${limit} OFFSET ${offset}`),
    db.$queryRaw<{ total: number }[]>(sql`SELECT count(*)::int AS total FROM users WHERE ${where}`),
  ]);
  return { data, total: counts[0]?.total ?? 0 };
}

/**
 * Makes whatever takes an admin away take turns until the transaction ends: two admins who delete each other would both be gone.
 * False when whoever asks is no admin any more by then.
 */
export async function lockAdmins(tx: Tx, actor_id: string): Promise<boolean> {
  await tx.$queryRaw(sql`SELECT pg_advisory_xact_lock(hashtextextended('admins', 0))::text`);
  const rows = await tx.$queryRaw<object[]>(
    sql`SELECT 1 FROM users WHERE id = ${actor_id}::uuid AND type = 'admin' AND deleted_at IS NULL`,
  );
  return rows.length === 1;
}

/** Keeps a person as they are until the transaction ends: nobody joins them, or books them, meanwhile. Their level; null for nobody. */
export async function lockUser(tx: Tx, id: string): Promise<{ type: UserType; lessons: number } | null> {
  const [user] = await tx.$queryRaw<{ type: UserType }[]>(
    sql`SELECT type::text FROM users WHERE id = ${id}::uuid AND deleted_at IS NULL FOR UPDATE`,
  );
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
