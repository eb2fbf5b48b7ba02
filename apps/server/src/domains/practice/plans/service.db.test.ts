import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/drills';
import { PRACTICE_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction } from '@fairway/db/client';
import { randomUUID } from 'node:crypto';
import { aLesson } from '#test/builders.ts';
import { aRequest, atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';

const home = fileDatabase({ max: 10 });
/** A Wednesday; in London it is the same day until midnight. */
const clock = startClock('2031-03-12T12:00:00.000Z');
const services = testServices(home, clock);
let people: Coaching;
let gate: string;
let towel: string;
beforeEach(async () => {
  clock.set('2031-03-12T12:00:00.000Z');
  people = await coaching(services);
  gate = (await coach().addDrill({ title: 'Gate putting', target: 8 })).id;
  towel = (await coach().addDrill({ title: 'Land it on the towel' })).id;
});
const as = (actor: Actor, key: string | null = null): Calls['practice'] =>
  createCalls(services, actor, { ...aRequest(), idempotencyKey: key }).practice;
const coach = () => as(people.pro);
const player = () => as(people.player);

const DAYS = ['2031-03-12', '2031-03-14', '2031-03-18'];
type SetInput = Parameters<Calls['practice']['set']>[0];
const set = (fields: Partial<SetInput> = {}, key: string | null = null) =>
  as(people.pro, key).set({ player_id: people.player.id, drills: [{ drill_id: gate, days: DAYS }], ...fields });
const tick = (id: string, fields: Partial<Parameters<Calls['practice']['record']>[0]> = {}) =>
  player().record({ id, key: randomUUID(), score: 6, done_at: clock.now().toISOString(), ...fields });
const dueTitles = async () => (await player().today()).due.map(({ drill }) => drill.title);
const firstDue = async () => (await player().today()).due[0]!;
const scores = async () =>
  (await coach().ofPlayer({ id: people.player.id })).curves[0]?.points.map(({ score }) => score);

describe('a plan', () => {
  test('is what the coach set, from a lesson of that player, with its days in order', async () => {
    const lesson = await aLesson(home.db, people, { starts_at: new Date('2031-03-11T10:00:00Z'), title: 'Putting' });
    const plan = await set({
      lesson_id: lesson.id,
      note: 'Slowly',
      drills: [
        { drill_id: towel, days: ['2031-03-14', '2031-03-12', '2031-03-14'] },
        { drill_id: gate, days: ['2031-03-13'] },
      ],
    });
    expect(plan).toMatchObject({
      note: 'Slowly',
      revision: 1,
      ended_at: null,
      lesson: { id: lesson.id, title: 'Putting' },
    });
    expect(plan.drills.map(({ drill, sessions }) => [drill.title, ...sessions.map(({ due_on }) => due_on)])).toEqual([
      ['Land it on the towel', '2031-03-12', '2031-03-14'],
      ['Gate putting', '2031-03-13'],
    ]);
    const seen = await player().ofPlayer({ id: people.player.id });
    // The player hears how the lesson was called once its record is published.
    expect(seen.plans).toMatchObject([{ id: plan.id, lesson: { id: lesson.id, title: null } }]);
  });

  test.each([
    ['drills', () => ({ drills: [] })],
    ['drills', () => ({ drills: [{ drill_id: gate, days: ['2031-03-11'] }] })],
    ['drills', () => ({ drills: [{ drill_id: gate, days: ['2032-03-14'] }] })],
    ['drills', () => ({ drills: [gate, gate].map((drill_id) => ({ drill_id, days: DAYS })) })],
    ['drills', () => ({ drills: [{ drill_id: randomUUID(), days: DAYS }] })],
    ['drills.0.days', () => ({ drills: [{ drill_id: gate, days: [] }] })],
    ['drills.0.days.0', () => ({ drills: [{ drill_id: gate, days: ['2031-02-30'] }] })],
    ['note', () => ({ note: 'x'.repeat(2001) })],
    ['lesson_id', () => ({ lesson_id: randomUUID() })],
  ])('is refused under %s', async (field, fields) => {
    await expectFault(field, set(fields()));
    expect(await home.db.practice_plans.count({ where: { player_id: people.player.id } })).toBe(0);
  });

  test('has drills of the coach’s own library, and the lesson is of its player', async () => {
    const other = await coaching(services);
    const { id } = await as(other.pro).addDrill({ title: 'Theirs' });
    await expectFault('drills', set({ drills: [{ drill_id: id, days: DAYS }] }));
    const fellow = await people.another();
    const lesson = await aLesson(home.db, { pro: people.pro, player: fellow });
    await expectFault('lesson_id', set({ lesson_id: lesson.id }));
    expect(await catchRefusal(set({ player_id: other.player.id }))).toEqual(NOT_FOUND);
  });

  test('is set once under a key, also when the call comes twice at once', async () => {
    const { granted } = await atOnce([set({}, 'one'), set({}, 'one')]);
    expect(new Set(granted.map(({ id }) => id)).size).toBe(1);
    const fellow = await people.another();
    expect(await catchRefusal(set({ player_id: fellow.id }, 'one'))).toMatchObject({ status: 409 });
    await set();
    expect(await home.db.practice_plans.count({ where: { player_id: people.player.id } })).toBe(2);
  });

  test('finds an end to their number, until one has ended', async () => {
    for (let nth = 1; nth < PRACTICE_LIMITS.plans; nth += 1) await set();
    const { granted, refused } = await atOnce([set(), set(), set()]);
    expect([granted.length, refused[0]?.errors]).toEqual([
      1,
      { drills: [PRACTICE_MESSAGES.planLimit(PRACTICE_LIMITS.plans)] },
    ]);
    await coach().end({ id: granted[0]!.id });
    await coach().end({ id: granted[0]!.id });
    await set();
  });

  test('shows a drill on that has left the library, and keeps it when the plan changes', async () => {
    const plan = await set();
    await coach().removeDrill({ id: gate });
    expect((await coach().drills({})).drills.map(({ title }) => title)).toEqual(['Land it on the towel']);
    expect(await firstDue()).toMatchObject({ drill: { title: 'Gate putting', is_deleted: true } });
    const changed = await coach().change({
      id: plan.id,
      revision: 1,
      drills: [{ drill_id: gate, days: ['2031-03-20'] }],
    });
    expect(changed.drills.map(({ drill }) => drill.title)).toEqual(['Gate putting']);
    await expectFault('drills', set());
  });

  test('of a player who is removed is gone with them, and the coach is told so', async () => {
    const { id } = await set();
    const [removed] = await Promise.allSettled([
      inTransaction(home.db, (tx) => eraseUser(tx, people.player.id, { now: clock.now() })),
      set().catch(() => undefined),
    ]);
    expect(removed.status).toBe('fulfilled');
    expect(await home.db.practice_plans.count({ where: { player_id: people.player.id } })).toBe(0);
    const calls = [
      () => coach().ofPlayer({ id: people.player.id }),
      () => coach().end({ id }),
      () => coach().change({ id, revision: 1, drills: [{ drill_id: gate, days: DAYS }] }),
      () => set(),
    ];
    for (const call of calls) expect(await catchRefusal(call())).toEqual(NOT_FOUND);
  });
});

describe('today', () => {
  test('has the drills of the day, and says when the next come', async () => {
    await set({
      drills: [
        { drill_id: gate, days: DAYS },
        { drill_id: towel, days: ['2031-03-14'] },
      ],
    });
    expect(await player().today()).toMatchObject({ today: '2031-03-12', next_on: '2031-03-14', done: [] });
    expect(await dueTitles()).toEqual(['Gate putting']);
    await tick((await firstDue()).id);
    expect(await player().today()).toMatchObject({
      due: [],
      done: [{ score: 6 }],
      streak: { weeks: 1, has_this_week: true },
    });
    clock.set('2031-03-14T12:00:00.000Z');
    expect(await dueTitles()).toEqual(['Gate putting', 'Land it on the towel']);
  });

  test('has a missed day once, until the next day of its drill takes its place', async () => {
    await set();
    clock.set('2031-03-13T12:00:00.000Z');
    expect(await firstDue()).toMatchObject({ due_on: '2031-03-12' });
    clock.set('2031-03-15T12:00:00.000Z');
    expect((await player().today()).due.map(({ due_on }) => due_on)).toEqual(['2031-03-14']);
    await tick((await firstDue()).id);
    expect((await player().today()).due).toEqual([]);
  });

  test('has nothing of a plan that has ended, whose results stay', async () => {
    const { id } = await set();
    await tick((await firstDue()).id);
    clock.set('2031-03-14T12:00:00.000Z');
    await coach().end({ id });
    expect(await player().today()).toMatchObject({ due: [], next_on: null });
    expect(await scores()).toEqual([6]);
    expect(
      await catchRefusal(coach().change({ id, revision: 1, drills: [{ drill_id: gate, days: DAYS }] })),
    ).toMatchObject({
      status: 409,
      message: PRACTICE_MESSAGES.planEnded,
    });
  });
});

describe('a tick', () => {
  test('whose answer is lost counts once, and is answered as before', async () => {
    await set();
    const { id } = await firstDue();
    const key = randomUUID();
    const first = await tick(id, { key, score: 7, note: 'Windy' });
    clock.pass(3);
    expect(await tick(id, { key, score: 7, note: 'Windy' })).toEqual(first);
    expect(await scores()).toEqual([7]);
  });

  test('of two devices at once is the first one’s, and both hear what stands', async () => {
    await set();
    const { id } = await firstDue();
    const { granted } = await atOnce([3, 9].map((score) => tick(id, { score })));
    const [stands] = (await scores()) ?? [];
    expect(granted.map(({ score }) => score)).toEqual([stands, stands]);
    expect(await scores()).toHaveLength(1);
  });

  test('is put right by one that names it, and by no other', async () => {
    await set();
    const { id } = await firstDue();
    const { result_key } = await tick(id, { score: 1 });
    expect(await tick(id, { score: 10, replaces: result_key })).toMatchObject({ score: 10 });
    expect(await tick(id, { score: 2, replaces: result_key })).toMatchObject({ score: 10 });
  });

  test('that waited on the device counts on the day it was made, and never in the future or before the plan', async () => {
    await set();
    const { id } = await firstDue();
    clock.set('2031-03-13T00:30:00.000Z');
    expect(await tick(id, { done_at: '2031-03-12T18:00:00.000Z' })).toMatchObject({ done_on: '2031-03-12' });
    const { result_key } = await findSession(id);
    expect(await tick(id, { done_at: '2041-01-01T00:00:00.000Z', replaces: result_key })).toMatchObject({
      done_on: '2031-03-13',
    });
    const again = await findSession(id);
    expect(await tick(id, { done_at: '2021-01-01T00:00:00.000Z', replaces: again.result_key })).toMatchObject({
      done_on: '2031-03-12',
    });
  });

  test('while the coach changes the plan is never lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const plan = await set();
      const { id } = plan.drills[0]!.sessions[0]!;
      const [changed, ticked] = await Promise.all([
        coach().change({ id: plan.id, revision: 1, drills: [{ drill_id: towel, days: ['2031-03-15'] }] }),
        tick(id, { score: 5 }),
      ]);
      expect([changed.revision, ticked.score]).toEqual([2, 5]);
      const now = (await coach().ofPlayer({ id: people.player.id })).plans.find((one) => one.id === plan.id);
      const results = now?.drills.flatMap(({ sessions }) => sessions.map(({ score }) => score));
      expect(results?.toSorted()).toEqual([5, null]);
    }
  });

  test.each([
    ['score', { score: 11 }],
    ['score', { score: -1 }],
    ['score', { score: 2.5 }],
    ['note', { note: 'x'.repeat(501) }],
    ['key', { key: 'mine' }],
    ['done_at', { done_at: 'yesterday' }],
    ['done_at', { done_at: '0000-01-01T00:00:00.000Z' }],
    ['done_at', { done_at: '9999-12-31T23:59:59.999Z' }],
  ])('is refused under %s', async (field, fields) => {
    await set();
    await expectFault(field, tick((await firstDue()).id, fields));
    expect(await scores()).toBeUndefined();
  });

  test('is the player’s own to make', async () => {
    await set();
    const { id } = await firstDue();
    const fellow = await people.another();
    const input = { id, key: randomUUID(), score: 5, done_at: clock.now().toISOString() };
    expect(await catchRefusal(as(fellow).record(input))).toEqual(NOT_FOUND);
    expect(await catchRefusal(coach().record(input))).toMatchObject({ status: 403 });
  });
});

