import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { PERSON_HEADER } from '@fairway/contracts/person-header';
import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { proProcedure, publicProcedure, router, signedInProcedure } from '#app/procedures.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { appOn, PUBLIC_URL, signIn } from '#test/app.ts';

const meta = { summary: 'A call', tag: 'Test' };
const calls = router({
  me: signedInProcedure
    .meta({ rest: { ...meta, method: 'GET', path: '/me' } })
    .query(({ ctx }) => ({ id: ctx.actor.id, type: ctx.actor.type })),
  save: signedInProcedure
    .meta({ rest: { ...meta, method: 'POST', path: '/me' } })
    .input(z.object({}))
    .mutation(({ ctx }) => ctx.actor.id),
  who: publicProcedure
    .meta({ rest: { ...meta, method: 'GET', path: '/who', open: true } })
    .query(({ ctx }) => ctx.actor?.id ?? 'nobody'),
  sign: publicProcedure
    .meta({ rest: { ...meta, method: 'POST', path: '/sign', open: true } })
    .input(z.object({ token: z.string().nullable() }))
    .mutation(({ ctx, input }) => {
      ctx.request.setAuthCookie(input.token, new Date('2031-01-01T00:00:00Z'));
      return ctx.actor?.id ?? 'nobody';
    }),
  begin: publicProcedure
    .meta({ rest: { ...meta, method: 'POST', path: '/begin', open: true } })
    .input(z.object({ token: z.string().nullable() }))
    .mutation(({ ctx, input }) => {
      const before = ctx.request.flowToken('two_factor');
      ctx.request.setFlowToken('two_factor', input.token, new Date('2031-01-01T00:00:00Z'));
      return before;
    }),
  pros: proProcedure.meta({ rest: { ...meta, method: 'GET', path: '/pros' } }).query(() => 1),
  from: publicProcedure
    .meta({ rest: { ...meta, method: 'GET', path: '/from', open: true } })
    .query(({ ctx }) => [ctx.request.ip, ctx.request.userAgent]),
});

const home = fileDatabase({ max: 3 });
let app: FastifyInstance;
let player: { id: string };
beforeAll(async () => {
  app = await appOn(home.db, { router: calls });
  player = await aPlayer(home.db, await aPro(home.db));
});
afterAll(async () => {
  await app.close();
});

const DEAD = 'x'.repeat(43);
const CLEARED = /^auth=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/;
type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });
const post = (url: string, headers: Headers = {}, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers, payload });

test('a bearer token and a cookie are the same person, on REST and tRPC', async () => {
  const { token, bearer } = await signIn(home.db, player);
  for (const headers of [bearer, { authorization: `bearer   ${token}` }, { cookie: `other=1; auth=${token}` }]) {
    const answer = await get('/api/me', headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: player.id, type: 'player' }]);
    expect((await get('/trpc/me', headers)).json()).toMatchObject({ result: { data: { json: { id: player.id } } } });
  }
});

test('nobody, or a token that is none, gets a 401', async () => {
  const none: Headers[] = [
    {},
    { authorization: `Bearer ${DEAD}` },
    { authorization: 'Basic eDp5' },
    { cookie: `auth=${DEAD}` },
  ];
  for (const headers of none) {
    const answer = await get('/api/me', headers);
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Please log in.' }]);
    expect((await get('/trpc/me', headers)).statusCode).toBe(401);
  }
});

test('a dead cookie is cleared with the 401, and does not stand in the way of an open call', async () => {
  const cookie = { cookie: `auth=${DEAD}` };
  expect((await get('/api/me', cookie)).headers['set-cookie']).toMatch(CLEARED);
  expect((await get('/trpc/me', cookie)).headers['set-cookie']).toMatch(CLEARED);
  const open = await get('/api/who', cookie);
  expect([open.statusCode, open.json()]).toEqual([200, 'nobody']);
  expect((await get('/api/who', { authorization: `Bearer ${DEAD}` })).json()).toBe('nobody');
});

test('an open call knows who calls', async () => {
  const { bearer } = await signIn(home.db, player);
  expect((await get('/api/who', bearer)).json()).toBe(player.id);
});

test('a write by cookie must come from our own pages', async () => {
  const { token } = await signIn(home.db, player);
  const cookie = `auth=${token}`;
  const from = (headers: Headers) =>
    Promise.all(
      ['/api/me', '/trpc/save'].map(async (url) => (await post(url, { cookie, ...headers }, { json: {} })).statusCode),
    );
  expect(await from({ origin: PUBLIC_URL })).toEqual([200, 200]);
  expect(await from({ origin: 'http://localhost:80', host: 'localhost:80' })).toEqual([200, 200]);
  expect(await from({ 'sec-fetch-site': 'same-origin' })).toEqual([200, 200]);
  expect(await from({})).toEqual([403, 403]);
  expect(await from({ origin: 'https://evil.example' })).toEqual([403, 403]);
  expect(await from({ origin: 'null' })).toEqual([403, 403]);
  expect(await from({ 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL })).toEqual([403, 403]);
});

