import { v7 as uuid } from 'uuid';
import { aPlayer } from '@fairway/testing/builders';
import { callsOf, expectFault, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast, type Role } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
let group: { id: string };
beforeAll(async () => {
  cast = await castOf(deps);
  group = await callsOf(deps, cast.pro).people.addGroup({ name: 'Juniors' });
});
const status = (role: Role, call: (calls: Calls) => Promise<unknown>) => statusFor(deps, cast[role], call);

describe('the list of players', () => {
  test.each(fares({ nobody: 401, player: 403, pro: 200, admin: 403 }))('for %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.players({}))).toBe(expected);
  });

  test('is of the pro’s own', async () => {
    const ids = async (role: 'pro' | 'otherPro') =>
      (await callsOf(deps, cast[role]).people.players({})).map(({ id }) => id).sort();
    expect(await ids('pro')).toEqual([cast.player.id, cast.fellow.id].sort());
    expect(await ids('otherPro')).toEqual([cast.otherPlayer.id]);
  });

  test('has pages from the first', async () => {
    expect(await callsOf(deps, cast.pro).people.players({ page: '2' })).toEqual([]);
    await expectFault('page', callsOf(deps, cast.pro).people.players({ page: 0 }));
  });
});

describe('a player', () => {
  const theirs = fares({
    nobody: 401,
    player: 200,
    fellow: 404,
    otherPlayer: 404,
    pro: 200,
    otherPro: 404,
    admin: 200,
  });
  test.each(theirs)('read by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.user({ id: cast.player.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.player({ id: cast.player.id }))).toBe(expected);
  });

  test.each(theirs)('written by %s: %i', async (role, expected) => {
    // Nothing differs, so nothing is barred: what is asked is whether there is such a person at all.
    expect(await status(role, (calls) => calls.people.saveUser({ id: cast.player.id, gender: null }))).toBe(expected);
  });

  test.each(fares({ nobody: 401, player: 403, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }))(
    'taught otherwise by %s: %i',
    async (role, expected) => {
      const before = await home.db.users.findUniqueOrThrow({ where: { id: cast.player.id } });
      const change = { id: cast.player.id, skills_enabled: !before.skills_enabled };
      expect(await status(role, (calls) => calls.people.saveUser(change))).toBe(expected);
    },
  );

  test.each(fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 200 }))(
    'deleted by %s: %i',
    async (role, expected) => {
      const { id } = await aPlayer(home.db, cast.pro);
      expect(await status(role, (calls) => calls.people.removeUser({ id }))).toBe(expected);
    },
  );
});

describe('a pro', () => {
  const theirs = fares({ nobody: 401, player: 404, pro: 200, otherPro: 404, admin: 200 });
  test.each(theirs)('read and written by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.user({ id: cast.pro.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.saveUser({ id: cast.pro.id, handed: null }))).toBe(expected);
  });
});

describe('groups', () => {
  const pros = fares({ nobody: 401, player: 403, pro: 200, admin: 403 });
  const owned = fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });

  test.each(pros)('listed and added to by %s: %i', async (role, expected) => {
    expect(await status(role, (calls) => calls.people.groups({}))).toBe(expected);
    expect(await status(role, (calls) => calls.people.addGroup({ name: uuid() }))).toBe(expected);
  });

  test.each(owned)('one read, filled and emptied by %s: %i', async (role, expected) => {
    const member = { id: group.id, player: cast.player.id };
    expect(await status(role, (calls) => calls.people.group({ id: group.id }))).toBe(expected);
    expect(await status(role, (calls) => calls.people.saveGroup(member))).toBe(expected);
    expect(await status(role, (calls) => calls.people.removeMember({ id: group.id, memberId: member.player }))).toBe(
      expected,
    );
  });

  test.each(owned)('one deleted by %s: %i', async (role, expected) => {
    const { id } = await callsOf(deps, cast.pro).people.addGroup({ name: uuid() });
    expect(await status(role, (calls) => calls.people.removeGroup({ id }))).toBe(expected);
  });
});
