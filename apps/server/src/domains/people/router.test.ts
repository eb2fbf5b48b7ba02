import { callsOf, expectFault, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
beforeAll(async () => {
  cast = await castOf(deps);
});

describe('the list of players', () => {
  test.each(fares({ nobody: 401, player: 403, pro: 200, admin: 403 }))('for %s: %i', async (role, status) => {
    expect(await statusFor(deps, cast[role], (calls: Calls) => calls.people.players({}))).toBe(status);
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