test('a page that was drawn for somebody else writes nothing as who has logged in since', async () => {
  const { token } = await signIn(home.db, player);
  const write = (url: string, person: string) =>
    post(url, { cookie: `auth=${token}`, origin: PUBLIC_URL, [PERSON_HEADER]: person }, { json: {} });
  const other = await aPlayer(home.db, await aPro(home.db));
  for (const url of ['/api/me', '/trpc/save']) {
    expect((await write(url, player.id)).statusCode).toBe(200);
    const refused = await write(url, other.id);
    // Whoever has logged in stays so.
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
  }
  // What it reads it learns from, and so comes to know who is there.
  const read = await get('/api/me', { cookie: `auth=${token}`, [PERSON_HEADER]: other.id });
  expect(read.json()).toMatchObject({ id: player.id });
});

test('a client that says whom it writes for writes as nobody else, by bearer token too', async () => {
  const { bearer } = await signIn(home.db, player);
  const other = await aPlayer(home.db, await aPro(home.db));
  for (const url of ['/api/me', '/trpc/save']) {
    const write = (person: string) => post(url, { ...bearer, [PERSON_HEADER]: person }, { json: {} });
    expect([(await write(player.id)).statusCode, (await write(other.id)).statusCode]).toEqual([200, 401]);
  }
  expect((await get('/api/me', { ...bearer, [PERSON_HEADER]: other.id })).json()).toMatchObject({ id: player.id });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['left', (id) => home.db.users.update({ where: { id }, data: { guardian_id: null } })],
  ['been erased', (id) => inTransaction(home.db, (tx) => eraseUser(tx, id, { now: new Date('2031-03-10T09:00:00Z') }))],
])('what a client writes for a child who has %s becomes no writing of the guardian’s', async (_, leave) => {
  const pro = await aPro(home.db);
  const guardian = await aPlayer(home.db, pro);
  const child = await aPlayer(home.db, pro, { guardian_id: guardian.id, dob: new Date('2023-05-01') });
  const { token, bearer } = await signIn(home.db, guardian);
  await home.db.sessions.updateMany({ where: { user_id: guardian.id }, data: { acting_for: child.id } });
  expect((await post('/api/me', bearer)).json()).toBe(child.id);
  await leave(child.id);
  for (const url of ['/api/me', '/trpc/save']) {
    const refused = await post(url, bearer, { json: {} });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(REQUEST_MESSAGES.conflict);
    expect((await post(url, { ...bearer, [PERSON_HEADER]: child.id }, { json: {} })).statusCode).toBe(401);
    expect((await post(url, { ...bearer, [PERSON_HEADER]: guardian.id }, { json: {} })).statusCode).toBe(200);
  }
  expect((await get('/api/me', bearer)).json()).toMatchObject({ id: guardian.id });
  expect((await post('/api/sign', bearer, { token: null })).json()).toBe(guardian.id);
  // A page has been drawn anew, and says for whom.
  const page = { cookie: `auth=${token}`, origin: PUBLIC_URL, [PERSON_HEADER]: guardian.id };
  expect((await post('/api/me', page)).statusCode).toBe(200);
});

test('a write by bearer token may come from anywhere', async () => {
  const { token } = await signIn(home.db, player);
  const anywhere: Headers[] = [{}, { origin: 'https://evil.example' }, { cookie: `auth=${DEAD}` }];
  for (const headers of anywhere) {
    expect((await post('/api/me', { authorization: `Bearer ${token}`, ...headers })).statusCode).toBe(200);
  }
});

test('an open write from elsewhere is nobody’s, whatever its cookie', async () => {
  const { token } = await signIn(home.db, player);
  const answer = await post('/api/sign', { cookie: `auth=${token}`, origin: 'https://evil.example' }, { token: null });
  expect([answer.statusCode, answer.json()]).toEqual([200, 'nobody']);
});

test('the cookie is out of reach of scripts and other sites, and of http where we are on https', async () => {
  const answer = await post('/api/sign', {}, { token: 'abc' });
  expect(answer.headers['set-cookie']).toBe(
    'auth=abc; Path=/; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly; SameSite=Lax',
  );
  expect((await post('/api/sign', {}, { token: null })).headers['set-cookie']).toMatch(CLEARED);
});

