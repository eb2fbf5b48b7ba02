import { aPlayer, aPro } from '@fairway/server/test/builders';
import { fileDatabase } from '@fairway/server/test/file-database';
import { describe, expect, test } from 'vitest';

const home = fileDatabase();
const add = (pro: { id: string }, name: string, is_all = false) =>
  home.db.groups.create({ data: { pro_id: pro.id, name, is_all } });

describe('groups', () => {
  test('of a pro are told apart by more than their case', async () => {
    const pro = await aPro(home.db);
    await add(pro, 'Juniors');
    await expect(add(pro, 'JUNIORS')).rejects.toThrow('groups_name_key');
    await add(await aPro(home.db), 'Juniors');
  });

  test('have one "All Players" a pro', async () => {
    const pro = await aPro(home.db);
    await expect(add(pro, 'Everybody', true)).rejects.toThrow('groups_all_key');
  });

  test('have a member once, and go with their pro and their members', async () => {
    const pro = await aPro(home.db);
    const player = await aPlayer(home.db, pro);
    const group = await add(pro, 'Juniors');
    const member = () => home.db.group_members.create({ data: { group_id: group.id, user_id: player.id } });
    await member();
    await expect(member()).rejects.toThrow('Unique constraint');
    await home.db.users.delete({ where: { id: player.id } });
    expect(await home.db.group_members.count({ where: { group_id: group.id } })).toBe(0);
    await home.db.users.delete({ where: { id: pro.id } });
    expect(await home.db.groups.count({ where: { pro_id: pro.id } })).toBe(0);
  });
});

test('shoes come in halves from 2 to 15', async () => {
  const pro = await aPro(home.db);
  for (const shoe of [1.5, 15.5, 9.3])
    await expect(aPlayer(home.db, pro, { shoe: shoe as never })).rejects.toThrow('users_shoe_range');
  for (const shoe of [2, 9.5, 15]) await aPlayer(home.db, pro, { shoe: shoe as never });
});
