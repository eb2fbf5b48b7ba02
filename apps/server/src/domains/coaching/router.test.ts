import { v7 as uuid } from 'uuid';
import { aPlayer } from '#test/builders.ts';
import { createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles, type Role } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
let group: { id: string };
beforeAll(async () => {
  roles = await makeRoles(services);
  group = await createCalls(services, roles.pro).people.addGroup({ name: 'Juniors' });
});
const status = (role: Role, call: (calls: Calls) => Promise<unknown>) => statusAs(services, roles[role], call);

describe('the list of players', () => {
  test.each(expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }))(
    'for %s: %i',
    async (role, expected) => {
      expect(await status(role, (calls) => calls.people.players({}))).toBe(expected);
    },
  );

  test('is of the pro’s own', async () => {
    const ids = async (role: 'pro' | 'otherPro') =>
      (await createCalls(services, roles[role]).people.players({})).map(({ id }) => id).sort();
    expect(await ids('pro')).toEqual([roles.player.id, roles.fellow.id].sort());
    expect(await ids('otherPro')).toEqual([roles.otherPlayer.id]);
  });

  test('has pages from the first', async () => {
    expect(await createCalls(services, roles.pro).people.players({ page: '2' })).toEqual([]);
    await expectFault('page', createCalls(services, roles.pro).people.players({ page: 0 }));
  });
});

describe('a player', () => {
  const theirs = expectedStatuses({
    nobody: 401,
    player: 200,
    fellow: 404,
    otherPlayer: 404,
    pro: 200,
    otherPro: 404,
    admin: 200,
  });
  test.each(theirs)('read by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.user({ id: roles.player.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.player({ id: roles.player.id }))).toBe(expected);
  });

  test.each(theirs)('written by %s: %i', async (role, expected) => {
    // Nothing differs, so nothing is barred: what is asked is whether there is such a person at all.
    expect(await status(role, (calls) => calls.people.saveUser({ id: roles.player.id, gender: null }))).toBe(expected);
  });

  test.each(
    expectedStatuses({ nobody: 401, player: 403, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  )('taught otherwise by %s: %i', async (role, expected) => {
    const before = await home.db.users.findUniqueOrThrow({ where: { id: roles.player.id } });
    const change = { id: roles.player.id, skills_enabled: !before.skills_enabled };
    expect(await status(role, (calls) => calls.people.saveUser(change))).toBe(expected);
  });

  test.each(expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 200 }))(
    'deleted by %s: %i',
    async (role, expected) => {
      const { id } = await aPlayer(home.db, roles.pro);
      expect(await status(role, (calls) => calls.people.removeUser({ id }))).toBe(expected);
    },
  );
});

describe('a pro', () => {
  const theirs = expectedStatuses({ nobody: 401, player: 404, pro: 200, otherPro: 404, admin: 200 });
  test.each(theirs)('read and written by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.user({ id: roles.pro.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.saveUser({ id: roles.pro.id, handed: null }))).toBe(expected);
  });
});

describe('groups', () => {
  const pros = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
  const owned = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });

  test.each(pros)('listed and added to by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.groups({}))).toBe(expected);
    expect(await status(role, (calls) => calls.people.addGroup({ name: uuid() }))).toBe(expected);
  });

  test.each(owned)('one read, filled and emptied by %s: %i', async (role, expected) => {
    const member = { id: group.id, player: roles.player.id };
    expect(await status(role, (calls) => calls.people.group({ id: group.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.saveGroup(member))).toBe(expected);
    expect(await status(role, (calls) => calls.people.removeMember({ id: group.id, memberId: member.player }))).toBe(
      expected,
    );
  });

  test.each(owned)('one deleted by %s: %i', async (role, expected) => {
    const { id } = await createCalls(services, roles.pro).people.addGroup({ name: uuid() });
    expect(await status(role, (calls) => calls.people.removeGroup({ id }))).toBe(expected);
  });
});

test.each(expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 }))(
  'a file of players is checked and imported by %s: %i',
  async (role, expected) => {
    const rows = [{ first_name: 'Alex', last_name: 'Taylor', email: `${uuid()}@example.com`, phone: '' }];
    expect(await status(role, (calls) => calls.people.checkImport({ rows }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.importPlayers({ rows }))).toBe(expected);
  },
);
