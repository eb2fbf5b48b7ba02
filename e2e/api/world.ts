import { randomUUID } from 'node:crypto';
import { noLive, testSecrets } from '@fairway/server/test/services';
import { loggerFrom } from '../../apps/server/src/core/log.ts';
import { describeUser } from '../../apps/server/src/domains/users/me/service.ts';
import { purchaseFulfillers } from '../../apps/server/src/main/fulfilment.ts';
import { testPayments } from '@fairway/server/test/payments';
import { testStorage } from '@fairway/server/test/storage';
import { testStores } from '@fairway/server/test/app-stores';
import { creditsFor } from '@fairway/contracts/constants';
import { connectDb, type Db } from '@fairway/db/client';
import { aLesson, anAdmin, aPlayer, aPro, type TestLesson, type TestUser } from '@fairway/server/test/builders';
import { testDatabase } from '@fairway/server/test/database';
import { hashPassword } from '../../apps/server/src/domains/auth/password-hashing/service.ts';
import { giveCredits } from '../../apps/server/src/domains/credits/ledger/service.ts';
import { addDays, toDate } from '@fairway/time/calendar';
import { saveDay } from '../../apps/server/src/domains/schedule/hours/service.ts';
import { askForTime } from '../../apps/server/src/domains/schedule/waiting-list/service.ts';
import { uploadFile } from '../../apps/server/src/domains/files/uploads/service.ts';
import { addClub } from '../../apps/server/src/domains/kit/bag/service.ts';
import { addYardage } from '../../apps/server/src/domains/kit/yardages/service.ts';
import { shareRecord } from '../../apps/server/src/domains/lessons/record-sharing/service.ts';
import { addSnippet, addTemplate } from '../../apps/server/src/domains/lessons/record-templates/service.ts';
import { addGroup, changeGroup } from '../../apps/server/src/domains/coaching/groups/service.ts';
import { sendMessage } from '../../apps/server/src/domains/messaging/sending/service.ts';
import { addVenue } from '../../apps/server/src/domains/coaching/venues/service.ts';
import { NO_UPLOAD_LIMITS } from '../../apps/server/src/adapters/upload-limits.ts';
import { appOn, PUBLIC_URL, signIn } from '@fairway/server/test/app';
import { multipart } from '@fairway/server/test/forms';
import { receivedFile } from '@fairway/server/test/pictures';
import { aVideo } from '@fairway/server/test/videos';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import type { FastifyInstance } from 'fastify';
import { addChildren, type ChildrenWorld } from './guardians.ts';
import { groupLessons, type GroupLessons } from './group-lessons.ts';
import { invited, type Invited } from './invited.ts';
import { practice, type Practice } from './practice.ts';
import { setToPractise, type PracticeWorld } from './drills.ts';
import { shop, type Shop } from './shop.ts';
import { storesSay, type StoresSay } from './stores-say.ts';
import { waysIn, type WaysIn } from './ways-in.ts';

export const ROLES = ['player', 'other_player', 'pro', 'other_pro', 'admin'] as const;
export type Role = (typeof ROLES)[number];
const PUBLIC_CODE = 'OPEN22';
/** The player's. */
export const PASSWORD = 'fairway-demo-1';

