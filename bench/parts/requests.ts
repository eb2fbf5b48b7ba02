import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import { measureSpent, startServer, type Server } from '../servers/start.ts';
import { raiseWorld, type World } from '../world.ts';

const ROUNDS = 11;
const WARM_ROUNDS = 3;
const REQUESTS = 1000;
const CONNECTIONS = 8;

/** The hot reads against a handler written by hand, CPU of the server's process. */
export async function measureRequests({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_requests');
  const world = await raiseWorld(database, { lessons: 200 });
  const env = { BENCH_DATABASE_URL: database, BENCH_REDIS_URL: redis_url };
  const servers = await Promise.all([startServer('ours.ts', env), startServer('raw.ts', env)]);
  try {
    return [
      ...(await compare(servers, world, { what: 'A month of slots', path: slotsPath(world), most: 1.5 })),
      ...(await compare(servers, world, { what: '200 lessons', path: '/lesson', most: 2 })),
      ...(await compare(servers, world, {
        what: 'A record of 12 parts',
        path: `/lesson/${world.recorded}`,
        most: 1.5,
      })),
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
  const load = { token, connections: CONNECTIONS, amount: REQUESTS };
  const ask = async (server: Server, root: string) =>
    (await measureSpent(server, { ...load, url: root + read.path })).cpu;
  // Round by round beside each other: what the machine does to one it does to the other, and the first rounds warm up.
  const rounds: { mine: number; raw: number; rows: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const costs = { mine: await ask(ours!, '/api'), raw: await ask(raw!, '/api'), rows: await ask(raw!, '/rows') };
    if (round >= 0) rounds.push(costs);
  }
  const { statements } = await measureSpent(ours!, { ...load, url: `/api${read.path}`, connections: 1, amount: 200 });
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
      value: statements,
      unit: 'round trips',
      limit: { exactly: 2 },
      how: 'one for the session, one for the read; statements sent',
    },
  ];
}
