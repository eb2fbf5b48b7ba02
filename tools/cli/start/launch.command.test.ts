import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryOnce } from '../../db/query-once.ts';
import { endOrphans } from '../../process/orphans.ts';
import { findFreePort } from '../../process/ports.ts';
import { createTemporaryFolder } from '../../process/temporary-folder.ts';
import { startFairway, waitUntilGone } from '../../test/fairway-process.ts';

let data = '';
let port = 0;
const started: ReturnType<typeof startFairway>[] = [];
const start = (options = {}) => {
  const fairway = startFairway({ data, port, ...options });
  started.push(fairway);
  return fairway;
};

beforeAll(async () => {
  data = await createTemporaryFolder();
  port = await findFreePort();
});
afterEach(async () => {
  for (const { child, end } of started.splice(0)) {
    child.kill('SIGTERM');
    await end();
  }
});
afterAll(async () => {
  await endOrphans(data);
  fs.rmSync(data, { recursive: true, force: true });
});

test('everything starts, says where it is, and SIGTERM leaves nothing behind', async () => {
  const fairway = start();
  const run = await fairway.up();
  expect(Object.keys(run)).toEqual(['web', 'mailbox', 'stripe', 'database_url', 'redis_url']);
  const health = await fetch(`${run.web}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(run.web)).headers.get('content-type')).toContain('text/html');
  expect(await (await fetch(`${run.mailbox}/email`)).json()).toBeInstanceOf(Array);
  const [counted] = await queryOnce(run.database_url, 'SELECT count(*)::int AS users FROM users');
  expect(counted?.users).toBeGreaterThan(10);

  const processes = fairway.processes();
  expect(processes).toHaveLength(6);
  fairway.child.kill('SIGTERM');
  expect(await fairway.end()).toEqual({ code: 0, errors: '' });
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
  expect(fs.existsSync(path.join(data, 'run.json'))).toBe(false);
});

test('a second start finds its data again, and refuses a third one beside it', async () => {
  const fairway = start();
  const { database_url } = await fairway.up();
  const [counted] = await queryOnce(
    database_url,
    "SELECT count(*)::int AS coaches FROM users WHERE email = 'coach@example.com'",
  );
  expect(counted?.coaches).toBe(1);
  const third = await start({ port: await findFreePort() }).end();
  expect(third).toEqual({
    code: 1,
    errors: expect.stringMatching(/^Fairway already runs on .+ \(process \d+\): .+\n$/) as string,
  });
});

test('a killed launcher leaves nothing behind', async () => {
  const fairway = start();
  await fairway.up();
  const processes = fairway.processes();
  fairway.child.kill('SIGKILL');
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
});

test('what outlives a launcher and its supervisor is ended by the next start', async () => {
  const fairway = start();
  await fairway.up();
  const processes = fairway.processes();
  const supervisor = fairway.supervisor();
  // Halted, it does not notice the launcher's end before its own.
  process.kill(supervisor, 'SIGSTOP');
  fairway.child.kill('SIGKILL');
  await once(fairway.child, 'exit');
  process.kill(supervisor, 'SIGKILL');

  const next = start();
  await next.up();
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
});

test("a terminal's Ctrl-C, which npm and the launcher both get, leaves nothing behind", async () => {
  const fairway = start({ byNpm: true });
  await fairway.up();
  const processes = fairway.processes();
  process.kill(-Number(fairway.child.pid), 'SIGINT');
  await fairway.end();
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
});

test('a killed npm leaves nothing behind', async () => {
  const fairway = start({ byNpm: true });
  await fairway.up();
  const processes = fairway.processes();
  fairway.child.kill('SIGKILL');
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
});

test('a part that ends by itself stops the rest, by name', async () => {
  const fairway = start();
  await fairway.up();
  const processes = fairway.processes();
  const worker = processes.at(-1);
  process.kill(worker?.pid ?? 0, 'SIGKILL');
  expect(await fairway.end()).toEqual({
    code: 1,
    errors: expect.stringMatching(/^worker has ended \(SIGKILL\)/) as string,
  });
  await expect(waitUntilGone(processes)).resolves.toBeUndefined();
});

test('damaged notes of an earlier run are set aside, and the start goes on', async () => {
  for (const name of ['processes.json', 'run.json', 'start.json'])
    fs.writeFileSync(path.join(data, name), '{"processes":[{');
  const fairway = start();
  const { database_url } = await fairway.up();
  expect(fs.existsSync(path.join(data, 'processes.json.damaged'))).toBe(true);
  expect(await queryOnce(database_url, "SELECT 1 AS found FROM users WHERE email = 'coach@example.com'")).toHaveLength(
    1,
  );
});

test('a database whose password is lost is refused in one line, and all of it is there when the password is back', async () => {
  const password = path.join(data, 'postgres.password');
  const aside = path.join(data, 'password-aside');
  const files = () => fs.readdirSync(path.join(data, 'postgres'), { recursive: true }).toSorted();
  const before = files();
  fs.renameSync(password, aside);
  expect(await start().end()).toEqual({
    code: 1,
    errors: expect.stringMatching(
      /^.+postgres holds files, but their password, .+, is missing or empty; .+\n$/,
    ) as string,
  });
  expect(files()).toEqual(before);
  fs.renameSync(aside, password);
  const { database_url } = await start().up();
  expect(await queryOnce(database_url, "SELECT 1 AS found FROM users WHERE email = 'coach@example.com'")).toHaveLength(
    1,
  );
});

test('production says by name what is missing', async () => {
  const { code, errors } = await start({
    env: { NODE_ENV: 'production', PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '', STRIPE_SECRET_KEY: '' },
  }).end();
  expect(code).toBe(1);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(errors).toContain(name);
});

test('Stripe set up in part is told in one line', async () => {
  const { code, errors } = await start({ env: { STRIPE_SECRET_KEY: 'sk_test_1' } }).end();
  expect({ code, errors }).toEqual({
    code: 1,
    errors:
      'Stripe is set up in part: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing. Set all three, or none for the simulator.\n',
  });
});

test('a port in use is told in one line', async () => {
  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { code, errors } = await start().end();
  server.close();
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `Port ${port} is in use: stop what uses it, or set PORT to another one.\n`,
  });
});

test.each([
  ['a port that is none', { PORT: 'abc' }, /^PORT must be a number from 1 to 65535, not "abc"\.\n$/],
  [
    'a data folder below a file',
    { DATA_DIR: '/etc/hosts/data' },
    /^The data folder \/etc\/hosts\/data cannot be used \(ENOTDIR\): .+\n$/,
  ],
  [
    'a data folder that cannot be made',
    { DATA_DIR: '/proc/data' },
    /^The data folder \/proc\/data cannot be used \(ENOENT\): .+\n$/,
  ],
])('%s is told in one line', async (_, env, line) => {
  expect(await start({ env }).end()).toEqual({ code: 1, errors: expect.stringMatching(line) as string });
});
