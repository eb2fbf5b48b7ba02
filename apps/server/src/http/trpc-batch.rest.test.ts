import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { proProcedure, publicProcedure, router, signedInProcedure } from '#app/procedures.ts';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { recordStatements } from '#test/query-plans.ts';

const calls = router({
  word: publicProcedure.query(() => ({ word: 'a word', none: null, left_out: undefined })),
  nothing: publicProcedure.query(() => undefined),
  twice: publicProcedure.input(z.object({ number: z.number() })).query(({ input }) => input.number * 2),
  me: signedInProcedure.query(({ ctx }) => ctx.actor.id),
  proOnly: proProcedure.query(() => 1),
  waits: publicProcedure.query(() => {
    throw new AppError('too_many_requests', { retryAfter: 90 });
  }),
  breaks: publicProcedure.query(() => {
    throw new Error('a secret of the inside');
  }),
  write: publicProcedure.mutation(() => 1),
});

const home = fileDatabase({ max: 2 });
let app: FastifyInstance;
let player: SignedIn;
beforeAll(async () => {
  app = await appOn(home.db, { router: calls });
  player = await signIn(home.db, await aPlayer(home.db, await aPro(home.db)));
});
afterAll(() => app.close());

const batch = (names: string, inputs?: unknown) =>
  `/trpc/${names}?batch=1${inputs === undefined ? '' : `&input=${encodeURIComponent(JSON.stringify(inputs))}`}`;

const facts = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  body: body === '' ? '' : (JSON.parse(body) as unknown),
  // Fastify names the one charset that JSON has, where tRPC's adapter leaves it unsaid.
  type: headers['content-type']?.split(';')[0],
  ...Object.fromEntries(['vary', 'retry-after', 'set-cookie'].map((name) => [name, headers[name]])),
});

describe('a batch of reads is answered as tRPC itself answers it:', () => {
  const two = { 0: { json: { number: 2 } }, 1: { json: null, meta: { values: ['undefined'] } } };
  test.each<[what: string, url: string, statusCode: number]>([
    ['one call', batch('word'), 200],
    ['an answer that is nothing', batch('nothing', {}), 200],
    ['two calls with inputs', batch('twice,word', two), 200],
    ['one of two refused', batch('twice,word', { 0: { json: { number: 'two' } } }), 207],
    ['all refused alike', batch('waits,waits'), 429],
    ['a role that may not call', batch('proOnly,me'), 207],
    ['a fault of ours', batch('breaks,word'), 207],
    ['a call there is none of', batch('word,none,toString'), 207],
    ['a write among them', batch('word,write'), 422],
    ['inputs that are no JSON', '/trpc/word?batch=1&input=%7B', 422],
    ['inputs that are no set', batch('word', 7), 422],
    ['too many calls', batch(Array.from({ length: 21 }, () => 'word').join(',')), 422],
    ['a call that is no batch', '/trpc/word', 200],
  ])('%s', async (_what, url, statusCode) => {
    const answer = await app.inject({ url, headers: player.bearer });
    expect(answer.statusCode).toBe(statusCode);
    // Told that a body of JSON comes with it, the request goes to tRPC's own adapter.
    const headers = { ...player.bearer, 'content-type': 'application/json' };
    expect(facts(answer)).toEqual(facts(await app.inject({ url, headers })));
  });

  test('nobody who is signed in', async () => {
    const url = batch('me,word');
    const headers = { cookie: 'auth=of-a-session-that-is-over' };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(207);
    expect(answer.headers['set-cookie']).toContain('auth=;');
    expect(facts(answer)).toEqual(
      facts(await app.inject({ url, headers: { ...headers, 'content-type': 'application/json' } })),
    );
  });
});

test('a page’s calls read the session once, and the lessons around now once', async () => {
  const pro = await aPro(home.db);
  const { bearer } = await signIn(home.db, pro);
  const whole = await appOn(home.db);
  try {
    const reads = (about: string) =>
      recordStatements(about, async () => {
        const { statusCode } = await whole.inject({
          url: batch('lessons.home,accounts.user,lessons.last'),
          headers: bearer,
        });
        expect(statusCode).toBe(200);
      });
    expect(await reads('sessions')).toHaveLength(1);
    const around = (await reads('lessons')).filter(({ text }) => text.includes('"current"'));
    expect(around).toHaveLength(1);
  } finally {
    await whole.close();
  }
});