describe('behind https', () => {
  const OURS = { origin: 'https://golf.example' };
  let secure: FastifyInstance;
  beforeAll(async () => {
    secure = await appOn(home.db, { router: calls, services: { publicUrl: OURS.origin } });
  });
  afterAll(() => secure.close());
  const send = (url: string, cookie: string, payload: object) =>
    secure.inject({ method: 'POST', url, headers: { ...OURS, cookie }, payload });
  const me = async (cookie: string) => (await secure.inject({ url: '/api/me', headers: { cookie } })).statusCode;

  test('cookies belong to this host alone, and travel by https alone', async () => {
    const end = 'Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax';
    const signed = await send('/api/sign', '', { token: 'abc' });
    expect(signed.headers['set-cookie']).toBe(`__Host-auth=abc; Path=/; ${end}`);
    expect(signed.headers['strict-transport-security']).toContain('max-age=');
    const begun = await send('/api/begin', '', { token: 'abc' });
    expect(begun.headers['set-cookie']).toBe(`__Host-two_factor_token=abc; Path=/; ${end}`);
    expect((await send('/api/begin', '__Host-two_factor_token=abc', { token: null })).json()).toBe('abc');
  });

  test('a cookie without the prefix is nobody’s: another host of the domain may have set it', async () => {
    const { token } = await signIn(home.db, player);
    expect(await me(`__Host-auth=${token}`)).toBe(200);
    expect(await me(`auth=${token}`)).toBe(401);
    expect((await send('/api/begin', 'two_factor_token=abc', { token: null })).json()).toBeNull();
  });

  test('signing in or out clears such a cookie away', async () => {
    for (const token of ['abc', null]) {
      const { headers } = await send('/api/sign', 'auth=old; __Host-auth=older', { token });
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^auth=; Max-Age=0; Path=\/;/),
        expect.stringMatching(
          token ? /^__Host-auth=abc; Path=\/;.*; Secure/ : /^__Host-auth=; Max-Age=0; Path=\/;.*; Secure/,
        ),
      ]);
    }
  });

  test('a dead cookie is cleared under its own name', async () => {
    const { headers } = await secure.inject({ url: '/api/me', headers: { cookie: `__Host-auth=${DEAD}` } });
    expect(headers['set-cookie']).toMatch(/^__Host-auth=; Max-Age=0; Path=\/;.*; Secure/);
  });
});

test('another site’s page signs nobody in, and nobody out', async () => {
  const elsewhere: Headers[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
  ];
  for (const headers of elsewhere) {
    for (const token of ['abc', null]) {
      const answer = await post('/api/sign', headers, { token });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
      expect((await post('/trpc/sign', headers, { json: { token } })).headers['set-cookie']).toBeUndefined();
    }
  }
  expect((await post('/api/sign', { origin: PUBLIC_URL }, { token: 'abc' })).headers['set-cookie']).toContain(
    'auth=abc',
  );
});

test('the token between two steps is kept as well as the session’s, and taken from our own pages alone', async () => {
  const set = await post('/api/begin', { origin: PUBLIC_URL }, { token: 'abc' });
  expect(set.headers['set-cookie']).toBe(
    'two_factor_token=abc; Path=/; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly; SameSite=Lax',
  );
  const kept = { cookie: 'two_factor_token=abc' };
  const read = async (headers: Headers) => (await post('/api/begin', headers, { token: null })).json<string | null>();
  expect(await read({ ...kept, origin: PUBLIC_URL })).toBe('abc');
  expect(await read({ origin: PUBLIC_URL })).toBeNull();
  expect(await read(kept)).toBeNull();
  expect(await read({ ...kept, origin: 'https://evil.example' })).toBeNull();
});

test('a session that is extended extends its cookie', async () => {
  const { token, bearer } = await signIn(home.db, player);
  const soon = new Date(Date.now() + DAY_MS);
  await home.db.sessions.updateMany({ where: { user_id: player.id }, data: { expires_at: soon } });
  const renewed = await get('/api/me', { cookie: `auth=${token}` });
  expect(renewed.headers['set-cookie']).toMatch(new RegExp(`^auth=${token}; .*Expires=`));
  expect((await get('/api/me', { cookie: `auth=${token}` })).headers['set-cookie']).toBeUndefined();
  expect((await get('/api/me', bearer)).statusCode).toBe(200);
});

test('the wrong type of user gets a 403', async () => {
  const { bearer } = await signIn(home.db, player);
  const answer = await get('/api/pros', bearer);
  expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'You may not do that.' }]);
});

test('the caller’s address is the one our proxy saw, when there is a proxy', async () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'user-agent': 'a browser' };
  expect((await get('/api/from', forwarded)).json()).toEqual(['127.0.0.1', 'a browser']);
  const proxied = await appOn(home.db, { router: calls, env: { TRUST_PROXY: true } });
  expect((await proxied.inject({ url: '/api/from', headers: forwarded })).json()).toEqual(['203.0.113.9', 'a browser']);
  await proxied.close();
});
