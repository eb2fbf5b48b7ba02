import { createCalls, expectFault, catchRefusal, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits } from '#test/ledger.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
beforeEach(async () => {
  roles = await makeRoles(services);
});

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  [
    'byExpiry of oneself',
    (calls) => calls.credits.byExpiry({}),
    expectedStatuses({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'byExpiry of the player',
    (calls) => calls.credits.byExpiry({ player_id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'give',
    (calls) => calls.credits.give({ player_id: roles.player.id, credits: 4 }),
    expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'buy, of a pro without a price',
    (calls) => calls.credits.buy({ credits: 4 }),
    expectedStatuses({ nobody: 401, player: 422, pro: 403, admin: 403 }),
  ],
  [
    'story of oneself',
    (calls) => calls.credits.story({}),
    expectedStatuses({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'story of the player',
    (calls) => calls.credits.story({ player_id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'statement of oneself',
    (calls) => calls.credits.statement({ start: '2031-03-01', end: '2031-03-31' }),
    expectedStatuses({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  [
    'statement of the player',
    (calls) => calls.credits.statement({ player_id: roles.player.id, start: '2031-03-01', end: '2031-03-31' }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
    expect(await readCredits(home.db, roles.player)).toBe(call === rows[2]![1] && status === 200 ? 4 : 0);
  });
});

describe('ids and numbers', () => {
  test.each(['42', 'guest', 'x'.repeat(5_000)])('%s is of no player', async (player_id) => {
    const { credits } = createCalls(services, roles.pro);
    expect((await catchRefusal(credits.give({ player_id, credits: 1 }))).status).toBe(404);
    expect((await catchRefusal(credits.byExpiry({ player_id }))).status).toBe(404);
  });

  test('a blank player is none', async () => {
    expect(await createCalls(services, roles.player).credits.byExpiry({ player_id: '' })).toEqual({});
    expect(await expectFault('player_id', createCalls(services, roles.pro).credits.byExpiry({ player_id: '' }))).toBe(
      'Please choose a player.',
    );
  });

  test.each([0, -1, 21, 1.5, '', 'many', null, true, [3]])('%j credits cannot be given', async (count) => {
    const give = createCalls(services, roles.pro).credits.give as (input: unknown) => Promise<unknown>;
    expect(await expectFault('credits', give({ player_id: roles.player.id, credits: count }))).toMatch(
      /^Please choose/,
    );
    expect(await readCredits(home.db, roles.player)).toBe(0);
  });

  test.each([1, 20, '7'])('%j can', async (count) => {
    await createCalls(services, roles.pro).credits.give({ player_id: roles.player.id, credits: count });
    expect(await readCredits(home.db, roles.player)).toBe(Number(count));
  });
});