/** A pro with two players, a second pro, an admin: what the contract of every path is tried on. */
export interface World {
  people: Record<Role, TestUser>;
  club_id: string;
  /** The code of the pro, whose public page is on. */
  public_code: string;
  foreign_club_id: string;
  /** What the player said to the record of `lesson`. */
  comment: { id: string; lesson_id: string };
  /** What the pro keeps to begin records with. */
  template_id: string;
  snippet_id: string;
  /** What the pro wrote to the player, to be read, deleted by either side, and not theirs. */
  message_ids: { read: string; deleted: string; foreign: string };
  /** What lies in the player's bag, and how far they hit: one to stay, and one to be removed. */
  kit: { club: string; lost_club: string; yardage: string; lost_yardage: string };
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
  /** One of the player's that is over. */
  past_lesson: TestLesson;
  /** A lesson of the player's whose record they share, and the token of its link. */
  shared: { lesson_id: string; token: string };
  /** One of the other player's that they cancelled, and the pro is asked about. */
  released: TestLesson;
  /** One of the player's that was cancelled late: its fee is due. */
  late: TestLesson;
  /** Three lessons of the player's in one series, eight weeks ahead. */
  series: TestLesson[];
  /** What the player waits for, and a time that is held for them. */
  waiting: { request_id: string; hold_id: string };
  groups: GroupLessons;
  /** A day with open hours and nothing booked, ten days ahead. */
  free_day: string;
  /** A video in the record of `other_lesson`, by the other player, of which the worker could make nothing. */
  failed_video: string;
  /** Videos the pro has uploaded, not used yet. */
  videos: { video1: string; video2: string };
  /** Drills of the pro's, and what they set the player to practise. */
  drills: PracticeWorld;
  children: ChildrenWorld;
  ways_in: WaysIn;
  invited: Invited;
  shop: Shop;
  practice: Practice;
  stores: StoresSay['said'];
}

const toActor = (user: TestUser): Actor => ({
  id: user.id,
  type: user.type,
  pro_id: user.pro_id,
  timezone: user.timezone,
  guardian_id: null,
  session_id_hash: '',
});

async function raise(db: Db, said: StoresSay['said']): Promise<World> {
  const services: AppServices = {
    db,
    now: () => new Date(),
    publicUrl: PUBLIC_URL,
    rateLimits: { take: async () => {}, forgive: async () => {} },
    secrets: testSecrets,
    storage: testStorage,
    payments: testPayments,
    purchaseFulfillers,
    describeUser: describeUser,
    stores: testStores(() => new Date()),
    uploads: NO_UPLOAD_LIMITS,
    live: noLive,
  };
  const pro = await aPro(db, { referral_code: PUBLIC_CODE });
  await db.settings.update({ where: { user_id: pro.id }, data: { public_page_enabled: true } });
  const other_pro = await aPro(db);
  const player = await aPlayer(db, pro, { password_hash: await hashPassword(PASSWORD) });
  const other_player = await aPlayer(db, pro, { first_name: 'Priya', last_name: 'Nair', email_verified_at: null });
  const admin = await anAdmin(db);
  for (let day = 0; day < 7; day += 1)
    await saveDay(toActor(pro), { day, times: [{ start: '07:00:00', end: '20:00:00' }] }, services);
  const club = await addVenue(toActor(pro), { name: 'Ashdown Links' }, services);
  const foreign = await addVenue(toActor(other_pro), { name: 'Far Away' }, services);
  await giveCredits(toActor(pro), { player_id: player.id, credits: creditsFor(120) }, services);
  const group = await addGroup(toActor(pro), { name: 'Juniors' }, services);
  await changeGroup(toActor(pro), { id: group.id, player: other_player.id }, services);
  const all_players = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const ahead = (days: number) => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + days * DAY_MS);
  const lesson = await aLesson(db, { pro, player }, { starts_at: ahead(5) });
  const other_lesson = await aLesson(db, { pro, player: other_player }, { starts_at: ahead(6) });
  return {
    people: { player, other_player, pro, other_pro, admin },
    club_id: club.id,
    public_code: PUBLIC_CODE,
    foreign_club_id: foreign.id,
    template_id: (await addTemplate(toActor(pro), { name: 'Putting', shape: [] }, services)).id,
    snippet_id: (await addSnippet(toActor(pro), { content: 'Well done' }, services)).id,
    group_id: group.id,
    message_ids: await writeMessages(services, { pro, player, other_player }),
    kit: await packBag(services, toActor(player)),
    all_players_id: all_players.id,
    leaving_id: (await aPlayer(db, pro, { first_name: 'Lee', last_name: 'Aving' })).id,
    deleted_id: (await aPlayer(db, pro, { first_name: 'Del', last_name: 'Eted' })).id,
    lesson,
    comment: await db.lesson_comments.create({
      data: { lesson_id: lesson.id, author_id: player.id, content: 'Well played' },
    }),
    other_lesson,
    past_lesson: await aLesson(db, { pro, player }, { starts_at: ahead(-9) }),
    failed_video: await failedVideo(db, other_lesson.id, other_player.id),
    shared: await sharedLesson(services, { pro, player }),
    late: await aLesson(db, { pro, player }, { starts_at: ahead(1), cancelled_at: new Date(), fee_due: true }),
    series: await series(db, { pro, player }, ahead(56)),
    released: await released(db, { pro, player: other_player }, ahead(7)),
    waiting: await waiting(services, toActor(player), ahead(9)),
    groups: await groupLessons(services, pro),
    free_day: addDays(toDate(Date.now()), 10),
    videos: await uploadVideos(services, toActor(pro)),
    drills: await setToPractise(services, toActor(pro), player.id),
    children: await addChildren(db, { pro, player }),
    ways_in: await waysIn(services, { pro, other_player }),
    invited: await invited(services, toActor(pro)),
    shop: await shop(services, { pro: toActor(pro), other_pro: toActor(other_pro), buyer: toActor(other_player) }),
    practice: await practice(services, toActor(pro), toActor(player)),
    stores: said,
  };
}

