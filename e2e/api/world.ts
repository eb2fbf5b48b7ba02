import { randomUUID } from 'node:crypto';
import { testSecrets } from '@fairway/testing/deps';
import { goods } from '../../apps/server/src/trpc/goods.ts';
import { testPayments } from '@fairway/testing/payments';
import { testStorage } from '@fairway/testing/storage';
import { testStores } from '@fairway/testing/stores';
import { creditsFor } from '@fairway/contracts/constants';
import { connectDb, type Db } from '@fairway/db/client';
import { aLesson, anAdmin, aPlayer, aPro, type TestLesson, type TestUser } from '@fairway/testing/builders';
import { testDatabase } from '@fairway/testing/database';
import { hashPassword } from '../../apps/server/src/domains/accounts/use-cases/passwords.ts';
import { giveCredits } from '../../apps/server/src/domains/credits/service.ts';
import { addDays, dateOf } from '../../apps/server/src/domains/diary/rules/wallclock.ts';
import { saveDay } from '../../apps/server/src/domains/diary/use-cases/hours.ts';
import { uploadFile } from '../../apps/server/src/domains/files/use-cases/upload.ts';
import { addGroup, changeGroup } from '../../apps/server/src/domains/people/use-cases/groups.ts';
import { addClub } from '../../apps/server/src/domains/profile/use-cases/clubs.ts';
import { appOn, PUBLIC_URL, signIn } from '@fairway/testing/app';
import { multipart } from '@fairway/testing/forms';
import { uploadOf } from '@fairway/testing/pictures';
import { aVideo } from '@fairway/testing/videos';
import type { Actor, Deps } from '../../apps/server/src/trpc/context.ts';
import { invited, type Invited } from './invited.ts';
import { shop, type Shop } from './shop.ts';
import { storesSay, type StoresSay } from './stores-say.ts';
import { waysIn, type WaysIn } from './ways-in.ts';

export const ROLES = ['player', 'other_player', 'pro', 'other_pro', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** The player's. */
export const PASSWORD = 'fairway-demo-1';

/** A pro with two players, a second pro, an admin: what the contract of every path is tried on. */
export interface World {
  people: Record<Role, TestUser>;
  club_id: string;
  foreign_club_id: string;
  /** A group of the pro's with the other player in it, and their "All Players". */
  group_id: string;
  all_players_id: string;
  /** A player of the pro's for nothing but to be deleted. */
  leaving_id: string;
  /** One for an admin to delete. */
  deleted_id: string;
  /** A lesson of `player` in five days, and one of the other player. */
  lesson: TestLesson;
  other_lesson: TestLesson;
  /** One of the other player's that they cancelled, and the pro is asked about. */
  released: TestLesson;
  /** One of the player's that was cancelled late: its fee is due. */
  late: TestLesson;
  /** Three lessons of the player's in one series, eight weeks ahead. */
  series: TestLesson[];
  /** A day with open hours and nothing booked, ten days ahead. */
  free_day: string;
  /** Videos the pro has uploaded, not used yet. */
  videos: { video1: string; video2: string };
  ways_in: WaysIn;
  invited: Invited;
  shop: Shop;
  stores: StoresSay['said'];
}

const actorOf = (user: TestUser): Actor => ({
  id: user.id,
  type: user.type,
  pro_id: user.pro_id,
  timezone: user.timezone,
  session_id_hash: '',
});

async function raise(db: Db, said: StoresSay['said']): Promise<World> {
  const deps: Deps = {
    db,
    now: () => new Date(),
    publicUrl: PUBLIC_URL,
    rateLimits: { take: async () => {}, forgive: async () => {} },
    secrets: testSecrets,
    storage: testStorage,
    payments: testPayments,
    goods,
    stores: testStores(() => new Date()),
  };
  const pro = await aPro(db);
  const other_pro = await aPro(db);
  const player = await aPlayer(db, pro, { password_hash: await hashPassword(PASSWORD) });
  const other_player = await aPlayer(db, pro, { first_name: 'Priya', last_name: 'Nair' });
  const admin = await anAdmin(db);
  for (let day = 0; day < 7; day += 1)
    await saveDay(actorOf(pro), { day, times: [{ start: '07:00:00', end: '20:00:00' }] }, deps);
  const club = await addClub(actorOf(pro), { name: 'Ashdown Links' }, deps);
  const foreign = await addClub(actorOf(other_pro), { name: 'Far Away' }, deps);
  await giveCredits(actorOf(pro), { player_id: player.id, credits: creditsFor(120) }, deps);
  const group = await addGroup(actorOf(pro), { name: 'Juniors' }, deps);
  await changeGroup(actorOf(pro), { id: group.id, player: other_player.id }, deps);
  const all_players = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const ahead = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000);
  return {
    people: { player, other_player, pro, other_pro, admin },
    club_id: club.id,
    foreign_club_id: foreign.id,
    group_id: group.id,
    all_players_id: all_players.id,
    leaving_id: (await aPlayer(db, pro, { first_name: 'Lee', last_name: 'Aving' })).id,
    deleted_id: (await aPlayer(db, pro, { first_name: 'Del', last_name: 'Eted' })).id,
    lesson: await aLesson(db, { pro, player }, { starts_at: ahead(5) }),
    other_lesson: await aLesson(db, { pro, player: other_player }, { starts_at: ahead(6) }),
    late: await aLesson(db, { pro, player }, { starts_at: ahead(1), cancelled_at: new Date(), fee_due: true }),
    series: await series(db, { pro, player }, ahead(56)),
    released: await released(db, { pro, player: other_player }, ahead(7)),
    free_day: addDays(dateOf(Date.now()), 10),
    videos: await videosOf(deps, actorOf(pro)),
    ways_in: await waysIn(deps, pro, other_player),
    invited: await invited(deps, actorOf(pro)),
    shop: await shop(deps, { pro: actorOf(pro), other_pro: actorOf(other_pro), buyer: actorOf(other_player) }),
    stores: said,
  };
}

