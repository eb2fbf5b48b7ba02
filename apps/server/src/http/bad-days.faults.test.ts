import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { lockTable, waitUntilBlocked } from '#test/locks.ts';
import { startProgram, waitForOrigin } from '#test/programs.ts';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Nobody listens on it: counting falls back to memory, and nothing else minds. */
const NO_REDIS = 'redis://127.0.0.1:1';

const home = fileDatabase({ max: 3 });
let player: SignedIn;
beforeAll(async () => {
  player = await signIn(home.db, await aPlayer(home.db, await aPro(home.db)));
});

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: home.url,
  REDIS_URL: NO_REDIS,
  PORT: '0',
  // A program that has just started on a busy machine comes round late, and would refuse its first requests.
  OVERLOAD_EVENT_LOOP_MS: '0',
  ...more,
});

/** For tests that use a lock to keep a request waiting. */
const WAITS_FOR_LOCKS = { DATABASE_LOCK_TIMEOUT_MS: '0' };

test('a port in use ends the start with one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const api = startProgram('api', settings({ PORT: `${port}`, LOG_LEVEL: 'warn' }));
  expect(await api.ended).toBe(1);
  const lines = api.output().trim().split('\n');
  expect(lines.at(-1)).toBe(`Port ${port} of 127.0.0.1 is in use: stop what uses it, or set PORT to another one.`);
  expect(lines.filter((line) => !line.startsWith('{'))).toHaveLength(1);
});

test('bad settings end the start with their names, and nothing of their values', async () => {
  const api = startProgram('api', { PORT: 'many-s3cret', REDIS_URL: NO_REDIS });
  expect(await api.ended).toBe(1);
  expect(api.output()).toContain('PORT: ');
  expect(api.output()).toContain('DATABASE_URL: ');
  expect(api.output()).not.toMatch(/s3cret|\bat .*\.ts:/);
});

test('at SIGTERM the request in flight is answered, a new one is not taken, and the end is clean', async () => {
  const api = startProgram('api', settings(WAITS_FOR_LOCKS));
  const address = await waitForOrigin(api);
  const { locked, release } = await lockTable(home.db, 'users');
  const inFlight = fetch(`${address}/api/user`, { headers: player.bearer });
  await waitUntilBlocked(home.db);

  api.child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${address}/api/openapi.json`)).rejects.toThrow('fetch failed'), {
    timeout: 20_000,
  });
  release();
  expect((await inFlight).status).toBe(200);
  expect(await api.ended).toBe(0);
  await locked;
});

test('a request that waits too long for a lock is answered 503, says when to come back, and is no fault in the log', async () => {
  const api = startProgram('api', settings({ DATABASE_LOCK_TIMEOUT_MS: '200' }));
  const address = await waitForOrigin(api);
  const { locked, release } = await lockTable(home.db, 'users');
  const answer = await fetch(`${address}/api/user`, { headers: player.bearer });
  release();
  await locked;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toEqual({
    message: 'We are very busy at the moment. Please try again in a few seconds.',
  });
  await expect.poll(api.output).toContain('canceling statement due to lock timeout');
  expect(api.output()).not.toContain('"stack"');
});

test('a request that does not end is cut off in time for a clean end', async () => {
  const api = startProgram('api', settings(WAITS_FOR_LOCKS));
  const address = await waitForOrigin(api);
  const { locked, release } = await lockTable(home.db, 'users');
  const inFlight = fetch(`${address}/api/user`, { headers: player.bearer }).then(
    () => 'answered',
    () => 'cut off',
  );
  await waitUntilBlocked(home.db);
  // An end that takes all the time there is ends badly.
  expect(await api.end('SIGTERM')).toBe(0);
  expect(await inFlight).toBe('cut off');
  release();
  await locked;
});
