import { connectDb, inTransaction, type Db } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { v7 as uuid } from 'uuid';
import { addUser } from '../../apps/server/src/domains/accounts/use-cases/add-user.ts';
import { buyCredits } from '../../apps/server/src/domains/credits/use-cases/buy.ts';
import { addDays, dateOf } from '../../apps/server/src/domains/diary/rules/wallclock.ts';
import { bookLesson } from '../../apps/server/src/domains/lessons/use-cases/book.ts';
import type { Payment, Payments } from '../../apps/server/src/integrations/payments/payments.ts';
import type { Actor, Deps } from '../../apps/server/src/trpc/context.ts';
import { ask } from '../../scripts/db/ask.mjs';
import { median, type Figure } from '../figures.ts';
import { depsFor, raiseWorld, type World } from '../world.ts';

const AT_ONCE = 50;
const ROUNDS = 9;
const CREDITS = 4;
const PRICE = 1500;

/** Fifty players buying, then booking with what they bought, at once and round after round; the provider answers without a wire. */
export async function measureMoney(url: string): Promise<Figure[]> {
  const home = new URL(url);
  home.pathname = '/bench_money';
  await ask(url, 'CREATE DATABASE bench_money');
  const world = await raiseWorld(home.href, { lessons: 0 });
  const db = connectDb({ url: home.href, max: 20 });
  try {
    const deps: Deps = { ...depsFor(db), payments: instantPayments() };
    const players = await addPlayers(world, deps);
    const buying: Pace[] = [];
    const booking: Pace[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = addDays(dateOf(Date.now()), 3 + round * 5);
      buying.push({
        ours: await perSecond((nth) => buy(players[nth]!, deps)),
        bare: await perSecond((nth) => bareBuy(players[nth]!, db)),
      });
      booking.push({
        ours: await perSecond((nth) => book(players[nth]!, date, nth, deps)),
        bare: await perSecond((nth) => bareBook(players[nth]!, db, { date, nth })),
      });
    }
    return figuresOf({ buying, booking, books: await readBooks(db) });
  } finally {
    await db.$disconnect();
  }
}

interface Pace {
  ours: number;
  bare: number;
}

function figuresOf({ buying, booking, books }: { buying: Pace[]; booking: Pace[]; books: Books }): Figure[] {
  const how = `${AT_ONCE} at once, median of ${ROUNDS} rounds, pool of 20, the provider in the same process`;
  const held = ROUNDS * AT_ONCE * CREDITS;
  const rows = (what: string, paces: Pace[]): Figure[] => [
    {
      what: `${what} by ${AT_ONCE} players at once`,
      value: median(paces.map(({ ours }) => ours)),
      unit: 'per second',
      how,
    },
    {
      what: '… against the same inserts without the ledger',
      value: median(paces.map(({ ours }) => ours)) / median(paces.map(({ bare }) => bare)),
      unit: 'x',
      how: 'throughput; bare: the rows of purchase, lot and notice, or of lesson and notice, in one transaction each',
    },
  ];
  return [
    ...rows('Buying credits', buying),
    ...rows('Booking with credits', booking),
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
  const [books] = await db.$queryRaw<Books[]>(sql`
    SELECT (SELECT sum(amount)::int FROM credit_ledger WHERE movement = 'bought') AS bought,
      (SELECT -sum(amount)::int FROM credit_ledger WHERE movement = 'spent') AS spent,
      (SELECT count(*)::int FROM credit_lots lot JOIN (SELECT lot_id, sum(amount) AS sum FROM credit_ledger GROUP BY lot_id) moved
        ON moved.lot_id = lot.id WHERE moved.sum <> lot.remaining) AS unbalanced`);
  if (!books) throw new Error('The books could not be read.');
  return books;
}

const buy = (player: Actor, deps: Deps) =>
  buyCredits(player, { credits: CREDITS, price: PRICE * CREDITS }, uuid(), deps);

/** An hour for each player: ten a day, on five days. */
const hourOf = (nth: number) => ({ day: Math.floor(nth / 10), hour: 8 + (nth % 10) });
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

function book(player: Actor, from: string, nth: number, deps: Deps) {
  const { day, hour } = hourOf(nth);
  const time = [{ start: clock(hour), end: clock(hour + 1) }];
  return bookLesson(player, { date: addDays(from, day), duration: 60, time, payment_type: 'credits' }, deps);
}

/** The rows that a purchase of credits leaves, but for the ledger's. */
const bareBuy = ({ id: player_id, pro_id }: Actor, db: Db) =>
  inTransaction(db, async (tx) => {
    const [purchase, lot] = [uuid(), uuid()];
    await tx.$executeRaw(sql`
      INSERT INTO purchases (id, kind, status, player_id, pro_id, key, title, amount, currency, credits, payment_intent_id, settled_at)
      VALUES (${purchase}::uuid, 'credits', 'paid', ${player_id}::uuid, ${pro_id}::uuid, ${purchase}, 'bare', ${PRICE}, 'GBP', ${CREDITS}, ${purchase}, now())`);
    await tx.$executeRaw(sql`
      INSERT INTO bare_lots (id, player_id, pro_id, source, quantity, remaining, purchased_at, expires_on, expires_at)
      VALUES (${lot}::uuid, ${player_id}::uuid, ${pro_id}::uuid, 'bought', ${CREDITS}, ${CREDITS}, now(), now()::date + 365, now() + interval '1 year')`);
    await note(tx);
  });

/** The rows that a booking leaves, but for the ledger's. */
const bareBook = ({ id: player_id, pro_id }: Actor, db: Db, { date, nth }: { date: string; nth: number }) =>
  inTransaction(db, async (tx) => {
    const { day, hour } = hourOf(nth);
    const start = new Date(`${addDays(date, day)}T${clock(hour)}Z`);
    await tx.$executeRaw(sql`
      INSERT INTO bare_lessons (id, pro_id, player_id, type, starts_at, ends_at, duration, payment_type, credits)
      VALUES (${uuid()}::uuid, ${pro_id}::uuid, ${player_id}::uuid, 0, ${start}, ${new Date(start.getTime() + 3_600_000)}, 60, 'credits', ${CREDITS})`);
    await note(tx);
  });

const note = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) =>
  tx.$executeRaw(sql`INSERT INTO outbox (topic, payload, told_at, published_at) VALUES ('bare', '{}', now(), now())`);

async function perSecond(act: (nth: number) => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => act(nth)));
  return AT_ONCE / ((performance.now() - begin) / 1000);
}

async function addPlayers({ pro }: World, deps: Deps): Promise<Actor[]> {
  const { db } = deps;
  await db.settings.update({ where: { user_id: pro.id }, data: { lesson_price: PRICE } });
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
    const id = await addUser({ ...person, email: `buyer${nth}@example.com` }, deps);
    await db.users.update({
      where: { id },
      data: { stripe_id: `cus_${nth}`, stripe_payment_method: `pm_${nth}`, stripe_card: '4242' },
    });
    return { id, type: 'player', pro_id: pro.id, timezone: pro.timezone, session_id_hash: '' };
  };
  return Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => add(nth)));
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
    readNews: () => null,
  };
}
