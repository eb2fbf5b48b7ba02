import { connectDb, inTransaction, type Db } from '@fairway/db/client';
import { execute, fetchFirst } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { addUser } from '../../apps/server/src/domains/coaching/accounts/service.ts';
import { buyCredits } from '../../apps/server/src/domains/credits/purchase/service.ts';
import { addDays, toDate } from '@fairway/time/calendar';
import { HOUR_MS } from '@fairway/time/units';
import { bookLesson } from '../../apps/server/src/domains/lessons/booking/service.ts';
import type { Payment, Payments } from '../../apps/server/src/adapters/stripe/payments.ts';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import { depsFor, raiseWorld, type World } from '../world.ts';

const PLAYERS = 50;
/** How many of them book at the same time. */
const BOOKERS = [1, 10, 50] as const;
const ROUNDS = 15;
const CREDITS = 4;
const PRICE = 1500;

/** Fifty players buying, then booking with what they bought, round after round; the provider answers without a wire. */
export async function measureMoney(url: string): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_money');
  const world = await raiseWorld(database, { lessons: 0 });
  const db = connectDb({ url: database, max: 20 });
  try {
    const services: AppServices = { ...depsFor(db), payments: instantPayments() };
    const players = await addPlayers(world, services);
    const buying: Pace[] = [];
    const booking = new Map<number, Pace[]>(BOOKERS.map((bookers) => [bookers, []]));
    let date = addDays(toDate(Date.now()), 3);
    // Ours and the bare inserts in turn, and every number of bookers in each round: what the machine does to one it does to the other.
    for (let round = 0; round < ROUNDS; round += 1) {
      // What autovacuum would tell PostgreSQL of its tables within a minute: without it a player's credits are sought among all of the coach's.
      if (round === 1) await db.$executeRaw`ANALYZE`;
      for (const [bookers, paces] of booking) {
        buying.push({
          ours: await perSecond(PLAYERS, (nth) => buy(players[nth]!, services)),
          bare: await perSecond(PLAYERS, (nth) => bareBuy(players[nth]!, db)),
        });
        for (let first = 0; first < PLAYERS; first += bookers)
          paces.push({
            ours: await perSecond(bookers, (nth) => book(players[first + nth]!, date, first + nth, services)),
            bare: await perSecond(bookers, (nth) => bareBook(players[first + nth]!, db, { date, nth: first + nth })),
          });
        date = addDays(date, DAYS_A_ROUND);
      }
    }
    return listFigures({ buying, booking, books: await readBooks(db) });
  } finally {
    await db.$disconnect();
  }
}

interface Pace {
  ours: number;
  bare: number;
}

interface Measured {
  buying: Pace[];
  booking: Map<number, Pace[]>;
  books: Books;
}

/** What a booking promises against the bare inserts. */
const BOOKING_LEAST = 0.4;

function listPace(what: string, paces: Pace[], { least }: { least?: number } = {}): Figure[] {
  return [
    {
      what,
      value: median(paces.map(({ ours }) => ours)),
      unit: 'per second',
      how: `median of ${paces.length} rounds, pool of 20, the provider in the same process`,
    },
    {
      what: '… against the same inserts without the ledger',
      value: median(paces.map(({ ours, bare }) => ours / bare)),
      unit: 'x',
      ...(least === undefined ? {} : { limit: { least } }),
      how: 'throughput, median of rounds in turn; bare: the rows of purchase, lot and notice, or of lesson and notice, in one transaction each',
    },
  ];
}

function listFigures({ buying, booking, books }: Measured): Figure[] {
  const held = ROUNDS * BOOKERS.length * PLAYERS * CREDITS;
  return [
    ...listPace(`Buying credits by ${PLAYERS} players at once`, buying),
    ...[...booking].flatMap(([bookers, paces]) =>
      listPace(`Booking with credits, ${bookers} at once`, paces, { least: BOOKING_LEAST }),
    ),
    {
      what: 'Credits bought and not in the ledger',
      value: held - books.bought,
      unit: '',
      limit: { exactly: 0 },
      how: `of ${held}`,
    },
    {
      what: 'Credits spent and not in the ledger',
      value: held - books.spent,
      unit: '',
      limit: { exactly: 0 },
      how: `of ${held}`,
    },
    {
      what: 'Lots that are not the sum of their movements',
      value: books.unbalanced,
      unit: '',
      limit: { exactly: 0 },
      how: 'read afterwards',
    },
  ];
}

interface Books {
  bought: number;
  spent: number;
  unbalanced: number;
}

async function readBooks(db: Db): Promise<Books> {
  const books = await fetchFirst(
    db,
    sql<Books>`
    SELECT (SELECT sum(amount)::int FROM credit_ledger WHERE movement = 'bought') AS bought,
      (SELECT -sum(amount)::int FROM credit_ledger WHERE movement = 'spent') AS spent,
      (SELECT count(*)::int FROM credit_lots lot JOIN (SELECT lot_id, sum(amount) AS sum FROM credit_ledger GROUP BY lot_id) moved
        ON moved.lot_id = lot.id WHERE moved.sum <> lot.remaining) AS unbalanced`,
  );
  if (!books) throw new Error('The books could not be read.');
  return books;
}

const buy = (player: Actor, services: AppServices) =>
  buyCredits(player, { credits: CREDITS, price: PRICE * CREDITS }, uuid(), services);

const DAYS_A_ROUND = 5;
/** An hour for each player: ten a day. */
const toHour = (nth: number) => ({ day: Math.floor(nth / 10), hour: 8 + (nth % 10) });
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

