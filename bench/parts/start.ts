import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { deploy } from '../../tools/db/apply.ts';
import { createDatabase } from '../create-database.ts';
import { listProgramArgs } from '../../tools/cli/start/built.ts';
import { build } from '../../tools/process/build.ts';
import { root } from '../../tools/process/paths.ts';
import { median, type Figure } from '../figures.ts';

const ROUNDS = 3;
const ASK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;
/** What a process gives back after its start, it has given back by then. */
const IDLE_S = 10;

interface Start {
  healthyMs: number;
  idleMb: number;
}

/** The API as it is built and as production launches it, from nothing to its first good answer, and what it then holds. */
export async function measureStart({
  url,
  redis_url,
  folder,
}: {
  url: string;
  redis_url: string;
  folder: string;
}): Promise<Figure[]> {
  const env = await prepareProduction({ url, redis_url, folder }, 'bench_start');
  const starts: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await startOnce(env));
  return [
    {
      what: 'The API, from its launch to its first healthy answer',
      value: median(starts.map(({ healthyMs }) => healthyMs)) / 1000,
      unit: 's',
      limit: { most: 1.5 },
      how: `as built, in production; median of ${ROUNDS} starts`,
    },
    {
      what: '… resident memory, idle',
      value: median(starts.map(({ idleMb }) => idleMb)),
      unit: 'MB',
      limit: { most: 220 },
      how: `${IDLE_S} s after that answer; median of ${ROUNDS} starts`,
    },
  ];
}

/** The product as built, a migrated database of its own, and the settings of its API in production. */
export async function prepareProduction(
  { url, redis_url, folder }: { url: string; redis_url: string; folder: string },
  name: string,
) {
  await build();
  const database = await createDatabase(url, name);
  await deploy(database, path.join(root, 'prisma/migrations'));
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://fairway.example',
    APP_SECRET: 'a-secret-of-the-bench-0123456789abcdef',
    DATABASE_URL: database,
    REDIS_URL: redis_url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Fairway <no-reply@fairway.example>',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    DATA_DIR: folder,
    WEB_DIST: path.join(root, 'apps/web/dist'),
  };
}

async function startOnce(env: NodeJS.ProcessEnv): Promise<Start> {
  const port = await getPort();
  const begin = performance.now();
  const child = spawn(process.execPath, listProgramArgs('api'), {
    cwd: root,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await untilHealthy(child, port, begin + PATIENCE_MS);
    const healthyMs = performance.now() - begin;
    await wait(IDLE_S * 1000);
    return { healthyMs, idleMb: readResidentMb(child) };
  } finally {
    child.kill();
    await ended;
  }
}

export async function untilHealthy(child: ChildProcess, port: number, limit: number): Promise<void> {
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error(`The API has ended (${child.exitCode})`);
    if (performance.now() > limit) throw new Error(`The API is not healthy after ${PATIENCE_MS / 1000} s`);
    await wait(ASK_EVERY_MS);
  }
}

/** What the system says a process holds; it counts in units of 1024 bytes. */
export const readResidentMb = ({ pid }: ChildProcess): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) * 1024) / 1e6;
