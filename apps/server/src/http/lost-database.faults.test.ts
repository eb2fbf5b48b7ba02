import path from 'node:path';
import { connectDb, type Db } from '@fairway/db/client';
import { signIn, type SignedIn } from '#test/app.ts';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { freeze } from '#test/freeze.ts';
import { startOwnServices } from '#test/own-services.ts';
import { startProgram, waitForOrigin } from '#test/programs.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deploy } from '../../../../tools/db/apply.ts';
import { queryOnce } from '../../../../tools/db/query-once.ts';
import { root } from '../../../../tools/process/paths.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const NO_REDIS = 'redis://127.0.0.1:1';
const CALLERS = 6;

interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
}

/** Fills a database and signs its player in. */
async function world(db: Db): Promise<SignedIn> {
  const pro = await aPro(db);
  const player = await aPlayer(db, pro);
  await aLesson(db, { pro, player });
  return signIn(db, player);
}

/** Callers who ask again as soon as they are answered; the answers are gathered in their order. */
function callers(address: string, { bearer }: SignedIn) {
  const answers: Answer[] = [];
  const call = { goesOn: true };
  const paths = ['/api/lesson', '/api/user', '/api/credits'];
  const caller = async (_: unknown, index: number) => {
    while (call.goesOn) {
      const began = performance.now();
      const answer = await fetch(`${address}${paths[index % paths.length]}`, { headers: bearer });
      await answer.arrayBuffer();
      const ms = performance.now() - began;
      answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), ms });
    }
  };
  const all = Promise.all(Array.from({ length: CALLERS }, caller));
  const stop = () => {
    call.goesOn = false;
    return all;
  };
  /** Waits until so many answers in a row have this status. */
  const until = (status: number, count = 3 * CALLERS) =>
    vi.waitFor(
      () => {
        const last = answers.slice(-count).map((answer) => answer.status);
        expect([...new Set(last), last.length]).toEqual([status, count]);
      },
      { timeout: 20_000 },
    );
  return { answers, stop, until };
}

test(
  'PostgreSQL is killed and comes back under load: calls fail cleanly in between, and recover by themselves',
  { timeout: 180_000 },
  async () => {
    const own = await startOwnServices();
    const first = await own.postgres();
    await queryOnce(first.url(), 'CREATE DATABASE fairway');
    await deploy(first.url('fairway'), path.join(root, 'prisma/migrations'));
    const db = connectDb({ url: first.url('fairway'), max: 1 });
    const player = await world(db);
    await db.$disconnect();

    const api = startProgram('api', { DATABASE_URL: first.url('fairway'), REDIS_URL: NO_REDIS, PORT: '0' });
    const { answers, stop, until } = callers(await waitForOrigin(api), player);
    onTestFinished(async () => void (await stop()));
    await until(200);
    const gone = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await gone;
    await until(503);
    await own.postgres(first.port);
    await until(200);
    await stop();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status, retryAfter }) => (status === 503) !== (retryAfter !== null))).toEqual([]);
    expect(api.child.exitCode).toBeNull();
    const faults = api
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50') || line.includes('"level":60'));
    expect(faults).toEqual([]);
  },
);

test(
  'PostgreSQL freezes under load: every call is answered 503 within seconds, and all recover when it goes on',
  { timeout: 180_000 },
  async () => {
    const own = await startOwnServices();
    const postgres = await own.postgres();
    await queryOnce(postgres.url(), 'CREATE DATABASE fairway');
    await deploy(postgres.url('fairway'), path.join(root, 'prisma/migrations'));
    const db = connectDb({ url: postgres.url('fairway'), max: 1 });
    const player = await world(db);
    await db.$disconnect();

    const api = startProgram('api', { DATABASE_URL: postgres.url('fairway'), REDIS_URL: NO_REDIS, PORT: '0' });
    const { answers, stop, until } = callers(await waitForOrigin(api), player);
    onTestFinished(async () => void (await stop()));
    await until(200);
    const goOn = freeze(postgres);
    await until(503);
    goOn();
    await until(200);
    await stop();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    // Two seconds of silence, two for the question whether anybody is answered, and what a busy machine adds.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
    expect(api.output()).not.toContain('"level":50');
  },
);

test(
  'an API that starts before its database answers 503, and works once the database is there',
  { timeout: 180_000 },
  async () => {
    const own = await startOwnServices();
    const first = await own.postgres();
    await queryOnce(first.url(), 'CREATE DATABASE fairway');
    await deploy(first.url('fairway'), path.join(root, 'prisma/migrations'));
    await first.stop();

    const api = startProgram('api', { DATABASE_URL: first.url('fairway'), REDIS_URL: NO_REDIS, PORT: '0' });
    const address = await waitForOrigin(api);
    const health = async () => (await fetch(`${address}/api/health`)).status;
    expect(await health()).toBe(503);
    await vi.waitFor(() => expect(api.output()).toContain(`The database at 127.0.0.1:${first.port} does not answer`), {
      timeout: 10_000,
    });
    expect(api.output()).not.toContain(new URL(first.url()).password);
    await own.postgres(first.port);
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000 });
    await vi.waitFor(() => expect(api.output()).toContain('The database answers.'), { timeout: 10_000 });
  },
);