function book(player: Actor, from: string, nth: number, services: AppServices) {
  const { day, hour } = toHour(nth);
  const time = [{ start: clock(hour), end: clock(hour + 1) }];
  return bookLesson(player, { date: addDays(from, day), duration: 60, time, payment_type: 'credits' }, services);
}

/** The rows that a purchase of credits leaves, but for the ledger's. */
const bareBuy = ({ id: player_id, pro_id }: Actor, db: Db) =>
  inTransaction(db, async (tx) => {
    const [purchase, lot] = [uuid(), uuid()];
    await execute(
      tx,
      sql`
      INSERT INTO purchases (id, kind, status, player_id, pro_id, key, title, amount, currency, credits, payment_intent_id, settled_at)
      VALUES (${purchase}::uuid, 'credits', 'paid', ${player_id}::uuid, ${pro_id}::uuid, ${purchase}, 'bare', ${PRICE}, 'GBP', ${CREDITS}, ${purchase}, now())`,
    );
    await execute(
      tx,
      sql`
      INSERT INTO bare_lots (id, player_id, pro_id, source, quantity, remaining, purchased_at, expires_on, expires_at)
      VALUES (${lot}::uuid, ${player_id}::uuid, ${pro_id}::uuid, 'bought', ${CREDITS}, ${CREDITS}, now(), now()::date + 365, now() + interval '1 year')`,
    );
    await note(tx);
  });

/** The rows that a booking leaves, but for the ledger's. */
const bareBook = ({ id: player_id, pro_id }: Actor, db: Db, { date, nth }: { date: string; nth: number }) =>
  inTransaction(db, async (tx) => {
    const { day, hour } = toHour(nth);
    const start = new Date(`${addDays(date, day)}T${clock(hour)}Z`);
    await execute(
      tx,
      sql`
      INSERT INTO bare_lessons (id, pro_id, player_id, type, starts_at, ends_at, duration, payment_type, credits)
      VALUES (${uuid()}::uuid, ${pro_id}::uuid, ${player_id}::uuid, 0, ${start}, ${new Date(start.getTime() + HOUR_MS)}, 60, 'credits', ${CREDITS})`,
    );
    await note(tx);
  });

const note = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) =>
  execute(tx, sql`INSERT INTO outbox (topic, payload, processed_at, published_at) VALUES ('bare', '{}', now(), now())`);

async function perSecond(atOnce: number, act: (nth: number) => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => act(nth)));
  return atOnce / ((performance.now() - begin) / 1000);
}

async function addPlayers({ pro }: World, services: AppServices): Promise<Actor[]> {
  const { db } = services;
  await db.settings.update({
    where: { user_id: pro.id },
    data: { lesson_price: PRICE, diary_availability_months: 12 },
  });
  for (const [copy, table] of [
    ['bare_lots', 'credit_lots'],
    ['bare_lessons', 'lessons'],
  ])
    await db.$executeRawUnsafe(`CREATE TABLE ${copy} (LIKE ${table} INCLUDING DEFAULTS INCLUDING INDEXES)`);
  const add = async (nth: number): Promise<Actor> => {
    const person = {
      type: 'player',
      password: null,
      first_name: 'Buyer',
      last_name: `${nth}`,
      pro_id: pro.id,
    } as const;
    const id = await addUser({ ...person, email: `buyer${nth}@example.com` }, services);
    await db.users.update({
      where: { id },
      data: { stripe_id: `cus_${nth}`, stripe_payment_method: `pm_${nth}`, stripe_card: '4242' },
    });
    return { id, type: 'player', pro_id: pro.id, timezone: pro.timezone, guardian_id: null, session_id_hash: '' };
  };
  return Promise.all(Array.from({ length: PLAYERS }, (_, nth) => add(nth)));
}

/** A provider that takes every payment at once. */
function instantPayments(): Payments {
  const payments = new Map<string, Payment>();
  const change = (id: string, more: Partial<Payment>): Payment => {
    const before = payments.get(id);
    if (!before) throw new Error(`There is no payment ${id}`);
    const after = { ...before, ...more };
    payments.set(id, after);
    return after;
  };
  const refuse = () => Promise.reject(new Error('The bench asks for payments alone.'));
  return {
    publishableKey: null,
    apiUrl: '',
    beginPayment: async ({ reference, stripe_id, amount, currency }) => {
      const payment_intent_id = `pi_${reference}`;
      const begun: Payment = {
        payment_intent_id,
        status: 'unconfirmed',
        amount,
        amount_received: 0,
        amount_refunded: 0,
        currency,
        stripe_id,
        reference,
        client_secret: '',
        refusal: null,
        card: null,
        created_at: new Date(),
      };
      payments.set(payment_intent_id, begun);
      return begun;
    },
    confirmPayment: async (id) =>
      change(id, { status: 'succeeded', amount_received: payments.get(id)?.amount ?? 0, card: '4242' }),
    readPayment: async (id) => change(id, {}),
    findPayment: async (id) => payments.get(id) ?? null,
    cancelPayment: async (id) => change(id, { status: 'cancelled' }),
    refundPayment: refuse,
    listPayments: async () => ({ payments: [...payments.values()], more: false }),
    addCustomer: refuse,
    beginCard: refuse,
    saveCard: refuse,
    isSameCard: refuse,
    forgetCard: refuse,
    savePayee: refuse,
    saveIdentity: refuse,
    readPayee: refuse,
    removePayee: refuse,
    removeCustomer: refuse,
    readNews: async () => null,
  };
}
