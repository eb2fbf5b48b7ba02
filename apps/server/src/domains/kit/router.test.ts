import { createCalls, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectedStatuses, makeRoles, statusAs, type Role, type Roles } from '#test/roles.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
/** A club and a yardage of the player's. */
let club: string;
let yardage: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  const { kit } = createCalls(services, roles.player);
  club = (await kit.addClub({ club: 'Driver', name: 'Big one' })).id;
  yardage = (await kit.addYardage({ club: 'Driver', yd: 230 })).id;
});

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, statuses: ReturnType<typeof expectedStatuses>];
const ANY_OF_TWO = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
const ITS_OWNER = expectedStatuses({
  nobody: 401,
  player: 200,
  fellow: 404,
  otherPlayer: 404,
  pro: 404,
  otherPro: 404,
  admin: 403,
});
const ALL_ITS_OWNERS = expectedStatuses({
  nobody: 401,
  player: 200,
  fellow: 422,
  otherPlayer: 422,
  pro: 422,
  otherPro: 422,
  admin: 403,
});

const rows: Row[] = [
  [
    'bag of the player',
    (calls) => calls.kit.bag({ id: roles.player.id }),
    expectedStatuses({
      nobody: 401,
      player: 200,
      fellow: 404,
      otherPlayer: 404,
      pro: 200,
      otherPro: 404,
      admin: 403,
    }),
  ],
  [
    'bag of the pro',
    (calls) => calls.kit.bag({ id: roles.pro.id }),
    expectedStatuses({
      nobody: 401,
      player: 200,
      fellow: 200,
      otherPlayer: 404,
      pro: 200,
      otherPro: 404,
      admin: 403,
    }),
  ],
  ['addClub', (calls) => calls.kit.addClub({}), ANY_OF_TWO],
  ['changeClub', (calls) => calls.kit.changeClub({ id: club, club: 'a', name: 'b' }), ITS_OWNER],
  ['removeClub', (calls) => calls.kit.removeClub({ id: club }), ITS_OWNER],
  ['orderBag', (calls) => calls.kit.orderBag([{ id: club, order: 2 }]), ALL_ITS_OWNERS],
  ['yardages', (calls) => calls.kit.yardages(), ANY_OF_TWO],
  ['addYardage', (calls) => calls.kit.addYardage({}), ANY_OF_TWO],
  ['changeYardage', (calls) => calls.kit.changeYardage({ id: yardage, club: 'a', yd: 1 }), ITS_OWNER],
  ['removeYardage', (calls) => calls.kit.removeYardage({ id: yardage }), ITS_OWNER],
  ['orderYardages', (calls) => calls.kit.orderYardages([{ id: yardage, order: 2 }]), ALL_ITS_OWNERS],
];

describe.each(rows)('%s', (_, call, statuses) => {
  test.each<[Role, number]>(statuses)('by %s: %i', async (role, status) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});
