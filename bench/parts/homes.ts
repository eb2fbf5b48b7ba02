import { connectDb } from '@fairway/db/client';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { addDays, startOfWeek, toDate } from '@fairway/time/calendar';
import { startOfDay } from '@fairway/time/zoned-time';
import superjson from 'superjson';
import { v7 as uuid } from 'uuid';
import { openSession } from '../../apps/server/src/domains/auth/sessions/service.ts';
import { addUser } from '../../apps/server/src/domains/coaching/accounts/service.ts';
import { giveCredits } from '../../apps/server/src/domains/credits/ledger/service.ts';
import { queryOnce } from '../../tools/db/query-once.ts';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import type { Recording } from '../servers/replay.ts';
import { openSlowLine } from '../servers/slow-line.ts';
import { askServer, measureSpent, startServer, type Server } from '../servers/start.ts';
import { depsFor, raiseWorld } from '../world.ts';

const ROUNDS = 11;
const WARM_ROUNDS = 3;
const REQUESTS = 600;
const CONNECTIONS = 8;

const PLAYERS = 30;
const INVITED = 5;
const LESSONS_A_DAY = 6;
const DAYS_AROUND = 7;
const CREDITS = 12;

/**
 * How late the database answers where its round trips are counted: far later than what else a view takes on a slow machine, or that would
 * count as one more. And how often each page is asked for then.
 */
const LATE_MS = 150;
const VIEWS = 9;

/** What the web app asks for when it opens a page, in one request. */
interface Page {
  what: string;
  url: string;
  token: string;
}

/** The address of a batch as the client of the web app makes it. */
function batchUrl(calls: [name: string, input?: unknown][]): string {
  const inputs = Object.fromEntries(calls.map(([, input], nth) => [nth, superjson.serialize(input)]));
  const names = calls.map(([name]) => name).join(',');
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

/** The pages people open first, over all of the server: what is spent on each view, beside a replay of its statements and bytes. */
export async function measureHomes(url: string): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_homes');
  const { player, coach } = await raiseClub(database);
  const pages: Page[] = [
    {
      what: "A player's home",
      url: batchUrl([['accounts.user'], ['practice.today'], ['skills.overview', {}]]),
      token: player,
    },
    {
      what: "A coach's home",
      url: batchUrl([['lessons.home'], ['accounts.user']]),
      token: coach,
    },
    {
      what: "A coach's players",
      url: batchUrl([['people.players', { page: 1 }], ['people.pendingPlayers', {}], ['accounts.user']]),
      token: coach,
    },
    {
      what: "A coach's week in the calendar",
      url: batchUrl([['diary.calendar', spanWeek(toDate(Date.now()))], ['accounts.user']]),
      token: coach,
    },
    { what: 'The signed-in person over REST', url: '/api/user', token: player },
  ];
  const env = { BENCH_DATABASE_URL: database };
  const line = await openSlowLine(database, LATE_MS);
  const servers = await Promise.all([
    startServer('ours.ts', env),
    startServer('replay.ts', env),
    startServer('ours.ts', { BENCH_DATABASE_URL: line.url }),
  ]);
  const [ours, replay, far] = servers;
  try {
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await compare(ours, replay, page)), await countRoundTrips(far, page));
    return figures;
  } finally {
    for (const { child } of servers) child.disconnect();
    line.close();
  }
}

const spanWeek = (date: string) => {
  const start = startOfWeek(date);
  return { start, end: addDays(start, 6) };
};

