import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { addDays, toDate } from '@fairway/time/calendar';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import { startServer, type Server } from '../servers/start.ts';
import { raiseWorld } from '../world.ts';

const PROS = 72;
const DAYS = 80;
const HOURS = 11;
const ROUNDS = 5;
const ROUND_S = 5;
/** As many at once as keep the server as busy as it can usefully be. */
const CLIENTS = 16;
const TIMES = 10;
const HEALTH_MS = 100;

/** A lesson that can be booked. */
interface Booking {
  token: string;
  body: string;
}

interface Answer {
  ms: number;
  retryAfter: boolean;
}

/** Bookings by one server at the load it serves best, and at ten times that: who is refused must not slow down who is served. */
export async function measureOverload(url: string): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_overload');
  const club = new Club(await listBookings(database));
  const server = await startServer('ours.ts', { BENCH_DATABASE_URL: database });
  try {
    await book(server, club, { connections: CLIENTS });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await untilIdle(server);
      const best = await book(server, club, { connections: CLIENTS });
      const perSecond = Math.round(best.kept * TIMES);
      await untilIdle(server);
      const flood = await book(server, club, { connections: CLIENTS * TIMES, perSecond });
      rounds.push({ best, flood });
    }
    return listFigures(rounds);
  } finally {
    server.child.disconnect();
  }
}

async function listBookings(database: string): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let pro = 0; pro < PROS; pro += 1) {
    const { token } = await raiseWorld(database, { lessons: 0 });
    for (let day = 3; day < DAYS; day += 1)
      for (let hour = 8; hour < 8 + HOURS; hour += 1) {
        const [start, end] = [hour, hour + 1].map((at) => `${String(at).padStart(2, '0')}:00:00`);
        const date = addDays(toDate(Date.now()), day);
        const body = { date, duration: 60, time: [{ start, end }], payment_type: 'on_day' };
        bookings.push({ token, body: JSON.stringify(body) });
      }
  }
  // The pros are asked in turn, as their players are many.
  return bookings.map((_, index) => bookings[(index % PROS) * (bookings.length / PROS) + Math.floor(index / PROS)]!);
}

/** The lessons still to be booked: what was refused is asked for again. */
class Club {
  readonly #bookings: Booking[];

  constructor(bookings: Booking[]) {
    this.#bookings = bookings;
  }

  take(): Booking {
    const booking = this.#bookings.shift();
    if (!booking) throw new Error('Every lesson is booked: the bench needs more of them.');
    return booking;
  }

  putBack(booking: Booking): void {
    this.#bookings.push(booking);
  }
}

interface Run {
  kept: number;
  refused: Answer[];
  other: number;
  sent: number;
  health: number[];
}
type Round = Record<'best' | 'flood', Run>;

/** What autocannon keeps for each of its connections. */
interface Context {
  booking?: Booking;
  begun?: number;
}

/** Books through so many connections, each as soon as it is answered or as often as `perSecond` in all says. */
async function book({ address }: Server, club: Club, load: { connections: number; perSecond?: number }): Promise<Run> {
  const run: Run = { kept: 0, refused: [], other: 0, sent: 0, health: [] };
  const count = (status: number, { booking, begun = 0 }: Context, headers: Record<string, string>) => {
    if (status === 200) run.kept += 1;
    else if (status === 503 && booking) {
      club.putBack(booking);
      run.refused.push({ ms: performance.now() - begun, retryAfter: 'retry-after' in headers });
    } else run.other += 1;
  };
  const done = new AbortController();
  const watching = watchHealth(address, run.health, done.signal);
  const result = await autocannon({
    url: `${address}/api/booking`,
    connections: load.connections,
    ...(load.perSecond === undefined ? {} : { overallRate: load.perSecond }),
    duration: ROUND_S,
    timeout: 30,
    requests: [
      {
        method: 'POST',
        setupRequest: (call, context: Context) => {
          const booking = club.take();
          Object.assign(context, { booking, begun: performance.now() });
          const headers = { authorization: `Bearer ${booking.token}`, 'content-type': 'application/json' };
          return { ...call, headers, body: booking.body };
        },
        onResponse: (status, _body, context: Context, headers) =>
          count(status, context, headers as Record<string, string>),
      },
    ],
  });
  done.abort();
  await watching;
  run.sent = result.requests.sent / result.duration;
  run.kept /= result.duration;
  return run;
}

/** What a round has left unanswered is not to weigh on the next. */
async function untilIdle({ address }: Server): Promise<void> {
  for (;;) {
    const figures = await (await fetch(`${address}/metrics`)).text();
    if (figures.includes('fairway_requests_working 0')) return;
    await wait(HEALTH_MS);
  }
}

async function watchHealth(address: string, answers: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    answers.push(answer?.status ?? 0);
    await wait(HEALTH_MS, undefined, { signal }).catch(() => {});
  }
}

function listFigures(rounds: Round[]): Figure[] {
  const floods = rounds.map(({ flood }) => flood);
  const refused = floods.flatMap((flood) => flood.refused);
  const health = floods.flatMap((flood) => flood.health);
  const other = rounds.reduce((sum, { best, flood }) => sum + best.other + best.refused.length + flood.other, 0);
  const how = `median of ${ROUNDS} rounds of ${ROUND_S} s each, beside each other`;
  return [
    {
      what: `Bookings over REST by ${CLIENTS} clients`,
      value: median(rounds.map(({ best }) => best.kept)),
      unit: 'per second',
      how: `${how}; one server, pool of 10`,
    },
    {
      what: `… when ${TIMES} times as many are sent by ${TIMES} times as many clients`,
      value: median(floods.map(({ kept }) => kept)),
      unit: 'per second',
      how: `${Math.round(median(floods.map(({ sent }) => sent)))} sent a second; the refused come back at once`,
    },
    {
      what: '… against the best',
      value: median(rounds.map(({ best, flood }) => flood.kept / best.kept)),
      unit: 'x',
      limit: { least: 0.8 },
      how,
    },
    // A fast machine may take all of them in: then there is nobody to be refused.
    ...(refused.length === 0
      ? []
      : [
          {
            what: '… refused with 503 within',
            value: median(refused.map(({ ms }) => ms)),
            unit: 'ms' as const,
            how: `median of ${refused.length}, the delay of the clients included`,
          },
        ]),
    {
      what: '… refused without `Retry-After`',
      value: refused.filter(({ retryAfter }) => !retryAfter).length,
      unit: '',
      limit: { exactly: 0 },
      how: 'the same',
    },
    {
      what: '… answered anything else',
      value: other,
      unit: '',
      limit: { exactly: 0 },
      how: 'neither kept nor refused so',
    },
    {
      what: '… answers of `/api/health` that are not 200',
      value: health.filter((status) => status !== 200).length,
      unit: '',
      limit: { exactly: 0 },
      how: `of ${health.length}`,
    },
  ];
}
