import { type Group, ALL_PLAYERS } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** A group of the pro, and no other: of another's there is none. */
export interface OwnGroup {
  pro_id: string;
  id: string;
}

const isPlayer = (eb: ExpressionBuilder<Database & { u: Database['users'] }, 'u'>) =>
  eb.and([eb('u.type', '=', 'player'), eb('u.deleted_at', 'is', null)]);

/** Of the group `g` the members: those who were chosen, or of "All Players" the pro's players as they are now (M2). */
const selectMembers = (eb: ExpressionBuilder<Database & { g: Database['groups'] }, 'g'>) => {
  const members = eb.selectFrom('users as u').where(isPlayer);
  return {
    everyPlayer: members.whereRef('u.pro_id', '=', 'g.pro_id'),
    chosen: members.innerJoin('group_members as m', 'm.user_id', 'u.id').whereRef('m.group_id', '=', 'g.id'),
  };
};

const selectGroups = query.selectFrom('groups as g').select((eb) => {
  const { everyPlayer, chosen } = selectMembers(eb);
  const count = sql<number>`count(*)::int`.as('size');
  const size = eb.case().when('g.is_all', '=', true).then(everyPlayer.select(count)).else(chosen.select(count)).end();
  return ['g.id', 'g.name', 'g.is_all', size.$notNull().as('size')];
});

/** The pro's groups, "All Players" first and the others by name. */
export const readGroups = (
  db: DbOrTx,
  pro_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Group[]> =>
  fetchRows(
    db,
    selectGroups
      .where('g.pro_id', '=', pro_id)
      .orderBy('g.is_all', 'desc')
      .orderBy((eb) => eb.fn('lower', ['g.name']))
      .orderBy('g.id')
      .limit(limit)
      .offset(offset),
  );

/** A group with the first `limit` of its members by last name, in one round trip. */
export const readGroup = (
  db: DbOrTx,
  { pro_id, id }: OwnGroup,
  limit: number,
): Promise<(Group & { members: PersonName[] }) | null> =>
  fetchFirst(
    db,
    selectGroups
      .where('g.id', '=', id)
      .where('g.pro_id', '=', pro_id)
      .select((eb) => {
        const { everyPlayer, chosen } = selectMembers(eb);
        const first = [everyPlayer, chosen].map((members) =>
          jsonArrayFrom(
            members
              .select(['u.id', 'u.first_name', 'u.last_name'])
              .orderBy('u.last_name')
              .orderBy('u.first_name')
              .orderBy('u.id')
              .limit(limit),
          ),
        );
        return eb.case().when('g.is_all', '=', true).then(first[0]!).else(first[1]!).end().$notNull().as('members');
      }),
  );

/**
 * The ids of a group's members who are the pro's players now, as a part of another's statement. Whoever of them is being removed is
 * waited for, and then is nobody.
 */
export const selectGroupPlayers = ({ pro_id, id }: OwnGroup) =>
  query
    .selectFrom('groups as g')
    .innerJoin('users as u', 'u.pro_id', 'g.pro_id')
    .where('g.id', '=', id)
    .where('g.pro_id', '=', pro_id)
    .where(isPlayer)
    .where((eb) => {
      const membership = eb.selectFrom('group_members as m').select('m.user_id').whereRef('m.group_id', '=', 'g.id');
      return eb.or([eb('g.is_all', '=', true), eb.exists(membership.whereRef('m.user_id', '=', 'u.id'))]);
    })
    .select('u.id')
    .forKeyShare('u');

/** Keeps a group as it is until the transaction ends; answers whether it is the one that the system keeps, null when there is none. */
export const lockGroup = (tx: Tx, { pro_id, id }: OwnGroup): Promise<{ is_all: boolean } | null> =>
  fetchFirst(
    tx,
    query.selectFrom('groups').select('is_all').where('id', '=', id).where('pro_id', '=', pro_id).forUpdate(),
  );

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
  const player = query
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', user_id)
    .where('u.pro_id', '=', pro_id)
    .where(isPlayer)
    .forKeyShare();
  if (!(await fetchFirst(tx, player))) return false;
  await tx.group_members.createMany({ data: [{ group_id: id, user_id }], skipDuplicates: true });
  return true;
}

/** Takes a member out; false when they were none. */
export const deleteMember = async (tx: Tx, group_id: string, user_id: string): Promise<boolean> =>
  (await tx.group_members.deleteMany({ where: { group_id, user_id } })).count > 0;

/** A pro's group of all their players; it keeps no members, for they are the pro's players as they are (M2). */
export async function insertAllPlayers(tx: Tx, pro_id: string): Promise<void> {
  await tx.groups.create({ data: { pro_id, name: ALL_PLAYERS, is_all: true } });
}
