import { appOn } from '#test/app.ts';
import { fileDatabase } from '#test/file-database.ts';
import { A_GIF, aFile, multipart } from '#test/forms.ts';
import { lockTable } from '#test/locks.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { FileIntake } from '#app/context.ts';
import { publicProcedure, router } from '#app/procedures.ts';
import { loggerFrom } from '#core/log.ts';
import { NO_LIMITS, type OverloadLimits } from './overload.ts';

const rest = (method: 'GET' | 'POST', path: `/${string}`) => ({
  rest: { method, path, summary: 'A call', tag: 'Test', open: true as const },
});
const intake: FileIntake = {
  most: 1,
  tooMany: 'One file will do.',
  bytes: 1000,
  receive: async ({ content }) => {
    content.resume();
    return { dispose: () => Promise.resolve() };
  },
};
const BUSY = 'We are very busy at the moment. Please try again in a few seconds.';

let held: PromiseWithResolvers<void>;
let entered: PromiseWithResolvers<void>;
const calls = router({
  waits: publicProcedure.meta(rest('GET', '/waits')).query(async () => {
    await held.promise;
    return 'done';
  }),
  short: publicProcedure.meta(rest('GET', '/short')).query(() => 'word'),
  users: publicProcedure.meta(rest('GET', '/users')).query(({ ctx }) => ctx.services.db.users.count()),
  take: publicProcedure
    .meta(rest('POST', '/take'))
    .input(z.object({ word: z.string() }))
    .mutation(({ input }) => input.word),
  form: publicProcedure.meta({ rest: { ...rest('POST', '/form').rest, files: intake } }).mutation(async () => {
    entered.resolve();
    await held.promise;
    return 'taken';
  }),
});

const home = fileDatabase({ max: 2 });

async function anApp(limits: Partial<OverloadLimits>, lines: string[] = []): Promise<FastifyInstance> {
  [held, entered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const logger = loggerFrom({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const app = await appOn(home.db, { router: calls, logger, overloadLimits: { ...NO_LIMITS, ...limits } });
  onTestFinished(() => app.close());
  return app;
}

/** How many requests the app says it works on. */
const working = async (app: FastifyInstance) =>
  Number(/^fairway_requests_working (\d+)/m.exec((await app.inject('/metrics')).body)?.[1]);

const untilWorking = (app: FastifyInstance, count: number) =>
  vi.waitFor(async () => expect(await working(app)).toBe(count), { timeout: 10_000 });

test('beyond so many requests at once the next are refused at the door, and taken again afterwards', async () => {
  const lines: string[] = [];
  const app = await anApp({ requests: 2 }, lines);
  const inHand = [app.inject('/api/waits'), app.inject('/trpc/waits')];
  await untilWorking(app, 2);

  const refused = await app.inject('/api/short');
  expect([refused.statusCode, refused.json()]).toEqual([503, { message: BUSY }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });

  held.resolve();
  for (const answer of await Promise.all(inHand)) expect(answer.statusCode).toBe(200);
  expect(await working(app)).toBe(0);
  expect((await app.inject('/api/short')).statusCode).toBe(200);
  await vi.waitFor(() => expect(lines.join('')).toContain('"refused":1,"reason":"requests"'), { timeout: 20_000 });
  expect(lines.filter((line) => line.includes('"status":503'))).toEqual([]);
  expect((await app.inject('/metrics')).body).toContain('fairway_requests_shed_total{reason="requests"} 1');
});

test('a refusal comes before the body is read and the caller looked up', async () => {
  const app = await anApp({ requests: 1 });
  const inHand = app.inject('/api/waits');
  await untilWorking(app, 1);
  const broken = { method: 'POST', url: '/api/take', headers: { 'content-type': 'application/json' } } as const;
  expect((await app.inject({ ...broken, payload: '{"word":' })).statusCode).toBe(503);
  const stranger = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } };
  expect((await app.inject({ url: '/api/short', ...stranger })).statusCode).toBe(503);
  held.resolve();
  await inHand;
  expect((await app.inject({ ...broken, payload: '{"word":' })).statusCode).toBe(422);
});

test('health, readiness and figures are answered however much there is to do, and readiness says so', async () => {
  const app = await anApp({ requests: 1 });
  const inHand = app.inject('/api/waits');
  await untilWorking(app, 1);
  const [health, ready, metrics] = await Promise.all(
    ['/api/health', '/api/ready', '/metrics'].map((url) => app.inject(url)),
  );
  expect([health!.statusCode, health!.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready!.statusCode, ready!.json()]).toMatchObject([503, { status: 'busy', load: 'too high', database: 'ok' }]);
  expect(metrics!.statusCode).toBe(200);
  held.resolve();
  await inHand;
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
});

test('tRPC’s clients are refused in tRPC’s words, each call of a batch', async () => {
  const app = await anApp({ requests: 1 });
  const inHand = app.inject('/api/waits');
  await untilWorking(app, 1);
  const error = { message: BUSY, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, kind: 'unavailable' } };
  const one = await app.inject('/trpc/short');
  expect([one.statusCode, one.json()]).toMatchObject([503, { error: { json: error } }]);
  const batch = await app.inject('/trpc/short,users?batch=1&input=%7B%7D');
  expect([batch.statusCode, batch.json()]).toMatchObject([
    503,
    [{ error: { json: error } }, { error: { json: error } }],
  ]);
  expect(batch.headers['retry-after']).toBeDefined();
  held.resolve();
  await inHand;
});

test('while too many wait for a connection, the next are refused', async () => {
  const app = await anApp({ waiting: 2 });
  const { locked, release } = await lockTable(home.db, 'users');
  const inLine = Array.from({ length: 5 }, () => app.inject('/api/users'));
  await vi.waitFor(async () => expect((await app.inject('/api/ready')).json()).toMatchObject({ load: 'too high' }), {
    timeout: 10_000,
  });
  const refused = await app.inject('/api/short');
  expect([refused.statusCode, refused.json()]).toEqual([503, { message: BUSY }]);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  release();
  await Promise.all([locked, ...inLine]);
  expect((await app.inject('/api/short')).statusCode).toBe(200);
});

test('while the event loop comes round late requests are refused, and taken again when it has caught up', async () => {
  const app = await anApp({ event_loop_ms: 30 });
  const status = async () => (await app.inject('/api/short')).statusCode;
  await vi.waitFor(
    async () => {
      const until = performance.now() + 200;
      while (performance.now() < until);
      expect(await status()).toBe(503);
    },
    { timeout: 10_000 },
  );
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 20_000 });
});

test('an upload, whose sender may be slow, keeps nobody out', async () => {
  const app = await anApp({ requests: 1 });
  const upload = app.inject({ method: 'POST', url: '/api/form', ...(await multipart({ file: aFile(A_GIF) })) });
  await entered.promise;
  const short = await app.inject('/api/short');
  expect([short.statusCode, short.json()]).toEqual([200, 'word']);
  held.resolve();
  expect((await upload).statusCode).toBe(200);
});

test('a caller who goes away is no longer counted', async () => {
  const app = await anApp({ requests: 1 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const gone = new AbortController();
  const call = fetch(`${address}/api/waits`, { signal: gone.signal }).catch(() => 'gone');
  await untilWorking(app, 1);
  gone.abort();
  expect(await call).toBe('gone');
  await untilWorking(app, 0);
  held.resolve();
});
