import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { inTransaction } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { signIn, type SignedIn } from '@fairway/testing/app';
import { aPlayer, aPro } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import { untilWaiting } from '@fairway/testing/locks';
import { startProgram, type Program } from '@fairway/testing/programs';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

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
  ...more,
});

/** The address of an API that has started. */
const addressOf = ({ output }: Program) =>
  vi.waitFor(() => /listening at (http:\S+?)"/.exec(output())?.[1] ?? expect.unreachable(output()), {
    timeout: 20_000,
  });

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
  const api = startProgram('api', settings());
  const address = await addressOf(api);
  const { locked, release } = await lockUsers();
  const inFlight = fetch(`${address}/api/user`, { headers: player.bearer });
  await untilWaiting(home.db);

  api.child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${address}/api/openapi.json`)).rejects.toThrow('fetch failed'), {
    timeout: 5_000,
  });
  release();
  expect((await inFlight).status).toBe(200);
  expect(await api.ended).toBe(0);
  await locked;
});

test('a request that does not end is cut off in time for a clean end', async () => {
  const api = startProgram('api', settings());
  const address = await addressOf(api);
  const { locked, release } = await lockUsers();
  const inFlight = fetch(`${address}/api/user`, { headers: player.bearer }).then(
    () => 'answered',
    () => 'cut off',
  );
  await untilWaiting(home.db);
  const began = performance.now();
  expect(await api.end('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await inFlight).toBe('cut off');
  release();
  await locked;
});

/** Keeps every reader of `users` waiting until it is released. */
async function lockUsers() {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const locked = inTransaction(
    home.db,
    async (tx) => {
      await tx.$executeRaw(sql`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`);
      held.resolve();
      await released.promise;
    },
    { timeout: 30_000 },
  );
  await held.promise;
  return { locked, release: released.resolve };
}