async function released(db: Db, people: { pro: TestUser; player: TestUser }, starts_at: Date): Promise<TestLesson> {
  const lesson = await aLesson(db, people, { starts_at, cancelled_at: new Date() });
  await db.released_times.create({
    data: { lesson_id: lesson.id, pro_id: people.pro.id, created_at: new Date() },
  });
  return lesson;
}

/** The pro offers video lessons, and has two videos to send. */
async function videosOf(deps: Deps, pro: Actor): Promise<World['videos']> {
  const data = { video_lessons_enabled: true, video_lessons_price: 2500 };
  await deps.db.settings.update({ where: { user_id: pro.id }, data });
  const upload = async () => (await uploadFile(pro, [uploadOf(aVideo())], deps)).path;
  return { video1: await upload(), video2: await upload() };
}

async function series(db: Db, people: { pro: TestUser; player: TestUser }, first: Date): Promise<TestLesson[]> {
  const series_id = randomUUID();
  const nth = (week: number) => new Date(first.getTime() + week * 7 * 86_400_000);
  return Promise.all([0, 1, 2].map((week) => aLesson(db, people, { starts_at: nth(week), series_id })));
}

export interface Answer {
  status: number;
  body: unknown;
}

export interface Api {
  world: World;
  document: OpenApi;
  call: (role: Role | null, operation: string, input?: Input) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Input {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A multipart form in place of a body. */
  form?: Record<string, string | File>;
  /** The bearer token of somebody who is no user of ours. */
  bearer?: string;
  /** The caller's name for the attempt (C4a). */
  idempotencyKey?: string;
}

export interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** The whole API on a database of its own; calls are made as a person, by bearer token. */
export async function openApi(): Promise<Api> {
  const database = await testDatabase();
  const db = connectDb({ url: database.url });
  const { stores, said } = await storesSay();
  const app = await appOn(db, { deps: { stores } });
  const world = await raise(db, said);
  const headers = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, (await signIn(db, world.people[role])).bearer] as const)),
  );
  // The players have just given their passwords, and may change their cards.
  const until = new Date(Date.now() + 3_600_000);
  const changing = [world.people.player.id, world.people.other_player.id];
  await db.sessions.updateMany({ where: { user_id: { in: changing } }, data: { password_checked_until: until } });
  return {
    world,
    document: (await app.inject('/api/openapi.json')).json<OpenApi>(),
    async call(role, operation, { query, body, form, bearer, idempotencyKey } = {}) {
      const [method, path] = operation.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const sent = form ? await multipart(form) : { payload: body, headers: {} };
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        query,
        payload: sent.payload,
        headers: {
          ...sent.headers,
          ...(role ? headers[role] : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
      });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    },
    async close() {
      await app.close();
      await db.$disconnect();
      await database.drop();
    },
  };
}
