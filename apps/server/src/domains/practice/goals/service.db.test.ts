import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import { GOAL_LIMITS } from '@fairway/contracts/practice/limits';
import { aPlayer } from '#test/builders.ts';
import { atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const calls = (as: Actor) => createCalls(services, as).goals;
type Sent = Parameters<ReturnType<typeof calls>['propose']>[0];
const GOAL: Sent = { title: 'Single figures', measure: 'handicap', start: 14.2, target: 9.9, due_on: '2031-09-01' };
const propose = (as: Actor, input: Partial<Sent> = {}) =>
  calls(as).propose({ ...GOAL, player_id: as.type === 'pro' ? people.player.id : null, ...input });

test('one of the two proposes a goal, the other accepts it, and both note how far it is', async () => {
  const [proposed] = await propose(people.player, { target: '9.9' });
  const id = proposed!.id;
  expect(proposed).toMatchObject({
    ...GOAL,
    unit: '',
    by_pro: false,
    agreed_at: null,
    progress: [],
    can: { accept: false, edit: true, note: false },
  });
  const [asked] = await calls(people.pro).list({ id: people.player.id });
  expect(asked?.can).toEqual({ accept: true, edit: false, note: false });
  clock.pass(1);
  const [agreed] = await calls(people.pro).accept({ id, revision: 1 });
  expect(agreed).toMatchObject({
    agreed_at: '2031-03-12T13:00:00.000Z',
    can: { accept: false, edit: false, note: true },
  });
  await calls(people.pro).note({ id, value: '13.1', note: ' Two rounds ' });
  const [noted] = await calls(people.player).note({ id, value: 12 });
  expect(noted?.progress).toEqual([
    { value: 13.1, note: 'Two rounds', at: '2031-03-12T13:00:00.000Z', by_pro: true },
    { value: 12, note: '', at: '2031-03-12T13:00:00.000Z', by_pro: false },
  ]);
});

test('nobody accepts what they have proposed themselves, and nothing is noted of what is not agreed', async () => {
  const [{ id } = { id: '' }] = await propose(people.pro);
  const refusal = { status: 409, errors: undefined };
  expect(await catchRefusal(calls(people.pro).accept({ id, revision: 1 }))).toEqual({
    ...refusal,
    message: PRACTICE_MESSAGES.goalNotYours,
  });
  for (const as of [people.pro, people.player])
    expect(await catchRefusal(calls(as).note({ id, value: 12 }))).toEqual({
      ...refusal,
      message: PRACTICE_MESSAGES.goalNotAgreed,
    });
});

test('accepted twice at once, a goal is agreed once; accepted while it is withdrawn, it is one or the other', async () => {
  const [{ id } = { id: '' }] = await propose(people.pro);
  expect(
    (await atOnce([calls(people.player).accept({ id, revision: 1 }), calls(people.player).accept({ id, revision: 1 })]))
      .refused,
  ).toEqual([]);
  const [, { id: second } = { id: '' }] = await propose(people.pro);
  const { refused } = await atOnce([
    calls(people.player).accept({ id: second, revision: 1 }),
    calls(people.pro).remove({ id: second }),
  ]);
  expect(refused.filter(({ status }) => status !== 404)).toEqual([]);
  expect(await home.db.player_goals.count({ where: { id: second } })).toBe(0);
});

test.each<[field: string, Partial<Sent>]>([
  ['title', { title: ' ' }],
  ['measure', { measure: 'luck' as 'own' }],
  ['unit', { measure: 'own' }],
  ['target', { target: 14.2 }],
  ['target', { target: 9.95 }],
  ['start', { start: 1000 }],
  ['start', { start: '' }],
  ['due_on', { due_on: '2031-03-12' }],
  ['due_on', { due_on: '2031-02-30' }],
])('what is wrong with a goal is said under %s', async (field, input) => {
  await expectFault(field, propose(people.pro, input));
  expect(await home.db.player_goals.count({ where: { user_id: people.player.id } })).toBe(0);
});

test('a goal in own words has its unit, and no other goal has one', async () => {
  await propose(people.pro, { measure: 'own', unit: 'putts a round', start: 36, target: 30 });
  await propose(people.pro, { unit: 'putts a round' });
  const units = (await calls(people.player).list({ id: people.player.id })).map(({ measure, unit }) => [measure, unit]);
  expect(units).toEqual([
    ['own', 'putts a round'],
    ['handicap', ''],
  ]);
});

test('the next goal to be due comes first, and either of the two gives one up', async () => {
  await propose(people.pro, { title: 'Later', due_on: '2032-01-01' });
  await propose(people.player, { title: 'Sooner', due_on: '2031-05-01' });
  const [sooner] = await calls(people.pro).list({ id: people.player.id });
  expect(sooner?.title).toBe('Sooner');
  const left = await calls(people.pro).remove({ id: sooner!.id });
  expect(left.map(({ title }) => title)).toEqual(['Later']);
  expect(await catchRefusal(calls(people.pro).remove({ id: sooner!.id }))).toEqual(NOT_FOUND);
});

test('a player without a coach proposes to nobody', async () => {
  const alone = await aPlayer(home.db, people.pro);
  await home.db.users.update({ where: { id: alone.id }, data: { pro_id: null } });
  await expectFault('title', calls(toActor({ ...alone, pro_id: null })).propose(GOAL));
});

test('there are so many goals and no more, also when both propose at once', async () => {
  for (let nth = 1; nth < GOAL_LIMITS.goals; nth += 1) await propose(people.pro);
  const { granted, refused } = await atOnce([propose(people.pro), propose(people.player), propose(people.pro)]);
  expect([granted.length, refused.length]).toEqual([1, 2]);
});