async function released(db: Db, people: { pro: TestUser; player: TestUser }, starts_at: Date): Promise<TestLesson> {
  const lesson = await aLesson(db, people, { starts_at, cancelled_at: new Date() });
  await db.freed_slots.create({
    data: { lesson_id: lesson.id, pro_id: people.pro.id, created_at: new Date() },
  });
  return lesson;
}

/** A time held for the player, whatever the hour is where the pro is. */
async function waiting(services: AppServices, player: Actor, starts_at: Date): Promise<World['waiting']> {
  const requested = { day: 2, start: '09:00:00', end: '12:00:00', duration: 60 };
  const request_id = (await askForTime(player, requested, services)).requests[0]!.id;
  const whose = { pro_id: player.pro_id!, player_id: player.id };
  const now = services.now();
  const opening = await services.db.waiting_openings.create({
    data: { pro_id: whose.pro_id, spans: [], opened_at: now },
  });
  const [ends_at, expires_at] = [starts_at, now].map((at) => new Date(at.getTime() + HOUR_MS)) as [Date, Date];
  const hold = await services.db.waiting_holds.create({
    data: { ...whose, request_id, opening_id: opening.id, starts_at, ends_at, held_at: now, expires_at },
  });
  return { request_id, hold_id: hold.id };
}

async function packBag(services: AppServices, player: Actor): Promise<World['kit']> {
  const club = async (club: string) => (await addClub(player, { club, name: 'Blade' }, services)).id;
  const yardage = async (club: string, yd: number) => (await addYardage(player, { club, yd }, services)).id;
  return {
    club: await club('Driver'),
    lost_club: await club('3 wood'),
    yardage: await yardage('Driver', 230),
    lost_yardage: await yardage('3 wood', 210),
  };
}

/** What the pro has written. */
async function writeMessages(
  services: AppServices,
  { pro, player, other_player }: Record<'pro' | 'player' | 'other_player', TestUser>,
): Promise<World['message_ids']> {
  const write = async (to: TestUser, msg: string) =>
    (await sendMessage(toActor(pro), { player: to.id, msg }, services, { key: null, files: [] })).id;
  return {
    read: await write(player, 'Bring your 7 iron'),
    deleted: await write(player, 'Never mind'),
    foreign: await write(other_player, 'See you on Friday'),
  };
}

