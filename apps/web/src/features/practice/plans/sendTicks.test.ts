import 'fake-indexeddb/auto';
import type { DueSession } from '@fairway/contracts/practice/plans';
import { aDueSession } from '@fairway/ui/testing/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendTicks, type TickPort } from './sendTicks.ts';
import {
  deleteTick,
  enqueueTick,
  forgetPractice,
  keepPractice,
  listTicks,
  noteTickFailure,
  readKeptPractice,
  type Tick,
} from './tickStore.ts';

const ME = 'alex';
const tick = (key: string, fields: Partial<Tick> = {}): Tick => ({
  key,
  user_id: ME,
  session: aDueSession({ id: `session of ${key}` }),
  score: 5,
  note: '',
  done_at: '2026-11-24T09:12:00.000Z',
  replaces: null,
  created_at: 1,
  failure: null,
  ...fields,
});

class Refusal extends Error {
  readonly data: { httpStatus: number; errors?: Record<string, string[]> };
  constructor(httpStatus: number, errors?: Record<string, string[]>) {
    super('Refused');
    this.data = { httpStatus, ...(errors && { errors }) };
  }
}

/** A server that counts a key once, and a line that breaks where a test wants it to. */
class World {
  readonly counted: string[] = [];
  readonly shown: string[] = [];
  user = ME;
  readonly at: (step: string) => void;
  constructor(at: (step: string) => void = () => undefined) {
    this.at = at;
  }
  readonly port: TickPort = {
    isStill: (user_id) => this.user === user_id,
    send: async ({ key, session, score }): Promise<DueSession> => {
      this.at(`before ${key}`);
      if (!this.counted.includes(key)) this.counted.push(key);
      this.at(`after ${key}`);
      return { ...session, score, result_key: key };
    },
    onSent: ({ key }) => this.shown.push(key),
    onChange: () => undefined,
  };
  readonly run = () => sendTicks(ME, this.port);
}

/** Breaks the line at a step, once. */
const breakAt = (step: string, error: Error = new Error('Prefer not to say')) => {
  let isBroken = false;
  return (now: string) => {
    if (now !== step || isBroken) return;
    isBroken = true;
    throw error;
  };
};

beforeEach(async () => {
  for (const { key } of [...(await listTicks(ME)), ...(await listTicks('sam'))]) await deleteTick(key);
});

describe('the queue of ticks', () => {
  test('goes out in its order, and is empty then', async () => {
    await enqueueTick(tick('b', { created_at: 2 }));
    await enqueueTick(tick('a'));
    const world = new World();
    expect(await world.run()).toBe('done');
    expect([world.counted, world.shown, await listTicks(ME)]).toEqual([['a', 'b'], ['a', 'b'], []]);
  });

  describe.each(['before', 'after'])('a tick that puts right another one, and comes %s its refusal', (comes) => {
    test('takes its place', async () => {
      await enqueueTick(tick('a', { replaces: 'kept' }));
      const world = new World(breakAt('before a', new Refusal(403)));
      if (comes === 'after') await world.run();
      await enqueueTick(tick('b', { created_at: 2, replaces: 'a', score: 8 }));
      const sent: Tick[] = [];
      const send: TickPort['send'] = async (one) => {
        const session = await world.port.send(one);
        sent.push(one);
        return session;
      };
      expect(await sendTicks(ME, { ...world.port, send })).toBe('done');
      expect([sent.map(({ key, replaces, score }) => [key, replaces, score]), await listTicks(ME)]).toEqual([
        [['b', 'kept', 8]],
        [],
      ]);
    });
  });

  test.each(['before a', 'after a'])('waits when the line breaks %s, and counts once', async (step) => {
    await enqueueTick(tick('a'));
    await enqueueTick(tick('b', { created_at: 2 }));
    const world = new World(breakAt(step));
    expect(await world.run()).toBe('waiting');
    expect(await listTicks(ME)).toHaveLength(2);
    expect(await world.run()).toBe('done');
    expect([world.counted, await listTicks(ME)]).toEqual([['a', 'b'], []]);
  });

  test('sends each tick once, though two tabs send at the same time', async () => {
    await enqueueTick(tick('a'));
    const sent: string[] = [];
    const world = new World((step) => sent.push(step));
    await Promise.all([world.run(), world.run()]);
    expect(sent).toEqual(['before a', 'after a']);
  });

  test('keeps what the server refuses, with its words, and goes on with the next', async () => {
    await enqueueTick(tick('a'));
    await enqueueTick(tick('b', { created_at: 2 }));
    const world = new World(breakAt('before a', new Refusal(422, { score: ['Please choose 0 to 10 balls.'] })));
    expect(await world.run()).toBe('done');
    expect(world.counted).toEqual(['b']);
    expect(await listTicks(ME)).toMatchObject([{ key: 'a', failure: 'Please choose 0 to 10 balls.' }]);
    await noteTickFailure('a', null);
    expect(await world.run()).toBe('done');
    expect(await listTicks(ME)).toEqual([]);
  });

  test.each([429, 401, 503])('waits when the server answers %i', async (status) => {
    await enqueueTick(tick('a'));
    const world = new World(breakAt('before a', new Refusal(status)));
    expect(await world.run()).toBe('waiting');
    expect(await listTicks(ME)).toMatchObject([{ failure: null }]);
  });

  test('is of one person: nobody else’s ticks are sent', async () => {
    await enqueueTick(tick('a', { user_id: 'sam' }));
    await enqueueTick(tick('b'));
    const world = new World();
    world.user = 'sam';
    expect(await world.run()).toBe('waiting');
    expect(world.counted).toEqual([]);
  });
});

test('a player’s practice is kept for a range without a signal, until they log out', async () => {
  const streak = { weeks: 1, has_this_week: true };
  const kept = {
    today: { today: '2026-11-24', due: [aDueSession()], done: [], next_on: null, streak },
    whole: { today: '2026-11-24', plans: [], curves: [], streak, recent: { done: 1, due: 1 } },
  };
  await keepPractice(ME, kept);
  expect(await readKeptPractice(ME)).toMatchObject(kept);
  await forgetPractice(ME);
  expect(await readKeptPractice(ME)).toBeNull();
});
