import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@fairway/time/units';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { hashToken } from '#adapters/secrets.ts';
import { closeAllSessions, closeOtherSessions, closeSession, openSession, readSession } from './service.ts';

const home = fileDatabase({ max: 2 });

const aUser = async () => {
  const mark = randomUUID();
  const pro = await home.db.users.create({
    data: {
      type: 'pro',
      email: `${mark}@pro.example`,
      calendar_token: mark,
      referral_code: mark.slice(0, 6),
      timezone: 'Asia/Kolkata',
    },
  });
  return home.db.users.create({
    data: { type: 'player', email: `${mark}@example.com`, calendar_token: `p-${mark}`, pro_id: pro.id },
  });
};
const open = (user_id: string) => openSession(user_id, { userAgent: 'a browser' }, home);

test('an opened session reads back as the actor', async () => {
  const user = await aUser();
  const { token, expires_at } = await open(user.id);
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(160);
  expect((expires_at.getTime() - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
  expect(await readSession(token, home)).toEqual({
    actor: {
      id: user.id,
      type: 'player',
      pro_id: user.pro_id,
      timezone: 'Asia/Kolkata',
      guardian_id: null,
      session_id_hash: hashToken(token),
    },
    extended_to: null,
    is_acting_over: false,
  });
});

test('the database keeps the hash and not the token', async () => {
  const { token } = await open((await aUser()).id);
  const rows = await home.db.sessions.findMany();
  expect(rows.map((row) => row.id_hash)).toContain(hashToken(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a session in the second half of its life is extended to thirty days', async () => {
  const { token } = await open((await aUser()).id);
  await home.db.sessions.update({
    where: { id_hash: hashToken(token) },
    data: { expires_at: new Date(Date.now() + 14 * DAY_MS) },
  });
  const extended_to = (await readSession(token, home))?.extended_to;
  expect(((extended_to?.getTime() ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(30, 1);
  const row = await home.db.sessions.findUniqueOrThrow({ where: { id_hash: hashToken(token) } });
  expect(row.expires_at).toEqual(extended_to);
});

test('a session ends 180 days after the sign-in, however much it is used', async () => {
  const { token } = await open((await aUser()).id);
  const id_hash = hashToken(token);
  const row = await home.db.sessions.findUniqueOrThrow({ where: { id_hash } });
  expect((row.ends_at.getTime() - row.created_at.getTime()) / DAY_MS).toBe(180);

  // Ten days are left of the 180, two of the 30: its use puts it off by eight, and from then on by nothing.
  const ends_at = new Date(Date.now() + 10 * DAY_MS);
  await home.db.sessions.update({
    where: { id_hash },
    data: { ends_at, expires_at: new Date(Date.now() + 2 * DAY_MS) },
  });
  expect((await readSession(token, home))?.extended_to).toEqual(ends_at);
  expect(await readSession(token, home)).toMatchObject({ extended_to: null });

  await home.db.sessions.update({
    where: { id_hash },
    data: { ends_at: new Date(Date.now() - 1000), expires_at: ends_at },
  });
  expect(await readSession(token, home)).toBeNull();
});

test('that a session is used is noted once an hour', async () => {
  const { token } = await open((await aUser()).id);
  const where = { id_hash: hashToken(token) };
  const readSeen = async () => (await home.db.sessions.findUniqueOrThrow({ where })).seen_at;
  await readSession(token, home);
  expect(await readSeen()).toBeNull();
  await home.db.sessions.update({ where, data: { created_at: new Date(Date.now() - DAY_MS) } });
  await Promise.all([readSession(token, home), readSession(token, home)]);
  const seen = await readSeen();
  expect((seen?.getTime() ?? 0) - Date.now()).toBeCloseTo(0, -5);
  await readSession(token, home);
  expect(await readSeen()).toEqual(seen);
  await home.db.sessions.update({ where, data: { seen_at: new Date(Date.now() - DAY_MS / 23) } });
  await readSession(token, home);
  expect((await readSeen())?.getTime()).toBeGreaterThan(Date.now() - DAY_MS / 24);
});

test('an expired session is nobody, and the next sign-in sweeps it away', async () => {
  const user = await aUser();
  const [stale, forgotten] = [await open(user.id), await open(user.id)];
  await home.db.sessions.updateMany({ where: { user_id: user.id }, data: { expires_at: new Date(Date.now() - 1000) } });
  expect(await readSession(stale.token, home)).toBeNull();
  await open((await aUser()).id);
  expect(await home.db.sessions.findUnique({ where: { id_hash: hashToken(forgotten.token) } })).toBeNull();
});

test('a token that is unknown, or not shaped like one, is nobody', async () => {
  expect(await readSession('x'.repeat(43), home)).toBeNull();
  expect(await readSession("' OR 1=1 --", home)).toBeNull();
});

test('the session of a deleted person is nobody', async () => {
  const user = await aUser();
  const { token } = await open(user.id);
  await home.db.users.update({ where: { id: user.id }, data: { deleted_at: new Date() } });
  expect(await readSession(token, home)).toBeNull();
});

test('log-out ends one device, a password change the others, a reset all', async () => {
  const user = await aUser();
  const [here, there, elsewhere] = [await open(user.id), await open(user.id), await open(user.id)];
  const alive = async () =>
    Promise.all([here, there, elsewhere].map(async ({ token }) => (await readSession(token, home)) !== null));
  await closeSession(hashToken(there.token), home);
  expect(await alive()).toEqual([true, false, true]);
  const me = await readSession(here.token, home);
  if (me) await closeOtherSessions(me.actor, home);
  expect(await alive()).toEqual([true, false, false]);
  await closeAllSessions(user.id, home);
  expect(await alive()).toEqual([false, false, false]);
});
