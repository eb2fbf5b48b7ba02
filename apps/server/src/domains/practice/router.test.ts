import { randomUUID } from 'node:crypto';
import { createCalls, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectedStatuses, makeRoles, statusAs, type Role, type Roles } from '#test/roles.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
/** What the pro gave their player. */
let skill: string;
let reminder: string;
let goal: string;
/** One that the player has not accepted yet. */
let waiting: string;
/** A drill of the pro's, and what they set their player to practise. */
let drill_id: string;
let plan_id: string;
let session_id: string;
const days = () => [{ drill_id, days: ['2031-03-10'] }];
beforeEach(async () => {
  roles = await makeRoles(services);
  const calls = createCalls(services, roles.pro);
  const user_id = roles.player.id;
  ({ id: skill } = await calls.skills.add({ user_id, discipline: 'Putting', score: 5 }));
  ({ id: reminder } = await calls.keyReminders.add({ user_id, title: 'Head still' }));
  goal = (await calls.goals.propose({ player_id: user_id, ...GOAL }))[0]!.id;
  waiting = (await calls.goals.propose({ player_id: user_id, ...GOAL, title: 'Break 80' })).find(
    ({ title }) => title === 'Break 80',
  )!.id;
  await createCalls(services, roles.player).goals.accept({ id: goal, revision: 1 });
  drill_id = (await calls.practice.addDrill({ title: 'Gate putting' })).id;
  const plan = await calls.practice.set({ player_id: user_id, drills: days() });
  [plan_id, session_id] = [plan.id, plan.drills[0]!.sessions[0]!.id];
});

const GOAL = { title: 'Single figures', measure: 'handicap', start: 14, target: 9.9, due_on: '2031-09-01' } as const;

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, statuses: ReturnType<typeof expectedStatuses>];
const ANY_OF_TWO = expectedStatuses({ nobody: 401, player: 200, pro: 404, admin: 403 });
const ITS_SIDES = expectedStatuses({
  nobody: 401,
  player: 200,
  fellow: 404,
  otherPlayer: 404,
  pro: 200,
  otherPro: 404,
  admin: 403,
});
const ITS_PRO = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
const PRO_ONLY = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_PRO_NAMED = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 422, admin: 403 });

const rows: Row[] = [
  ['skills.list', (calls) => calls.skills.list({ id: roles.player.id }), ITS_SIDES],
  ['skills.progress', (calls) => calls.skills.progress({ player_id: roles.player.id }), ITS_SIDES],
  ['skills.progress of oneself', (calls) => calls.skills.progress({}), ANY_OF_TWO],
  ['skills.overview', (calls) => calls.skills.overview({ player_id: roles.player.id }), ITS_SIDES],
  ['skills.overview of oneself', (calls) => calls.skills.overview({}), ANY_OF_TWO],
  [
    'skills.add',
    (calls) => calls.skills.add({ user_id: roles.player.id, discipline: 'Driver', score: 3 }),
    ITS_PRO_NAMED,
  ],
  ['skills.save', (calls) => calls.skills.save({ id: skill, score: 6 }), ITS_PRO],
  ['skills.remove', (calls) => calls.skills.remove({ id: skill }), ITS_PRO],
  ['keyReminders.list', (calls) => calls.keyReminders.list({ id: roles.player.id, page: 1 }), ITS_SIDES],
  ['keyReminders.add', (calls) => calls.keyReminders.add({ user_id: roles.player.id, title: 'Feet' }), ITS_PRO_NAMED],
  ['keyReminders.save', (calls) => calls.keyReminders.save({ id: reminder, title: 'Feet' }), ITS_PRO],
  ['keyReminders.remove', (calls) => calls.keyReminders.remove({ id: reminder }), ITS_PRO],
  ['goals.list', (calls) => calls.goals.list({ id: roles.player.id }), ITS_SIDES],
  [
    'goals.propose',
    (calls) => calls.goals.propose({ player_id: roles.player.id, ...GOAL }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 422, admin: 403 }),
  ],
  [
    'goals.edit',
    (calls) => calls.goals.edit({ id: waiting, revision: 1, ...GOAL }),
    expectedStatuses({ nobody: 401, player: 409, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
  ['goals.accept', (calls) => calls.goals.accept({ id: goal, revision: 1 }), ITS_SIDES],
  ['goals.note', (calls) => calls.goals.note({ id: goal, value: 12 }), ITS_SIDES],
  ['goals.remove', (calls) => calls.goals.remove({ id: goal }), ITS_SIDES],
  [
    'keyReminders.order',
    (calls) => calls.keyReminders.order({ reminders: [{ id: reminder, order: 0 }] }),
    ITS_PRO_NAMED,
  ],
  ['practice.drills', ({ practice }) => practice.drills({}), PRO_ONLY],
  [
    'practice.drill',
    ({ practice }) => practice.drill({ id: drill_id }),
    expectedStatuses({ nobody: 401, player: 200, pro: 200, otherPlayer: 404, otherPro: 404, admin: 403 }),
  ],
  ['practice.addDrill', ({ practice }) => practice.addDrill({ title: 'Clock putting' }), PRO_ONLY],
  ['practice.saveDrill', ({ practice }) => practice.saveDrill({ id: drill_id, title: 'Clock putting' }), ITS_PRO],
  ['practice.removeDrill', ({ practice }) => practice.removeDrill({ id: drill_id }), ITS_PRO],
  ['practice.addStarterDrills', ({ practice }) => practice.addStarterDrills(), PRO_ONLY],
  [
    'practice.today',
    ({ practice }) => practice.today(),
    expectedStatuses({ nobody: 401, player: 200, pro: 403, admin: 403 }),
  ],
  [
    'practice.ofPlayer',
    ({ practice }) => practice.ofPlayer({ id: roles.player.id }),
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
  ['practice.set', ({ practice }) => practice.set({ player_id: roles.player.id, drills: days() }), ITS_PRO],
  ['practice.change', ({ practice }) => practice.change({ id: plan_id, revision: 1, drills: days() }), ITS_PRO],
  ['practice.end', ({ practice }) => practice.end({ id: plan_id }), ITS_PRO],
  [
    'practice.record',
    ({ practice }) =>
      practice.record({ id: session_id, key: randomUUID(), score: 7, done_at: '2031-03-10T09:00:00.000Z' }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 403, admin: 403 }),
  ],
];

describe.each(rows)('%s', (_, call, statuses) => {
  test.each<[Role, number]>(statuses)('by %s: %i', async (role, status) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});
