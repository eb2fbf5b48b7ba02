import { beforeEach, describe, expect, test } from 'vitest';
import { createCalls, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { credits } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { expectedStatuses, makeRoles, statusAs, type Roles } from '#test/roles.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const CLINIC = {
  title: 'Putting',
  places: 4,
  duration: 60,
  date: '2031-03-13',
  time: times(['10:00', '11:00']),
  payment_type: 'credits' as const,
  credits: 2,
};
let roles: Roles;
/** One with both places free, and one that is full. */
let [open, full]: string[] = [];
beforeEach(async () => {
  roles = await makeRoles(services);
  await hours(services, roles.pro, times(['09:00', '17:00']));
  const pros = { pro: roles.pro, player: roles.player };
  await credits(services, pros, 4);
  await credits(services, { ...pros, player: roles.fellow }, 4);
  open = (await aGroupLesson(services, roles.pro)).id;
  full = (
    await aGroupLesson(services, roles.pro, { time: times(['12:00', '13:00']), payment_type: 'on_day', price: 0 })
  ).id;
  for (const player of [roles.player, roles.fellow])
    await createCalls(services, player).groupLessons.join({ id: full });
});

const ANY_OF_TWO = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
const PRO_ONLY = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_PEOPLE = expectedStatuses({
  nobody: 401,
  player: 200,
  fellow: 200,
  otherPlayer: 404,
  pro: 200,
  otherPro: 404,
  admin: 403,
});
const ITS_PRO = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['list', (calls) => calls.groupLessons.list(), ANY_OF_TWO],
  ['get', (calls) => calls.groupLessons.get({ id: open! }), ITS_PEOPLE],
  ['create', (calls) => calls.groupLessons.create({ ...CLINIC, outside_availability: true }), PRO_ONLY],
  ['change', (calls) => calls.groupLessons.change({ id: open!, title: 'Chipping' }), ITS_PRO],
  ['cancel', (calls) => calls.groupLessons.cancel({ id: open! }), ITS_PRO],
  [
    'join',
    (calls) => calls.groupLessons.join({ id: open! }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 200, otherPlayer: 404, pro: 422, admin: 403 }),
  ],
  [
    'give a place to the player',
    (calls) => calls.groupLessons.join({ id: open!, player_id: roles.player.id }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 403, otherPlayer: 403, pro: 200, otherPro: 404, admin: 403 }),
  ],
  [
    'wait for a place one has',
    (calls) => calls.groupLessons.wait({ id: full! }),
    expectedStatuses({ nobody: 401, player: 422, fellow: 422, otherPlayer: 404, pro: 403, admin: 403 }),
  ],
  [
    'stop waiting',
    (calls) => calls.groupLessons.stopWaiting({ id: full! }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 200, otherPlayer: 404, pro: 403, admin: 403 }),
  ],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});
