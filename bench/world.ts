import { testServices } from '@fairway/server/test/services';
import path from 'node:path';
import { connectDb, type Db } from '@fairway/db/client';
import { addUser } from '../apps/server/src/domains/coaching/accounts/service.ts';
import { openSession } from '../apps/server/src/domains/auth/sessions/service.ts';
import { saveDay } from '../apps/server/src/domains/schedule/hours/service.ts';
import { addDays, addMonths, toDate } from '@fairway/time/calendar';
import { startOfDay } from '@fairway/time/zoned-time';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import type { Actor, AppServices } from '../apps/server/src/app/context.ts';
import { v7 as uuid } from 'uuid';

const ZONE = 'Europe/London';

/** A pro with open hours, a player of theirs who is signed in, and a month that holds `lessons` lessons. */
export interface World {
  pro: Actor;
  player: Actor;
  token: string;
  /** The busy month. */
  year: number;
  month: number;
  /** A lesson with a published record of twelve parts, and what was said to it. */
  recorded: string;
}

/** What the services work with here: a database of the bench's, at the time it is. */
export const depsFor = (db: Db): AppServices => testServices({ db }, { now: () => new Date() });

/** Migrates the database and raises the bench's world in it; every day is open from 07:00 to 20:00. */
export async function raiseWorld(url: string, { lessons }: { lessons: number }): Promise<World> {
  const { deploy } = await import('../tools/db/apply.ts');
  await deploy(url, path.join(import.meta.dirname, '../prisma/migrations'));
  const db = connectDb({ url });
  const deps = depsFor(db);
  const yearOn = new Date(Date.now() + 365 * DAY_MS);
  const name = (type: 'pro' | 'player') => ({
    type,
    email: `${type}-${uuid()}@example.com`,
    password: null,
    first_name: 'Robin',
    last_name: 'Calder',
  });
  const pro_id = await addUser({ ...name('pro'), subscribed_until: yearOn }, deps);
  const pro: Actor = { id: pro_id, type: 'pro', pro_id: null, timezone: ZONE, guardian_id: null, session_id_hash: '' };
  for (let day = 0; day < 7; day += 1)
    await saveDay(pro, { day, times: [{ start: '07:00:00', end: '20:00:00' }] }, deps);
  const player_id = await addUser({ ...name('player'), pro_id }, deps);
  const { token } = await openSession(player_id, { userAgent: 'bench' }, deps);
  const first = `${addMonths(toDate(Date.now()), 1).slice(0, 7)}-01`;
  await fillMonth(db, { pro_id, player_id, first, lessons });
  const recorded = await fillRecord(db, { pro_id, player_id });
  await db.$disconnect();
  const [year, month] = first.split('-').map(Number) as [number, number];
  return {
    pro,
    player: { id: player_id, type: 'player', pro_id, timezone: ZONE, guardian_id: null, session_id_hash: '' },
    token,
    year,
    month,
    recorded,
  };
}

/** Half-hour lessons, eight a day from 08:00, every other one a quarter past. */
async function fillMonth(
  db: Db,
  { pro_id, player_id, first, lessons }: { pro_id: string; player_id: string; first: string; lessons: number },
) {
  const rows = Array.from({ length: lessons }, (_, index) => {
    const [day, hour] = [Math.floor(index / 8) % 28, index % 8];
    const starts_at = new Date(startOfDay(ZONE, addDays(first, day)) + (8 + hour) * HOUR_MS + (hour % 2) * 900_000);
    const ends_at = new Date(starts_at.getTime() + 1_800_000);
    return {
      pro_id,
      player_id,
      starts_at,
      ends_at,
      duration: 30,
      payment_type: 'on_day' as const,
      reminded_for: starts_at,
    };
  });
  await db.lessons.createMany({ data: rows });
}

/** Words, charts and drawings of two long lessons' worth, as a diligent coach leaves them. */
async function fillRecord(db: Db, { pro_id, player_id }: { pro_id: string; player_id: string }): Promise<string> {
  const lesson = await db.lessons.findFirst({
    where: { player_id },
    select: { id: true },
    orderBy: { starts_at: 'asc' },
  });
  if (!lesson) return '';
  const { id: lesson_id } = lesson;
  const chart = Array.from({ length: 10 }, (_, nth) => ({ horizon: (nth % 13) - 6, vertically: nth - 5, type: 1 }));
  await db.lessons.update({ where: { id: lesson_id }, data: { title: 'A lighter grip', published_at: new Date() } });
  await db.lesson_sections.createMany({
    data: Array.from({ length: 12 }, (_, position) => ({
      lesson_id,
      ref: `part-${position}`,
      position,
      content: 'Stop the backswing at nine o’clock, then turn through, and hold the end of it. '.repeat(4),
      ...(position % 3 === 0 ? { type: 'chart' as const, chart, club: '7 iron' } : { type: 'text' as const }),
    })),
  });
  await db.lesson_comments.createMany({
    data: [player_id, pro_id].map((author_id) => ({
      lesson_id,
      author_id,
      content: 'Ten slow ones before each bucket.',
    })),
  });
  return lesson_id;
}

/** A year as the pure rules take it: the same hours, and as many lessons in each month. */
export function factsOfYear(year: number, lessonsAMonth: number) {
  const busy = Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: lessonsAMonth }, (__, index) => {
      const [day, hour] = [Math.floor(index / 8) % 28, index % 8];
      const start = Date.UTC(year, month, day + 1, 8 + hour) + (hour % 2) * 900_000;
      return { start, end: start + 1_800_000 };
    }),
  ).flat();
  busy.sort((a, b) => a.start - b.start);
  return {
    zone: ZONE,
    weekly: Array.from({ length: 7 }, () => [{ start: 420, end: 1200 }]),
    overrides: new Map(),
    busy,
    limits: { buffer: 0, perDay: null },
  };
}