/** How often a page waits for the database, one time after another: by the clock, over a line that is slow. */
async function countRoundTrips(far: Server, { url, token }: Page): Promise<Figure> {
  const view = async () => {
    const begun = performance.now();
    const answer = await fetch(far.address + url, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return performance.now() - begun;
  };
  const times: number[] = [];
  // The first ones open connections, and tell the database of their statements.
  for (let nth = -VIEWS; nth < VIEWS; nth += 1) {
    const time = await view();
    if (nth >= 0) times.push(time);
  }
  return {
    what: '… round trips to PostgreSQL, one after another',
    value: Math.floor(median(times) / LATE_MS),
    unit: 'round trips',
    limit: { most: 2 },
    how: `the session included; ${Math.round(median(times))} ms, over a line that takes ${LATE_MS}, one view at a time`,
  };
}

/** Hands the replay what ours sends and answers for a page. */
async function recordPage(ours: Server, replay: Server, { url, token }: Page): Promise<Recording> {
  const headers = { authorization: `Bearer ${token}` };
  await askServer(ours, 'record');
  const body = await (await fetch(ours.address + url, { headers })).text();
  // The session's is the first; the replay reads it by the token of each request.
  const [, ...statements] = await askServer(ours, 'recorded');
  const recording: Recording = { url, statements, body };
  replay.child.send(recording);
  const replayed = await (await fetch(replay.address + url, { headers })).text();
  if (replayed !== body) throw new Error(`The replay of ${url} answers otherwise: ${replayed}`);
  return recording;
}

async function compare(ours: Server, replay: Server, page: Page): Promise<Figure[]> {
  const { what, url, token } = page;
  const { statements, body } = await recordPage(ours, replay, page);
  const cost = async (server: Server) =>
    (await measureSpent(server, { url, token, connections: CONNECTIONS, amount: REQUESTS })).cpu;
  // Round by round beside each other: what the machine does to one it does to the other, and the first rounds warm up.
  const rounds: { mine: number; theirs: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const costs = { mine: await cost(ours), theirs: await cost(replay) };
    if (round >= 0) rounds.push(costs);
  }
  const how = `CPU a view, median of ${ROUNDS} rounds of ${REQUESTS}`;
  return [
    {
      what,
      value: median(rounds.map(({ mine }) => mine)) / 1000,
      unit: 'ms',
      how: `${how}, one request; ${statements.length + 1} statements, ${Buffer.byteLength(body)} bytes`,
    },
    {
      what: '… against a replay by Fastify and pg',
      value: median(rounds.map(({ mine, theirs }) => mine / theirs)),
      unit: 'x',
      limit: { most: 1.5 },
      how: 'the same statements and bytes; works out nothing',
    },
  ];
}

/** A coach with a diary as it is after some weeks, and one of their players with credits; their sessions' tokens. */
export async function raiseClub(url: string): Promise<{ player: string; coach: string }> {
  const { pro, player, token } = await raiseWorld(url, { lessons: 40 });
  const db = connectDb({ url });
  const deps = depsFor(db);
  const ids = [player.id];
  for (let nth = 1; nth < PLAYERS; nth += 1) {
    const person = { email: `other-${nth}@example.com`, password: null, first_name: 'Jamie', last_name: `Ash ${nth}` };
    ids.push(await addUser({ type: 'player', ...person, pro_id: pro.id }, deps));
  }
  await db.invitations.createMany({
    data: Array.from({ length: INVITED }, (_, nth) => ({
      pro_id: pro.id,
      first_name: 'Alex',
      last_name: `Reed ${nth}`,
      email: `invited-${nth}@example.com`,
      token_hash: uuid(),
      code: `CODE${nth}`,
      expires_at: new Date(Date.now() + DAY_MS),
    })),
  });
  await giveCredits(pro, { player_id: player.id, credits: CREDITS }, deps);
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, nth) => addDays(toDate(Date.now()), nth - DAYS_AROUND));
  const lessons = days.flatMap((day) =>
    Array.from({ length: LESSONS_A_DAY }, (_, nth) => {
      const starts_at = new Date(startOfDay(pro.timezone, day) + (9 + nth) * HOUR_MS);
      const ends_at = new Date(starts_at.getTime() + HOUR_MS / 2);
      const player_id = ids[nth % ids.length]!;
      return { pro_id: pro.id, player_id, starts_at, ends_at, duration: 30, payment_type: 'on_day' as const };
    }),
  );
  // Where the world has a lesson at that time already, it stands.
  await db.lessons.createMany({ data: lessons, skipDuplicates: true });
  await freeOne(url, player.id);
  const { token: coach } = await openSession(pro.id, { userAgent: 'bench' }, deps);
  await db.$disconnect();
  return { player: token, coach };
}

/** The player has cancelled a lesson to come, and the coach has not said yet whether to tell the others of its time. */
async function freeOne(url: string, player_id: string): Promise<void> {
  await queryOnce(
    url,
    `WITH freed AS (
       UPDATE lessons SET cancelled_at = now()
       WHERE id = (SELECT id FROM lessons WHERE player_id = $1 AND starts_at > now() + interval '3 days' ORDER BY starts_at LIMIT 1)
       RETURNING id, pro_id)
     INSERT INTO freed_slots (lesson_id, pro_id, created_at) SELECT id, pro_id, now() FROM freed`,
    [player_id],
  );
}
