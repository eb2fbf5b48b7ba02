import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import { atOnce, catchRefusal, createCalls, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const NOON = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOON);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOON);
  await home.db.outbox.deleteMany();
  people = await coaching(services);
});

const calls = (as: Actor) => createCalls(services, as).goals;
const GOAL = {
  title: 'Single figures',
  measure: 'handicap',
  start: 14.2,
  target: 9.9,
  due_on: '2031-09-01',
} as const;
/** What a coach proposes to their player, as it is then. */
const propose = async () => (await calls(people.pro).propose({ ...GOAL, player_id: people.player.id }))[0]!;
const edit = (
  as: Actor,
  { id, revision }: { id: string; revision: number },
  fields: Partial<typeof GOAL> | object = {},
) => calls(as).edit({ id, revision, ...GOAL, ...fields });
/** Sends all that is noted; answers who was pushed what, and the subjects of the mails. */
async function send() {
  const jobs = testJobs(home.db, clock.now());
  await deliverAll(jobs);
  const emails = new Map((await home.db.users.findMany()).map(({ id, email }) => [email, id]));
  return {
    pushes: jobs.pushes.map(({ email, title, body }) => [
      emails.get(email) === people.pro.id ? 'pro' : 'player',
      title,
      body,
    ]),
    subjects: jobs.mails.map(({ subject }) => subject),
  };
}

describe('a proposal', () => {
  test('is told to the other one, once, and to nobody else', async () => {
    await propose();
    expect(await send()).toEqual({
      pushes: [['player', 'Robin Calder has proposed a goal', 'Single figures']],
      subjects: ['Robin Calder has proposed a goal: Single figures'],
    });
    expect(await send()).toEqual({ pushes: [], subjects: [] });
    await calls(people.player).propose({ ...GOAL, title: 'Break 80' });
    expect((await send()).pushes).toEqual([['pro', 'Jamie Whitlock has proposed a goal', 'Break 80']]);
  });

  test('that was removed before anybody was told is told to nobody', async () => {
    const { id } = await propose();
    await calls(people.pro).remove({ id });
    expect(await send()).toEqual({ pushes: [], subjects: [] });
  });

  test('that was changed since is told as it is now, and once', async () => {
    const goal = await propose();
    await edit(people.pro, goal, { title: 'Eleven by autumn', target: 11 });
    expect(await send()).toEqual({
      pushes: [['player', 'Robin Calder has changed a proposed goal', 'Eleven by autumn']],
      subjects: ['Robin Calder has changed a proposed goal: Eleven by autumn'],
    });
  });

  test('that is switched off is not told', async () => {
    await home.db.settings.update({
      where: { user_id: people.player.id },
      data: { notification_off: ['practice:push', 'practice:email'] },
    });
    await propose();
    expect(await send()).toEqual({ pushes: [], subjects: [] });
  });
});

describe('whoever proposed a goal', () => {
  test('changes it until it is agreed, and the other one accepts what it has become', async () => {
    const goal = await propose();
    const [edited] = await edit(people.pro, goal, {
      title: 'Thirty putts',
      measure: 'own',
      unit: 'putts',
      start: 36,
      target: 30,
    });
    expect(edited).toMatchObject({ title: 'Thirty putts', unit: 'putts', revision: 2, agreed_at: null });
    const stale = { status: 409, errors: undefined, message: PRACTICE_MESSAGES.goalChanged };
    expect(await catchRefusal(calls(people.player).accept({ id: goal.id, revision: 1 }))).toEqual(stale);
    const [agreed] = await calls(people.player).accept({ id: goal.id, revision: 2 });
    expect(agreed).toMatchObject({ target: 30, agreed_at: NOON });
    expect(await catchRefusal(edit(people.pro, edited!))).toMatchObject({
      status: 409,
      message: PRACTICE_MESSAGES.goalAgreed,
    });
  });

  test('is the only one who changes it', async () => {
    expect(await catchRefusal(edit(people.player, await propose()))).toMatchObject({
      status: 409,
      message: PRACTICE_MESSAGES.goalNotYoursToChange,
    });
  });

  test('does so from one device at a time: of two at once one is refused', async () => {
    const goal = await propose();
    const { granted, refused } = await atOnce([
      edit(people.pro, goal, { title: 'On the phone' }),
      edit(people.pro, goal, { title: 'On the tablet' }),
    ]);
    expect([granted.length, refused]).toEqual([1, [expect.objectContaining({ status: 409 })]]);
  });

  test('never has an agreement to what the other one did not see', async () => {
    const goal = await propose();
    await atOnce([
      edit(people.pro, goal, { title: 'Harder', target: 5 }),
      calls(people.player).accept({ id: goal.id, revision: 1 }),
    ]);
    const [now] = await calls(people.player).list({ id: people.player.id });
    expect([now?.target, now?.agreed_at]).toEqual(now?.agreed_at ? [9.9, NOON] : [5, null]);
  });

  test.each([
    ['title', { title: ' ' }],
    ['target', { target: 14.2 }],
    ['due_on', { due_on: '2031-03-12' }],
    ['unit', { measure: 'own' }],
    ['revision', { revision: 0 }],
  ])('reads under %s what is wrong', async (field, fields) => {
    const goal = await propose();
    await expectFault(field, edit(people.pro, goal, fields));
    expect((await calls(people.pro).list({ id: people.player.id }))[0]).toMatchObject({ ...GOAL, revision: 1 });
  });
});

describe('an agreed goal', () => {
  const agree = async () => {
    const { id } = await propose();
    await calls(people.player).accept({ id, revision: 1 });
    return id;
  };

  test('is told to whoever proposed it, however late they hear of it', async () => {
    await agree();
    expect((await send()).pushes).toEqual([['pro', 'Jamie Whitlock has accepted your goal', 'Single figures']]);
  });

  test('is told as reached once, by the first note that gets there', async () => {
    const id = await agree();
    await send();
    await calls(people.player).note({ id, value: 10.4 });
    expect((await send()).pushes).toEqual([]);
    await calls(people.player).note({ id, value: 9.9 });
    expect((await send()).pushes).toEqual([['pro', 'Jamie Whitlock has reached a goal', 'Single figures']]);
    for (const value of [9.5, 11, 9.8]) await calls(people.player).note({ id, value });
    expect((await send()).pushes).toEqual([]);
  });

  test('is told as reached by a number that is a hair’s breadth beside the one it is kept as', async () => {
    const id = await agree();
    await send();
    await calls(people.player).note({ id, value: 9.9 + 4e-8 });
    expect((await send()).pushes).toHaveLength(1);
    await expectFault(
      'target',
      calls(people.pro).propose({ ...GOAL, start: 5, target: 5 + 1e-8, player_id: people.player.id }),
    );
  });

  test('that the coach notes as reached is told to the player as theirs', async () => {
    const id = await agree();
    await send();
    await calls(people.pro).note({ id, value: 9 });
    expect(await send()).toEqual({
      pushes: [['player', 'You have reached a goal', 'Single figures']],
      subjects: ['You have reached a goal: Single figures'],
    });
  });

  test('that two note as reached at once is told once', async () => {
    const id = await agree();
    await send();
    await Promise.all([calls(people.player).note({ id, value: 9 }), calls(people.pro).note({ id, value: 9.5 })]);
    expect((await send()).pushes).toHaveLength(1);
  });
});
