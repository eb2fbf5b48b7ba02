import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { procedureCaller } from './call-procedure.ts';
import type { Actor, Context } from './context.ts';
import {
  alsoRequired,
  createCallerFactory,
  outputSchema,
  proProcedure,
  publicProcedure,
  router,
} from './procedures.ts';

const text = z.object({ text: z.string().trim() });

const calls = router({
  plain: publicProcedure.query(() => 'an answer'),
  nothing: publicProcedure.query(() => undefined),
  echo: publicProcedure
    .input(text)
    .output(outputSchema(text))
    .mutation(({ input }) => input),
  strays: publicProcedure.output(outputSchema(text)).query(() => ({ text: 1 }) as unknown as { text: string }),
  parsed: publicProcedure.output(text).query(() => ({ text: ' b ', more: 1 })),
  deep: router({
    me: proProcedure.input(text).query(({ ctx, input, path }) => [ctx.actor.id, input, path]),
  }),
  stepped: publicProcedure
    .use(({ ctx, next }) => next({ ctx: { ...ctx, word: 'of a step' } }))
    .use(({ next, input }) => next({ input }))
    .query(({ ctx }) => (ctx as { word?: unknown }).word),
  names: publicProcedure
    .use(alsoRequired(() => ({ duration: ['Say how long.'] })))
    .input(text)
    .query(() => 1),
  refuses: publicProcedure.query(() => {
    throw new AppError('too_many_requests', { retryAfter: 7 });
  }),
  breaks: publicProcedure.query(() => {
    throw new Error('broken');
  }),
});
const call = procedureCaller(calls);
const createCaller = createCallerFactory(calls);

const actor: Actor = { id: 'p1', type: 'pro', pro_id: null, timezone: 'UTC', guardian_id: null, session_id_hash: '' };
const context = (who: Actor | null) =>
  ({ services: {}, actor: who, request: { ip: '127.0.0.1' } }) as unknown as Context;

const settle = (made: Promise<unknown>) =>
  made.then(
    (answer) => ({ answer }),
    ({ name, code, message, cause }: Error & { code?: string }) => ({ name, code, message, cause }),
  );

/** What tRPC's own caller makes of it. */
const callByTrpc = (path: string, ctx: Context, input: unknown) => {
  const found = path.split('.').reduce<unknown>((at, step) => Reflect.get(at as object, step), createCaller(ctx));
  return (found as (sent: unknown) => Promise<unknown>)(input);
};

describe('a procedure ends as by tRPC’s own caller:', () => {
  test.each<[what: string, path: string, who: Actor | null, input?: unknown]>([
    ['an answer', 'plain', null],
    ['no answer', 'nothing', null],
    ['an input that is read', 'echo', null, { text: ' a ' }],
    ['an input that is refused', 'echo', null, { text: 1 }],
    ['an input that no schema looks at', 'echo', null, { text: 'half of a pair \uD800' }],
    ['an answer that strays from its contract', 'strays', null],
    ['an answer that its schema changes', 'parsed', null],
    ['a role that may', 'deep.me', actor, { text: 'b' }],
    ['a role that may not', 'deep.me', { ...actor, type: 'player' }, { text: 'b' }],
    ['nobody signed in', 'deep.me', null, { text: 'b' }],
    ['what a step adds', 'stepped', null],
    ['what a step finds missing', 'names', null, {}],
    ['a refusal', 'refuses', null],
    ['a fault', 'breaks', null],
  ])('%s', async (_what, path, who, input) => {
    const ours = await settle(call(path, context(who), input));
    expect(ours).toEqual(await settle(callByTrpc(path, context(who), input)));
  });
});

test('a procedure that there is none of cannot be called', () => {
  expect(() => call('toString', context(null), undefined)).toThrow('toString');
});
