import { connectDb } from '@fairway/db/client';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LiveListener, LiveStreams } from '#adapters/live/live-streams.ts';
import { fileDatabase } from '#test/file-database.ts';
import { EventStream } from './event-stream.ts';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './open-streams.ts';

const home = fileDatabase({ max: 1 });
const ACTOR = { id: 'anna', session_id_hash: 'a session of nobody' };
const START = { name: 'ready', id: '1-0', quiet_ms: null } as const;

/** Streams that are told what the test says. */
function toldByHand() {
  const listeners: LiveListener[] = [];
  let listening = 0;
  const streams: LiveStreams = {
    listen: async (_user_id, _seen, listener) => {
      listeners.push(listener);
      listening += 1;
      listener.start(START);
      return () => void (listening -= 1);
    },
    check: async () => {},
  };
  return { streams, listeners, listening: () => listening };
}

function openStreams(streams: LiveStreams, limits: Partial<StreamLimits> = {}, db = home.db) {
  const open = new OpenStreams(streams, {
    services: { db },
    limits: { ...STREAM_LIMITS, ...limits },
    log: { warn: vi.fn() },
  });
  onTestFinished(() => open.close());
  return open;
}

test('who does not read is cut off, and listened for no longer', async () => {
  const { streams, listeners, listening } = toldByHand();
  const open = openStreams(streams);
  const { body } = await open.open(ACTOR, '');
  const closed = new Promise((resolve) => body.once('close', resolve));
  const ids = JSON.stringify(['x'.repeat(1_000)]);
  for (let nth = 0; nth < 100; nth += 1) {
    listeners[0]?.event({ id: `${nth}-0`, kind: 'lesson', ids });
    expect(body.readableLength).toBeLessThanOrEqual(64 * 1024);
  }
  await closed;
  expect([open.size, listening()]).toEqual([0, 0]);
});

test('who reads on is told everything, however much it is', async () => {
  const { streams, listeners } = toldByHand();
  const { body } = await openStreams(streams).open(ACTOR, '');
  let told = 0;
  body.on('data', (chunk: Buffer) => (told += String(chunk).split('event: lesson').length - 1));
  for (let nth = 0; nth < 1_000; nth += 1) {
    listeners[0]?.event({ id: `${nth}-0`, kind: 'lesson', ids: JSON.stringify(['x'.repeat(1_000)]) });
    await new Promise(setImmediate);
  }
  expect(told).toBe(1_000);
  expect(body.destroyed).toBe(false);
});

test('what is lost ends in good order: what was told before still arrives', async () => {
  const { streams, listeners } = toldByHand();
  const open = openStreams(streams);
  const { body } = await open.open(ACTOR, '');
  listeners[0]?.event({ id: '2-0', kind: 'unread', ids: '[]' });
  listeners[0]?.lost();
  listeners[0]?.event({ id: '3-0', kind: 'unread', ids: '[]' });
  const text = Buffer.concat(await body.toArray()).toString();
  expect(text).toContain('id: 2-0\nevent: unread\ndata: {"ids":[]}\n\n');
  expect(text).not.toContain('3-0');
  await expect.poll(() => open.size).toBe(0);
});

test('a stream that nothing can be heard for holds no place', async () => {
  const away: LiveStreams = { listen: () => Promise.reject(new Error('away')), check: async () => {} };
  const open = openStreams(away, { perPerson: 1 });
  for (let nth = 0; nth < 3; nth += 1) await expect(open.open(ACTOR, '')).rejects.toThrow('away');
  expect(open.size).toBe(0);
});

test('one that has ended and is never read is cut off by the next look', async () => {
  const { streams } = toldByHand();
  const open = openStreams(streams, { checkMs: 20 });
  const { body } = await open.open(ACTOR, '');
  await vi.waitFor(() => expect(body.destroyed).toBe(true), { timeout: 20_000 });
  expect(open.size).toBe(0);
});

test('a database that stays away ends all streams, for nobody knows whose session is over', async () => {
  const db = connectDb({ url: `postgresql://nobody@127.0.0.1:${await getPort()}/nothing`, max: 1 });
  onTestFinished(() => db.$disconnect());
  const { streams } = toldByHand();
  const open = openStreams(streams, { checkMs: 20, unknownMs: 40 }, db);
  const { body } = await open.open(ACTOR, '');
  await vi.waitFor(() => expect(body.destroyed).toBe(true), { timeout: 20_000 });
});

test('an end that is asked for twice waits for no reader', () => {
  const stream = new EventStream(1_000);
  stream.end();
  stream.beat();
  expect(stream.body.destroyed).toBe(false);
  stream.end();
  expect(stream.body.destroyed).toBe(true);
});
