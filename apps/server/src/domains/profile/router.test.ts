import { atOnce, callsOf, expectFault, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
let id: string;
beforeEach(async () => {
  cast = await castOf(deps);
  ({ id } = await callsOf(deps, cast.pro).profile.addClub({ name: 'Links' }));
});

const PROS = fares({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_PRO = fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof fares>];
const rows: Row[] = [
  ['clubs', (calls) => calls.profile.clubs(), fares({ nobody: 401, player: 200, pro: 200, admin: 403 })],
  ['addClub', (calls) => calls.profile.addClub({ name: 'Range' }), PROS],
  ['changeClub', (calls) => calls.profile.changeClub({ id, name: 'New Links' }), ITS_PRO],
  ['removeClub', (calls) => calls.profile.removeClub({ id }), ITS_PRO],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusFor(deps, cast[role], call)).toBe(status);
  });

  test('players see the venues of their own pro', async () => {
    expect(await callsOf(deps, cast.player).profile.clubs()).toMatchObject([{ id, name: 'Links', owner: false }]);
    expect(await callsOf(deps, cast.otherPlayer).profile.clubs()).toEqual([]);
  });
});

test.each(['', '42', 'x'.repeat(5_000)])('%s is the id of no venue', async (odd) => {
  const { profile } = callsOf(deps, cast.pro);
  const { refused } = await atOnce<unknown>([
    profile.changeClub({ id: odd, name: 'x' }),
    profile.removeClub({ id: odd }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
});

test.each<[string, unknown]>([
  ['name', {}],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(256) }],
  ['name', { name: 'Links\0' }],
  ['telephone', { name: 'Links', telephone: '1'.repeat(256) }],
  ['website', { name: 'Links', website: 'w'.repeat(256) }],
  ['address', { name: 'Links', address: 'a'.repeat(1_001) }],
])('bad input is told under its field: %s', async (field, input) => {
  const add = callsOf(deps, cast.pro).profile.addClub as (input: unknown) => Promise<unknown>;
  await expectFault(field, add(input));
  expect(await callsOf(deps, cast.pro).profile.clubs()).toHaveLength(1);
});
