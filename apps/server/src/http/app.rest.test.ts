import { brotliDecompressSync } from 'node:zlib';
import { connectDb } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Env } from '#core/env.ts';
import { AppError } from '#core/app-error.ts';
import { publicProcedure, router, signedInProcedure } from '#app/procedures.ts';
import { loggerFrom } from '#core/log.ts';
import { appOn, signIn } from '#test/app.ts';

const rest = (method: 'GET' | 'POST', path: `/${string}`) => ({
  rest: { method, path, summary: 'A call', tag: 'Test', open: true as const },
});
const calls = router({
  users: publicProcedure.meta(rest('GET', '/users')).query(({ ctx }) => ctx.services.db.users.count()),
  breaks: publicProcedure.meta(rest('GET', '/breaks')).query(() => {
    throw new Error('a secret of the inside');
  }),
  waits: publicProcedure.meta(rest('GET', '/waits')).query(() => {
    throw new AppError('too_many_requests', { retryAfter: 90 });
  }),
  long: publicProcedure.meta(rest('GET', '/long')).query(() => 'word '.repeat(1000)),
  short: publicProcedure.meta(rest('GET', '/short')).query(() => 'word'),
  take: publicProcedure
    .meta(rest('POST', '/take'))
    .input(z.object({ password: z.string() }))
    .mutation(() => 1),
  me: signedInProcedure.query(({ ctx }) => ctx.actor.id),
});

