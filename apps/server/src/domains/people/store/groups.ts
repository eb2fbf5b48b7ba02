import type { Group } from '@fairway/contracts/people';
import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { rowsOf } from '@fairway/db/rows';
import { sql, type Sql } from '@fairway/db/sql';

/** A group of the pro, and no other: of another's there is none. */
export interface OwnGroup {
  pro_id: string;
  id: string;
}

const PLAYERS = sql`u.type = 'player' AND u.deleted_at IS NULL`;

/** The members of the group `g`: those who were chosen, or of "All Players" the pro's players as they are now (M2). */
const members = (what: Sql): Sql => sql`CASE WHEN g.is_all
  THEN (SELECT ${what} FROM users u WHERE u.pro_id = g.pro_id AND ${PLAYERS})
  ELSE (SELECT ${what} FROM group_members m JOIN users u ON u.id = m.user_id AND ${PLAYERS} WHERE m.group_id = g.id) END`;

const GROUP = sql`SELECT g.id::text, g.name, g.is_all, ${members(sql`count(*)::int`)} AS size FROM groups g`;

/** The pro's groups, "All Players" first and the others by name. */
export const readGroups = (
  db: DbOrTx,
  pro_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Group[]> =>
  rowsOf<Group>(
    db,
    sql`${GROUP} WHERE g.pro_id = ${pro_id}::uuid ORDER BY g.is_all DESC, lower(g.name), g.id LIMIT ${limit} OFFSET ${offset}`,
  );

/** A group with the first `limit` of its members by last name, in one round trip. */
export async function readGroup(
  db: DbOrTx,
  { pro_id, id }: OwnGroup,
  limit: number,
): Promise<(Group & { members: PersonName[] }) | null> {
  const names = sql`SELECT u.id::text, u.first_name, u.last_name FROM users u`;
  const sorted = sql`ORDER BY u.last_name, u.first_name, u.id LIMIT ${limit}`;
  const listOf = (people: Sql) => sql`(SELECT coalesce(json_agg(who), '[]') FROM (${people} ${sorted}) who)`;
  const rows = await rowsOf<Group & { members: PersonName[] }>(
    db,
    sql`
    SELECT own.*, CASE WHEN own.is_all
      THEN ${listOf(sql`${names} WHERE u.pro_id = ${pro_id}::uuid AND ${PLAYERS}`)}
      ELSE ${listOf(sql`${names} JOIN group_members m ON m.user_id = u.id WHERE m.group_id = own.id::uuid AND ${PLAYERS}`)}
      END AS members
    FROM (${GROUP} WHERE g.id = ${id}::uuid AND g.pro_id = ${pro_id}::uuid) own`,
  );
  return rows[0] ?? null;
}

/** Keeps a group as it is until the transaction ends; answers whether it is the one that the system keeps, null when there is none. */
export async function lockGroup(tx: Tx, { pro_id, id }: OwnGroup): Promise<{ is_all: boolean } | null> {
  const rows = await tx.$queryRaw<{ is_all: boolean }[]>(sql`
    SELECT is_all FROM groups WHERE id = ${id}::uuid AND pro_id = ${pro_id}::uuid FOR UPDATE`);
  return rows[0] ?? null;
}

/** Adds a group; null when the pro has one of that name, however it is typed. */
export async function insertGroup(
  tx: Tx,
  group: { pro_id: string; name: string; is_all: boolean; created_at: Date },
): Promise<string | null> {
  const [added] = await tx.groups.createManyAndReturn({ data: [group], select: { id: true }, skipDuplicates: true });
  return added?.id ?? null;
}

/** Names a group; false when the pro has another of that name. */
export async function renameGroup(tx: Tx, id: string, name: string): Promise<boolean> {
  try {
    await tx.groups.update({ where: { id }, data: { name } });
    return true;
  } catch (error) {
    if (violates(error, 'groups_name_key')) return false;
    throw error;
  }
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.groups.delete({ where: { id } });
}

/** Makes one of the pro's players a member; false when there is no such player. Whoever is one already stays one. */
export async function insertMember(tx: Tx, { pro_id, id }: OwnGroup, user_id: string): Promise<boolean> {
  // The player's row is held: one who is being removed is waited for, and then is nobody.
  const rows = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM users u WHERE u.id = ${user_id}::uuid AND u.pro_id = ${pro_id}::uuid AND ${PLAYERS} FOR KEY SHARE`);
  if (rows.length === 0) return false;
  await tx.group_members.createMany({ data: [{ group_id: id, user_id }], skipDuplicates: true });
  return true;
}

/** Takes a member out; false when they were none. */
export const deleteMember = async (tx: Tx, group_id: string, user_id: string): Promise<boolean> =>
  (await tx.group_members.deleteMany({ where: { group_id, user_id } })).count > 0;
