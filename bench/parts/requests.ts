import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { ask } from '../../scripts/db/ask.mjs';
import { median, type Figure } from '../figures.ts';
import type { Spent } from '../servers/serve.ts';
import { raiseWorld, type World } from '../world.ts';

const ROUNDS = 11;
const WARM_ROUNDS = 3;
const REQUESTS = 1000;
const CONNECTIONS = 8;

interface Server {
  child: ChildProcess;
  address: string;
}

async function start(file: string, env: Record<string, string>): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, '../servers', file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { child, address };
}

async function spentBy({ child }: Server): Promise<Spent> {
  child.send('spent');
  const [spent] = (await once(child, 'message')) as [Spent];
  return spent;
}

/** Microseconds of the server's CPU for one request. */
async function costOf(server: Server, url: string, token: string): Promise<number> {
  const before = (await spentBy(server)).cpu;
  const run = await autocannon({
    url: server.address + url,
    connections: CONNECTIONS,
    amount: REQUESTS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (run.non2xx || run.errors) throw new Error(`${url}: ${run.non2xx} refusals, ${run.errors} errors`);
  return ((await spentBy(server)).cpu - before) / REQUESTS;
}

/** Statements the server sends to PostgreSQL for one request. */
async function roundTrips(server: Server, url: string, token: string): Promise<number> {
  const before = (await spentBy(server)).statements;
  await autocannon({
    url: server.address + url,
    connections: 1,
    amount: 200,
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await spentBy(server)).statements - before) / 200;
}

/** The two hot reads against a handler written by hand, CPU of the server's process. */
export async function measureRequests({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = new URL(url);
  database.pathname = '/bench_requests';
  await ask(url, 'CREATE DATABASE bench_requests');
  const world = await raiseWorld(database.href, { lessons: 200 });
  const env = { BENCH_DATABASE_URL: database.href, BENCH_REDIS_URL: redis_url, NODE_ENV: 'production' };
  const servers = await Promise.all([start('ours.ts', env), start('raw.ts', env)]);
  try {
    return [
      ...(await compare(servers, world, { what: 'A month of slots', path: slotsPath(world), most: 1.5 })),
      ...(await compare(servers, world, { what: '200 lessons', path: '/lesson', most: 2 })),
    ];
  } finally {
    for (const { child } of servers) child.disconnect();
  }
}

const slotsPath = ({ year, month }: World) => `/booking/availability?year=${year}&month=${month}&duration=60`;

interface Read {
  what: string;
  path: string;
  most: number;
}

async function compare([ours, raw]: Server[], { token }: World, read: Read): Promise<Figure[]> {
  const ask = (server: Server, root: string) => costOf(server, root + read.path, token);
  // Round by round beside each other: what the machine does to one it does to the other, and the first rounds warm up.
  const rounds: { mine: number; raw: number; rows: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const costs = { mine: await ask(ours!, '/api'), raw: await ask(raw!, '/api'), rows: await ask(raw!, '/rows') };
    if (round >= 0) rounds.push(costs);
  }
  const how = `CPU a request, median of ${ROUNDS} rounds of ${REQUESTS}`;
  return [
    {
      what: `${read.what} over REST`,
      value: median(rounds.map(({ mine }) => mine)) / 1000,
      unit: 'ms',
      how: `${how}, session included`,
    },
    {
      what: '… against Fastify and pg by hand',
      value: median(rounds.map(({ mine, raw }) => mine / raw)),
      unit: 'x',
      limit: { most: read.most },
      how: 'the same answer',
    },
    {
      what: '… against sending the rows as they come',
      value: median(rounds.map(({ mine, rows }) => mine / rows)),
      unit: 'x',
      how: 'computes nothing',
    },
    {
      what: '… round trips to PostgreSQL, the session included',
      value: await roundTrips(ours!, `/api${read.path}`, token),
      unit: 'round trips',
      limit: { exactly: 2 },
      how: 'one for the session, one for the read; statements sent',
    },
  ];
}