const home = fileDatabase({ max: 2 });
let app: FastifyInstance;
let lines: string[] = [];
beforeAll(async () => {
  const logger = loggerFrom({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  app = await appOn(home.db, { router: calls, logger });
});
afterAll(async () => {
  await app.close();
});

/** What is logged while the work runs. */
async function logged(work: () => Promise<unknown>) {
  lines = [];
  await work();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('an unexpected error tells the caller nothing and the log everything, under the request’s id', async () => {
  for (const url of ['/api/breaks', '/trpc/breaks']) {
    let id: unknown;
    const log = await logged(async () => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain('Theres been a problem. Please try again');
      expect(answer.body).not.toContain('secret');
      expect(answer.body).not.toContain('.ts:');
      id = answer.headers['x-request-id'];
    });
    expect(log[0]).toMatchObject({ level: 50, request_id: id, msg: 'failed' });
    expect(JSON.stringify(log[0])).toContain('a secret of the inside');
    expect(JSON.stringify(log[0])).toContain('app.rest.test.ts');
  }
});

test('a request is one line that names its route and none of its secrets', async () => {
  const log = await logged(() =>
    app.inject({
      method: 'POST',
      url: '/api/take?token=s3cret',
      headers: { authorization: 'Bearer s3cret', cookie: 'auth=s3cret' },
      payload: { password: 's3cret' },
    }),
  );
  expect(log).toMatchObject([{ method: 'POST', route: '/api/take', status: 200, msg: 'answered' }]);
  expect(JSON.stringify(log)).not.toContain('s3cret');
});

test('a refusal that passes says when to try again, on REST and tRPC', async () => {
  for (const url of ['/api/waits', '/trpc/waits', '/trpc/waits,short?batch=1&input=%7B%7D']) {
    const answer = await app.inject(url);
    expect(answer.headers['retry-after']).toBe('90');
  }
  expect((await app.inject('/api/waits')).json()).toEqual({
    message: 'Too many attempts. Please wait a little and try again.',
  });
});

test('a database that is away is a 503 that says when to try again, and no fault of ours', async () => {
  const away = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none', max: 1 });
  const without = await appOn(away, { router: calls });
  for (const url of ['/api/users', '/trpc/users']) {
    const answer = await without.inject(url);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('We cannot reach our records at the moment.');
  }
  expect(
    (await without.inject({ url: '/api/users', headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).statusCode,
  ).toBe(503);
  expect((await without.inject('/api/short')).statusCode).toBe(200);
  const [health, ready] = await Promise.all([without.inject('/api/health'), without.inject('/api/ready')]);
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'waiting for the database' }]);
  expect(ready.statusCode).toBe(503);
  await without.close();
  await away.$disconnect();
});

test('health is ok once the database answers; Redis may be away', async () => {
  const [health, ready] = await Promise.all([app.inject('/api/health'), app.inject('/api/ready')]);
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const parts = { database: 'ok', migrations: 'ok', load: 'ok', redis: 'away' };
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', ...parts }]);
});

test('answers over a kilobyte are compressed for those who can read them', async () => {
  const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const brotli = await ask('/api/long', 'gzip, br');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('word word');
  expect((await ask('/trpc/long', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('/api/long', 'identity')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/api/short', 'gzip, br')).headers['content-encoding']).toBeUndefined();
});

test('an answer is nobody’s page, nobody’s frame and nobody’s cache entry', async () => {
  for (const url of ['/api/short', '/api/none', '/trpc/short', '/trpc/none']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('the figures count requests by route, whatever the address', async () => {
  await app.inject('/api/short?token=s3cret');
  await app.inject('/api/nowhere/s3cret');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/short",status="200"\} \d/);
  expect(body).toContain('process_cpu_user_seconds_total');
  expect(body).not.toContain('s3cret');
});

test('production shows its figures for a token alone, and its document without the page', async () => {
  const METRICS_TOKEN = 'a-token-of-those-who-scrape';
  const ask = async (env: Partial<Env>, token?: string) => {
    const one = await appOn(home.db, { router: calls, env: { TRUST_PROXY: false, ...env } });
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answers = await Promise.all(
      ['/metrics', '/api/docs/', '/api/openapi.json'].map((url) => one.inject({ url, headers })),
    );
    await one.close();
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await ask({})).toEqual([200, 200, 200]);
  expect(await ask({ NODE_ENV: 'production' })).toEqual([404, 404, 200]);
  expect(await ask({ NODE_ENV: 'production', API_DOCS: true })).toEqual([404, 200, 200]);
  expect(await ask({ NODE_ENV: 'production', METRICS_TOKEN })).toEqual([404, 404, 200]);
  expect(await ask({ NODE_ENV: 'production', METRICS_TOKEN }, 'a-token-of-somebody-else')).toEqual([404, 404, 200]);
  expect(await ask({ NODE_ENV: 'production', METRICS_TOKEN }, METRICS_TOKEN)).toEqual([200, 404, 200]);
  expect(await ask({ METRICS_TOKEN })).toEqual([404, 200, 200]);
});

test('one app does not count for another', async () => {
  const other = await appOn(home.db, { router: calls });
  expect((await other.inject('/metrics')).body).not.toContain('route="/api/short"');
  await other.close();
});

test('the document is served as it is, and shown with nothing from elsewhere', async () => {
  const document = (await app.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/breaks',
    '/events',
    '/long',
    '/short',
    '/take',
    '/uploads',
    '/uploads/{id}',
    '/users',
    '/waits',
  ]);
  expect((await app.inject('/api/docs/json')).json()).toEqual(document);
  expect((await app.inject('/api/docs/yaml')).body).toContain('openapi: 3.1.0');
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const scripts = [...page.body.matchAll(/src="\.([^"]+)"/g)].map((match) => `/api/docs${match[1]}`);
  expect(scripts).toHaveLength(3);
  for (const url of scripts) expect((await app.inject(url)).statusCode).toBe(200);
});

test('a batch of tRPC calls is one sign-in', async () => {
  const { bearer } = await signIn(home.db, await aPlayer(home.db, await aPro(home.db)));
  const answer = await app.inject({ url: '/trpc/me,me,short?batch=1&input=%7B%7D', headers: bearer });
  expect(answer.json()).toHaveLength(3);
});

test('a proxy’s request id is kept where there is a proxy, if it is fit for a log', async () => {
  const ask = async (trust: boolean, id: string) => {
    const one = await appOn(home.db, { router: calls, env: { TRUST_PROXY: trust } });
    const answer = await one.inject({ url: '/api/short', headers: { 'x-request-id': id } });
    await one.close();
    return answer.headers['x-request-id'];
  };
  expect(await ask(true, 'edge-17.a')).toBe('edge-17.a');
  expect(await ask(true, 'no"good')).toMatch(/^[\da-f-]{36}$/);
  expect(await ask(false, 'edge-17.a')).toMatch(/^[\da-f-]{36}$/);
});
