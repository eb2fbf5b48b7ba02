import { callsOf, expectFault, refusalOf, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { creditsOf } from '@fairway/testing/ledger';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));
let cast: Cast;
beforeEach(async () => {
  cast = await castOf(deps);
});

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof fares>];
const rows: Row[] = [
  [
    'byExpiry of oneself',
    (calls) => calls.credits.byExpiry({}),
    fares({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'byExpiry of the player',
    (calls) => calls.credits.byExpiry({ player_id: cast.player.id }),
    fares({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'give',
    (calls) => calls.credits.give({ player_id: cast.player.id, credits: 4 }),
    fares({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'buy, of a pro without a price',
    (calls) => calls.credits.buy({ credits: 4 }),
    fares({ nobody: 401, player: 422, pro: 403, admin: 403 }),
  ],
  ['story of oneself', (calls) => calls.credits.story({}), fares({ nobody: 401, player: 200, pro: 422, admin: 403 })],
  [
    'story of the player',
    (calls) => calls.credits.story({ player_id: cast.player.id }),
    fares({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'statement of oneself',
    (calls) => calls.credits.statement({ start: '2031-03-01', end: '2031-03-31' }),
    fares({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'statement of the player',
    (calls) => calls.credits.statement({ player_id: cast.player.id, start: '2031-03-01', end: '2031-03-31' }),
    fares({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusFor(deps, cast[role], call)).toBe(status);
    expect(await creditsOf(home.db, cast.player)).toBe(call === rows[2]![1] && status === 200 ? 4 : 0);
  });
});

describe('ids and numbers', () => {
  test.each(['42', 'guest', 'x'.repeat(5_000)])('%s is of no player', async (player_id) => {
    const { credits } = callsOf(deps, cast.pro);
    expect((await refusalOf(credits.give({ player_id, credits: 1 }))).status).toBe(404);
    expect((await refusalOf(credits.byExpiry({ player_id }))).status).toBe(404);
  });

  test('a blank player is none', async () => {
    expect(await callsOf(deps, cast.player).credits.byExpiry({ player_id: '' })).toEqual({});
    expect(await expectFault('player_id', callsOf(deps, cast.pro).credits.byExpiry({ player_id: '' }))).toBe(
      'Please choose a player.',
    );
  });

  test.each([0, -1, 21, 1.5, '', 'many', null, true, [3]])('%j credits cannot be given', async (count) => {
    const give = callsOf(deps, cast.pro).credits.give as (input: unknown) => Promise<unknown>;
    expect(await expectFault('credits', give({ player_id: cast.player.id, credits: count }))).toMatch(/^Please choose/);
    expect(await creditsOf(home.db, cast.player)).toBe(0);
  });

  test.each([1, 20, '7'])('%j can', async (count) => {
    await callsOf(deps, cast.pro).credits.give({ player_id: cast.player.id, credits: count });
    expect(await creditsOf(home.db, cast.player)).toBe(Number(count));
  });
});