/** A lesson with a record that its player shares. */
async function sharedLesson(
  services: AppServices,
  people: { pro: TestUser; player: TestUser },
): Promise<World['shared']> {
  const { id: lesson_id } = await aLesson(services.db, people, {
    starts_at: new Date(Date.now() - 3 * DAY_MS),
    published_at: new Date(),
  });
  const { url } = await shareRecord(toActor(people.player), lesson_id, services);
  return { lesson_id, token: url.slice(url.lastIndexOf('/') + 1) };
}

/** A video that was sent to a lesson and cannot be shown; answers its reference. */
async function failedVideo(db: Db, lesson_id: string, owner_id: string): Promise<string> {
  const video = { create: { status: 'failed', error: 'unreadable' } } as const;
  const { id: file_id } = await db.files.create({
    data: {
      owner_id,
      key: `videos/${'f'.repeat(48)}`,
      content_type: 'video/mp4',
      bytes: 1,
      used_at: new Date(),
      video,
    },
  });
  const { ref } = await db.lesson_sections.create({
    data: { lesson_id, ref: 'swing', type: 'video', position: 0, file_id, is_player_submitted: true },
  });
  return ref;
}

/** The pro offers video lessons, and has two videos to send. */
async function uploadVideos(services: AppServices, pro: Actor): Promise<World['videos']> {
  const data = { video_lessons_enabled: true, video_lessons_price: 2500 };
  await services.db.settings.update({ where: { user_id: pro.id }, data });
  const upload = async () => (await uploadFile(pro, [receivedFile(aVideo())], services)).path;
  return { video1: await upload(), video2: await upload() };
}

async function series(db: Db, people: { pro: TestUser; player: TestUser }, first: Date): Promise<TestLesson[]> {
  const series_id = randomUUID();
  const nth = (week: number) => new Date(first.getTime() + week * 7 * DAY_MS);
  return Promise.all([0, 1, 2].map((week) => aLesson(db, people, { starts_at: nth(week), series_id })));
}

interface Answer {
  status: number;
  body: unknown;
}

export interface Api {
  world: World;
  document: OpenApi;
  /** The app itself and its database, for requests that no contract makes. */
  app: FastifyInstance;
  db: Db;
  call: (role: Role | null, operation: string, input?: Input) => Promise<Answer>;
  close: () => Promise<void>;
}

export interface Input {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A body that is a list. */
  list?: readonly object[];
  /** A multipart form in place of a body. */
  form?: Record<string, string | File>;
  /** The bearer token of somebody who is no user of ours. */
  bearer?: string;
  /** The caller's name for the attempt (C4a). */
  idempotencyKey?: string;
}

export interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
}

/** What speaks tus is bytes and headers, and a stream of events has no end: `http/resumable` and `http/live` of the server have their tests. */
const withJsonAlone = (document: OpenApi): OpenApi => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => !path.startsWith('/uploads') && path !== '/events'),
  ),
});

/**
 * The whole API on a database of its own; calls are made as a person, by bearer token. `log` hears of what is our own fault, a line of
 * JSON each.
 */
export async function openApi(log: (line: string) => void = () => undefined): Promise<Api> {
  const database = await testDatabase();
  const db = connectDb({ url: database.url });
  const { stores, said } = await storesSay();
  const logger = loggerFrom({ LOG_LEVEL: 'error' }, { write: log });
  const app = await appOn(db, { services: { stores }, logger });
  const world = await raise(db, said);
  const headers = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, (await signIn(db, world.people[role])).bearer] as const)),
  );
  // The players have just given their passwords, and may change their cards.
  const until = new Date(Date.now() + HOUR_MS);
  const changing = [world.people.player.id, world.people.other_player.id];
  await db.sessions.updateMany({ where: { user_id: { in: changing } }, data: { password_checked_until: until } });
  return {
    world,
    app,
    db,
    document: withJsonAlone((await app.inject('/api/openapi.json')).json<OpenApi>()),
    async call(role, operation, { query, body, list, form, bearer, idempotencyKey } = {}) {
      const [method, path] = operation.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const sent = form ? await multipart(form) : { payload: list ?? body, headers: {} };
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
