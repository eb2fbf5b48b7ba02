import { ALL_PLAYERS } from '@fairway/contracts/coaching/people';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#domains/coaching/accounts/service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let pro: TestUser;
let ann: TestUser;
let bo: TestUser;
beforeEach(async () => {
  pro = await aPro(home.db);
  [ann, bo] = [
    await aPlayer(home.db, pro, { first_name: 'Ann', last_name: 'Adams' }),
    await aPlayer(home.db, pro, { first_name: 'Bo', last_name: 'Brown' }),
  ];
});

const as = (user: TestUser) => createCalls(services, toActor(user)).people;
const named = ({ members }: { members: { first_name: string }[] }) => members.map(({ first_name }) => first_name);
const all = async (user: TestUser) => (await as(user).groups({}))[0]!;

describe('a group', () => {
  test('is added, named anew, filled, emptied and deleted', async () => {
    const group = await as(pro).addGroup({ name: '  Juniors ' });
    expect(group).toEqual({ id: group.id, name: 'Juniors', is_all: false, size: 0, members: [] });
    await as(pro).saveGroup({ id: group.id, player: bo.id });
    const both = await as(pro).saveGroup({ id: group.id, player: ann.id, name: 'Early birds' });
    expect(both).toMatchObject({ name: 'Early birds', size: 2 });
    expect(named(both)).toEqual(['Ann', 'Bo']);
    expect(await as(pro).group({ id: group.id })).toEqual(both);
    const one = await as(pro).removeMember({ id: group.id, memberId: ann.id });
    expect([one.size, named(one)]).toEqual([1, ['Bo']]);
    expect(await as(pro).removeGroup({ id: group.id })).toEqual({ ok: true });
    expect(await catchRefusal(as(pro).group({ id: group.id }))).toEqual(NOT_FOUND);
    expect(await home.db.users.count({ where: { pro_id: pro.id } })).toBe(2);
  });

  test('is listed by name after "All Players", with how many are in it', async () => {
    for (const name of ['zebras', 'Apes', '<b>Html</b>']) await as(pro).addGroup({ name });
    const apes = (await as(pro).groups({})).find(({ name }) => name === 'Apes')!;
    await as(pro).saveGroup({ id: apes.id, player: ann.id });
    const listed = (await as(pro).groups({})).map(({ name, size }) => `${name} ${size}`);
    expect(listed).toEqual([`${ALL_PLAYERS} 2`, '<b>Html</b> 0', 'Apes 1', 'zebras 0']);
  });

  test('has a member once, however often they are added', async () => {
    const { id } = await as(pro).addGroup({ name: 'Juniors' });
    const { granted } = await atOnce([1, 2, 3].map(() => as(pro).saveGroup({ id, player: ann.id })));
    expect(granted).toHaveLength(3);
    expect((await as(pro).group({ id })).size).toBe(1);
  });

  test('has a name that the pro uses once, however it is typed; other pros may too', async () => {
    const { id } = await as(pro).addGroup({ name: 'Juniors' });
    await as(await aPro(home.db)).addGroup({ name: 'Juniors' });
    await expectFault('name', as(pro).addGroup({ name: 'JUNIORS' }));
    await expectFault('name', as(pro).addGroup({ name: 'all players' }));
    await as(pro).addGroup({ name: 'Seniors' });
    await expectFault('name', as(pro).saveGroup({ id, name: 'seniors' }));
    expect(await as(pro).saveGroup({ id, name: 'juniors' })).toMatchObject({ name: 'juniors' });
    const { granted, refused } = await atOnce([as(pro).addGroup({ name: 'New' }), as(pro).addGroup({ name: 'NEW' })]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422]]);
  });

  test('is called something of 255 characters at most, and changed by saying what', async () => {
    await expectFault('name', as(pro).addGroup({ name: ' ' }));
    await expectFault('name', as(pro).addGroup({ name: 'x'.repeat(256) }));
    const { id } = await as(pro).addGroup({ name: 'x'.repeat(255) });
    await expectFault('player', as(pro).saveGroup({ id }));
  });

  test('is for the pro’s own players', async () => {
    const other = await aPro(home.db);
    const theirs = await aPlayer(home.db, other);
    const gone = await aPlayer(home.db, pro, { deleted_at: new Date() });
    const { id } = await as(pro).addGroup({ name: 'Juniors' });
    for (const player of [theirs.id, other.id, pro.id, gone.id, uuid(), 'nobody'])
      expect(await catchRefusal(as(pro).saveGroup({ id, player }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(as(pro).removeMember({ id, memberId: ann.id }))).toEqual(NOT_FOUND);
  });

  test('of another pro is not there', async () => {
    const { id } = await as(pro).addGroup({ name: 'Juniors' });
    const other = as(await aPro(home.db));
    const calls = [
      other.group({ id }),
      other.saveGroup({ id, name: 'Mine' }),
      other.removeGroup({ id }),
      other.removeMember({ id, memberId: ann.id }),
      other.group({ id: 'no id at all' }),
    ];
    expect(await Promise.all(calls.map(catchRefusal))).toEqual(calls.map(() => NOT_FOUND));
  });
});