const findSession = (id: string) => home.db.practice_sessions.findUniqueOrThrow({ where: { id } });

describe('the coach', () => {
  test('changes a plan without losing what was practised, and not over a change made meanwhile', async () => {
    const plan = await set();
    await tick((await firstDue()).id);
    const drills = [{ drill_id: gate, days: ['2031-03-12', '2031-03-20'] }];
    const changed = await coach().change({ id: plan.id, revision: 1, note: 'Less', drills });
    expect(changed).toMatchObject({ note: 'Less', revision: 2 });
    expect(changed.drills[0]!.sessions.map(({ due_on, score }) => [due_on, score])).toEqual([
      ['2031-03-12', 6],
      ['2031-03-20', null],
    ]);
    expect(await catchRefusal(coach().change({ id: plan.id, revision: 1, drills }))).toEqual({
      status: 409,
      message: PRACTICE_MESSAGES.changed,
      errors: undefined,
    });
  });

  test('reads what was practised, with the results in the order of time', async () => {
    await set();
    for (const [day, score] of [
      [12, 4],
      [14, 6],
      [18, 8],
    ]) {
      clock.set(`2031-03-${day}T12:00:00.000Z`);
      await tick((await firstDue()).id, { score });
    }
    const practice = await coach().ofPlayer({ id: people.player.id });
    expect(practice.curves).toEqual([
      {
        drill: { id: gate, title: 'Gate putting', target: 8 },
        points: DAYS.map((on, nth) => ({ on, score: [4, 6, 8][nth], note: '' })),
      },
    ]);
    expect(practice).toMatchObject({ streak: { weeks: 2, has_this_week: true }, recent: { done: 3, due: 3 } });
  });

  test.each([
    // On a day that was practised on.
    ['2031-03-12T13:00:00.000Z', { done: 1, due: 1 }],
    // In London, where it is summer, the 1st of April has begun.
    ['2031-03-31T23:30:00.000Z', { done: 1, due: 2 }],
  ])('hears of a plan that ended at %s that what was due until then was due', async (ended_at, recent) => {
    const days = ['2031-03-12', '2031-03-31', '2031-04-01', '2031-04-02'];
    const { id } = await set({ drills: [{ drill_id: gate, days }] });
    await tick((await firstDue()).id);
    clock.set(ended_at);
    await coach().end({ id });
    clock.set('2031-04-04T12:00:00.000Z');
    expect(await coach().ofPlayer({ id: people.player.id })).toMatchObject({ recent });
  });

  test('reads of a player what they themself have set, and nothing of another coach’s', async () => {
    await set();
    const other = await coaching(services);
    expect(await catchRefusal(as(other.pro).ofPlayer({ id: people.player.id }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(as(other.player).ofPlayer({ id: people.player.id }))).toEqual(NOT_FOUND);
  });
});
