import path from 'node:path';
import { connectDb, inTransaction, type Db } from '@fairway/db/client';
import { execute, fetchFirst } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { addUser } from '../../apps/server/src/domains/coaching/accounts/service.ts';
import { giveCredits } from '../../apps/server/src/domains/credits/ledger/service.ts';
import { bookLesson } from '../../apps/server/src/domains/lessons/booking/service.ts';
import { insertLesson } from '../../apps/server/src/domains/lessons/booking/repository.ts';
import { addDays, toDate } from '@fairway/time/calendar';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import type { Actor } from '../../apps/server/src/app/context.ts';
import { AppError } from '../../apps/server/src/core/app-error.ts';
import { queryOnce } from '../../tools/db/query-once.ts';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import { depsFor, raiseWorld, type World } from '../world.ts';

const PLAYERS = 200;
const ROUNDS = 15;

/** Two hundred players at once for one time: through the whole booking, and at the statement that settles it. */
export async function measureRace(url: string): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_race');
  const world = await raiseWorld(database, { lessons: 0 });
  const db = connectDb({ url: database, max: 20 });
  try {
    const players = await addPlayers(db, world);
    const before = await deadlocks(database);
    const race = await bookAtOnce(db, world, players);
    const ratio = await compareInserts(db, world);
    return [
      {
        what: '200 players at once for one time: winners',
        value: race.won,
        unit: '',
        limit: { exactly: 1 },
        how: 'the whole booking, pool of 20',
      },
      {
        what: '… refused with 422 on `time`',
        value: race.refused,
        unit: '',
        limit: { exactly: PLAYERS - 1 },
        how: 'the same',
      },
      {
        what: '… losers whose credits changed',
        value: race.touched,
        unit: '',
        limit: { exactly: 0 },
        how: 'lots read afterwards',
      },
      { what: '… until all have their answer', value: race.ms, unit: 'ms', how: 'the same' },
      {
        what: 'Protected insert against an unprotected one',
        value: ratio,
        unit: 'x',
        limit: { least: 0.8 },
        how: `throughput of 200 at once for one time, in transactions, median of ${ROUNDS} rounds each`,
      },
      {
        what: 'Deadlocks in all of it',
        value: (await deadlocks(database)) - before,
        unit: '',
        limit: { exactly: 0 },
        how: 'counted by PostgreSQL',
      },
    ];
  } finally {
    await db.$disconnect();
  }
}

async function addPlayers(db: Db, { pro }: World): Promise<Actor[]> {
  const services = depsFor(db);
  return Promise.all(
    Array.from({ length: PLAYERS }, async (_, nth): Promise<Actor> => {
      const id = await addUser(
        {
          type: 'player',
          email: `racer${nth}@example.com`,
          password: null,
          first_name: 'Racer',
          last_name: `${nth}`,
          pro_id: pro.id,
        },
        services,
      );
      await giveCredits(pro, { player_id: id, credits: 4 }, services);
      return { id, type: 'player', pro_id: pro.id, timezone: pro.timezone, guardian_id: null, session_id_hash: '' };
    }),
  );
}

async function bookAtOnce(db: Db, { pro }: World, players: Actor[]) {
  const services = depsFor(db);
  const date = addDays(toDate(Date.now()), 3);
  const requested = {
    date,
    duration: 60,
    time: [{ start: '10:00:00', end: '11:00:00' }],
    payment_type: 'credits' as const,
  };
  const begin = performance.now();
  const outcomes = await Promise.all(
    players.map((player) => bookLesson(player, requested, services).then(() => 'won' as const, toRefusal)),
  );
  const ms = performance.now() - begin;
  const untouched = await db.credit_lots.count({ where: { pro_id: pro.id, remaining: 4 } });
  return {
    ms,
    won: outcomes.filter((each) => each === 'won').length,
    refused: outcomes.filter((each) => each === 'time').length,
    touched: PLAYERS - 1 - untouched,
  };
}

const toRefusal = (error: unknown) =>
  error instanceof AppError && error.body.errors?.['time'] ? ('time' as const) : ('other' as const);

/** Inserts per second, two hundred at once for one time: ours against a copy of the table that lacks nothing but the exclusion constraint. */
async function compareInserts(db: Db, { pro }: World): Promise<number> {
  await db.$executeRaw`
    CREATE TABLE lessons_unprotected (LIKE lessons INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)`;
  const exclusion = await fetchFirst(
    db,
    sql<{ name: string }>`
      SELECT conname AS name FROM pg_constraint WHERE conrelid = 'lessons_unprotected'::regclass AND contype = 'x'`,
  );
  if (!exclusion) throw new Error('The copy of the table has no exclusion constraint that could be taken away.');
  await db.$executeRawUnsafe(`ALTER TABLE lessons_unprotected DROP CONSTRAINT "${exclusion.name}"`);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const starts_at = new Date(Date.now() + (30 + round) * DAY_MS);
    const lesson = () => ({ ...blank(pro.id), starts_at, ends_at: new Date(starts_at.getTime() + HOUR_MS) });
    ours.push(await perSecond(() => inTransaction(db, (tx) => insertLesson(tx, lesson()))));
    theirs.push(await perSecond(() => inTransaction(db, (tx) => plainInsert(tx, lesson()))));
  }
  return median(ours) / median(theirs);
}

const blank = (pro_id: string) => ({
  id: uuid(),
  pro_id,
  player_id: null,
  guest_name: 'Racer',
  duration: 60,
  note: null,
  player_note: null,
  payment_type: 'on_day' as const,
  credits: 0,
  club_id: null,
  venue: null,
  reminded_for: null,
  created_at: new Date(),
});

type Lesson = ReturnType<typeof blank> & { starts_at: Date; ends_at: Date };

const plainInsert = (tx: Parameters<typeof insertLesson>[0], lesson: Lesson) =>
  execute(
    tx,
    sql`
    INSERT INTO lessons_unprotected (id, pro_id, guest_name, type, starts_at, ends_at, duration, payment_type, credits, created_at, updated_at)
    VALUES (${lesson.id}::uuid, ${lesson.pro_id}::uuid, ${lesson.guest_name}, 0, ${lesson.starts_at}, ${lesson.ends_at}, ${lesson.duration},
      ${lesson.payment_type}::payment_type, ${lesson.credits}, ${lesson.created_at}, ${lesson.created_at})`,
  );

async function perSecond(insert: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await Promise.all(Array.from({ length: PLAYERS }, insert));
  return PLAYERS / ((performance.now() - begin) / 1000);
}

const deadlocks = async (url: string): Promise<number> => {
  const [row] = await queryOnce(url, 'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = $1', [
    path.basename(new URL(url).pathname),
  ]);
  return Number(row?.['count'] ?? 0);
};
