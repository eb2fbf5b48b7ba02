import { createHash, randomUUID } from 'node:crypto';
import { connectDb, type Db } from '@fairway/db/client';
import { testDatabase, type TestDatabase } from '@fairway/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAllSessions, closeOtherSessions, closeSession, openSession, readSession } from './sessions.ts';

const DAY = 86_400_000;
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = connectDb({ url: database.url, max: 2 });
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const aUser = async () => {
  const mark = randomUUID();
  const pro = await db.users.create({
    data: {
      type: 'pro',
      email: `${mark}@pro.example`,
      calendar_token: mark,
      referral_code: mark.slice(0, 6),
      timezone: 'Asia/Kolkata',
    },
  });
  return db.users.create({
    data: { type: 'player', email: `${mark}@example.com`, calendar_token: `p-${mark}`, pro_id: pro.id },
  });
};
const open = (user_id: string) => openSession(user_id, { userAgent: 'a browser' }, { db });
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

test('an opened session reads back as the actor', async () => {
  const user = await aUser();
  const { token, expires_at } = await open(user.id);
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(160);
  expect((expires_at.getTime() - Date.now()) / DAY).toBeCloseTo(30, 1);
  expect(await readSession(token, { db })).toEqual({
    actor: { id: user.id, type: 'player', pro_id: user.pro_id, timezone: 'Asia/Kolkata', session_id_hash: hash(token) },
    extended_to: null,
  });
});

test('the database keeps the hash and not the token', async () => {
  const { token } = await open((await aUser()).id);
  const rows = await db.sessions.findMany();
  expect(rows.map((row) => row.id_hash)).toContain(hash(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session in the second half of its life is extended to thirty days', async () => {
  const { token } = await open((await aUser()).id);
  await db.sessions.update({ where: { id_hash: hash(token) }, data: { expires_at: new Date(Date.now() + 14 * DAY) } });
  const extended_to = (await readSession(token, { db }))?.extended_to;
  expect(((extended_to?.getTime() ?? 0) - Date.now()) / DAY).toBeCloseTo(30, 1);
  const row = await db.sessions.findUniqueOrThrow({ where: { id_hash: hash(token) } });
  expect(row.expires_at).toEqual(extended_to);
});

test('an expired session is nobody, and the next sign-in sweeps it away', async () => {
  const user = await aUser();
  const [stale, forgotten] = [await open(user.id), await open(user.id)];
  await db.sessions.updateMany({ where: { user_id: user.id }, data: { expires_at: new Date(Date.now() - 1000) } });
  expect(await readSession(stale.token, { db })).toBeNull();
  await open((await aUser()).id);
  expect(await db.sessions.findUnique({ where: { id_hash: hash(forgotten.token) } })).toBeNull();
});

test('a token that is unknown, or not shaped like one, is nobody', async () => {
  expect(await readSession('x'.repeat(43), { db })).toBeNull();
  expect(await readSession("' OR 1=1 --", { db })).toBeNull();
});

test('the session of a deleted person is nobody', async () => {
  const user = await aUser();
  const { token } = await open(user.id);
  await db.users.update({ where: { id: user.id }, data: { deleted_at: new Date() } });
  expect(await readSession(token, { db })).toBeNull();
});

test('log-out ends one device, a password change the others, a reset all', async () => {
  const user = await aUser();
  const [here, there, elsewhere] = [await open(user.id), await open(user.id), await open(user.id)];
  const alive = async () =>
    Promise.all([here, there, elsewhere].map(async ({ token }) => (await readSession(token, { db })) !== null));
  await closeSession(hash(there.token), { db });
  expect(await alive()).toEqual([true, false, true]);
  const me = await readSession(here.token, { db });
  if (me) await closeOtherSessions(me.actor, { db });
  expect(await alive()).toEqual([true, false, false]);
  await closeAllSessions(user.id, { db });
  expect(await alive()).toEqual([false, false, false]);
});
