import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deploy } from '../db/apply.ts';
import { root } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { waitUntil } from '../process/processes.ts';
import { openSupervisor, type Supervisor } from '../process/supervisor.ts';
import { createTemporaryFolder } from '../process/temporary-folder.ts';
import { startPostgres, type Postgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { getSetting, readEnvironment, readUnit } from './units.ts';

// The whole product starts again several times.
vi.setConfig({ testTimeout: 300_000 });

/** Does what systemd does by a unit's `Restart=always`, `RestartSec` and `KillSignal`, and no more. */
function supervise(name: string, env: NodeJS.ProcessEnv) {
  const unit = readUnit(`fairway-${name}.service`);
  const [, ...args] = (getSetting(unit, 'Service', 'ExecStart') ?? '').split(' ');
  const wait = Number(getSetting(unit, 'Service', 'RestartSec')) * 1000;
  const always = getSetting(unit, 'Service', 'Restart') === 'always';
  const started: ChildProcess[] = [];
  let wanted = true;
  let output = '';
  const run = async () => {
    do {
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { PATH: process.env.PATH, ...readEnvironment(unit), ...env },
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      started.push(child);
      await once(child, 'close');
      if (wanted) await pause(wait);
    } while (wanted && always);
  };
  const done = run();
  const stop = async () => {
    wanted = false;
    const child = started.at(-1);
    child?.kill(getSetting(unit, 'Service', 'KillSignal') as NodeJS.Signals);
    await done;
    return child?.exitCode;
  };
  return { started, stop, output: () => output, kill: (signal: NodeJS.Signals) => started.at(-1)?.kill(signal) };
}

type Name = 'api' | 'worker';
let supervisor: Supervisor;
let folder: string;
let postgres: Postgres;
let api: ReturnType<typeof supervise>;
let worker: ReturnType<typeof supervise>;
let healthUrls: Record<Name, string>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
  supervisor = openSupervisor(folder);
  const places = { supervisor, durable: false };
  const redis = await startRedis({ ...places, folder: path.join(folder, 'redis') });
  postgres = await startPostgres({ ...places, folder: path.join(folder, 'postgres') });
  await deploy(postgres.url(), path.join(root, 'prisma/migrations'));
  const [port, health] = [await findFreePort(), await findFreePort()];
  const env = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    PORT: `${port}`,
    WORKER_HEALTH_PORT: `${health}`,
    DATA_DIR: folder,
    WEB_DIST: '',
    DATABASE_URL: postgres.url(),
    REDIS_URL: redis.url,
  };
  healthUrls = { api: `http://127.0.0.1:${port}/api/ready`, worker: `http://127.0.0.1:${health}` };
  api = supervise('api', env);
  worker = supervise('worker', env);
});
afterAll(async () => {
  await Promise.all([api?.stop(), worker?.stop()]);
  await supervisor.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const fetchStatus = (name: Name) =>
  fetch(healthUrls[name], { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status,
    () => 0,
  );
const waitForStatus = (name: Name, status: number) =>
  waitUntil(async () => (await fetchStatus(name)) === status, 120_000, `${status} of the ${name}`);

test('whatever kills the API or the worker, what restarts them brings them back to health without a hand', async () => {
  await Promise.all([waitForStatus('api', 200), waitForStatus('worker', 200)]);
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const before = { api: api.started.length, worker: worker.started.length };
    api.kill(signal);
    worker.kill(signal);
    await waitUntil(
      () => api.started.length > before.api && worker.started.length > before.worker,
      120_000,
      'the next start',
    );
    await Promise.all([waitForStatus('api', 200), waitForStatus('worker', 200)]);
  }
  expect([api.started.length, worker.started.length]).toEqual([3, 3]);
});

test('started again while PostgreSQL is away they wait for it, and are well when it is back', async () => {
  await postgres.stop();
  for (const each of [api, worker]) each.kill('SIGKILL');
  await Promise.all([waitForStatus('api', 503), waitForStatus('worker', 503)]);
  postgres = await startPostgres({
    supervisor,
    durable: false,
    folder: path.join(folder, 'postgres'),
    port: postgres.port,
  });
  await Promise.all([waitForStatus('api', 200), waitForStatus('worker', 200)]);
  expect([await fetchStatus('api'), await fetchStatus('worker')]).toEqual([200, 200]);
});

test('asked to stop they end by themselves, in the time they have, and are not started again', async () => {
  const counts = [api.started.length, worker.started.length];
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  expect([api.started.length, worker.started.length]).toEqual(counts);
  expect(worker.output()).toContain('"msg":"Stopped"');
});