describe('"All Players" (M2)', () => {
  test('is there for every new pro, and for nobody else', async () => {
    const person = { password: null, first_name: 'New', last_name: 'Comer' };
    const id = await addUser({ ...person, type: 'pro', email: `${uuid()}@example.com` }, services);
    expect(await home.db.groups.findMany({ where: { pro_id: id } })).toMatchObject([
      { name: ALL_PLAYERS, is_all: true },
    ]);
    const player = await addUser({ ...person, type: 'player', pro_id: id, email: `${uuid()}@example.com` }, services);
    expect(await home.db.groups.count({ where: { pro_id: player } })).toBe(0);
  });

  test('has the pro’s players as they are', async () => {
    const { id } = await all(pro);
    expect(named(await as(pro).group({ id }))).toEqual(['Ann', 'Bo']);
    const cy = await aPlayer(home.db, pro, { first_name: 'Cy', last_name: 'Aaron' });
    await aPlayer(home.db, await aPro(home.db), { first_name: 'Stranger' });
    await as(pro).removeUser({ id: ann.id });
    expect(await as(pro).group({ id })).toMatchObject({ size: 2, is_all: true });
    expect(named(await as(pro).group({ id }))).toEqual([cy.first_name, 'Bo']);
  });

  test('is not named anew, filled, emptied or deleted by hand', async () => {
    const { id } = await all(pro);
    const people = as(pro);
    const calls = [
      people.saveGroup({ id, name: 'Everybody' }),
      people.saveGroup({ id, player: ann.id }),
      people.removeMember({ id, memberId: ann.id }),
      people.removeGroup({ id }),
    ];
    for (const { status, message } of await Promise.all(calls.map(catchRefusal))) {
      expect(status).toBe(403);
      expect(message).toContain('kept for you');
    }
    expect(await all(pro)).toEqual({ id, name: ALL_PLAYERS, is_all: true, size: 2 });
  });
});

describe('at the same time', () => {
  test('a player who is removed is in no group, whoever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await aPlayer(home.db, pro);
      const { id } = await as(pro).addGroup({ name: `Group ${round}` });
      const { refused } = await atOnce<unknown>([
        as(pro).saveGroup({ id, player: player.id }),
        as(pro).removeUser({ id: player.id }),
      ]);
      expect(refused.every(({ status }) => status === 404)).toBe(true);
      expect((await as(pro).group({ id })).members).toEqual([]);
    }
  });

  test('a group that is deleted takes nobody in', async () => {
    const { id } = await as(pro).addGroup({ name: 'Juniors' });
    await atOnce<unknown>([as(pro).saveGroup({ id, player: ann.id }), as(pro).removeGroup({ id })]);
    expect(await home.db.group_members.count({ where: { group_id: id } })).toBe(0);
  });
});
