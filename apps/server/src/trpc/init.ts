import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import type { Context } from './context.ts';
import { AppError, forbidden, statusOf, toAppError } from './errors.ts';
import type { UserType } from '@fairway/contracts/accounts';

/** Where a procedure is found over REST (decision V6). */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters as `{id}`. */
  path: `/${string}`;
  summary: string;
  tag: string;
  /** Takes anonymous callers. */
  open?: true;
  /** Takes a multipart form's files, handed on in `ctx.request.files`; a name says which field the document shows for them. */
  files?: true | string;
  /** What one of them may weigh, where that is more than a picture's 10 MB. */
  fileBytes?: number;
  /** Charges a card: may answer 418 (V3) and 409, and takes an `Idempotency-Key` (C4a). */
  charges?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<{ rest?: RestMeta }>()
  .create({
    errorFormatter({ shape, error }) {
      const known = toAppError(error);
      const { stack: _stack, ...data } = shape.data;
      const { message, ...told } = known.body;
      return { ...shape, message, data: { ...data, httpStatus: statusOf(known), kind: known.kind, ...told } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anyone may call. */
export const publicProcedure = t.procedure;

/** Only a signed-in person. */
export const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new AppError('unauthenticated');
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

const only = (...types: UserType[]) =>
  signedInProcedure.use(({ ctx, next }) => {
    if (!types.includes(ctx.actor.type)) throw forbidden();
    return next();
  });

export const proProcedure = only('pro');
export const playerProcedure = only('player');
export const adminProcedure = only('admin');
/** The working calls of pros and players; admins have none of their own (decision A14). */
export const proOrPlayerProcedure = only('pro', 'player');

type Answer<S extends z.ZodType> = ((value: unknown) => z.output<S>) & { schema: S };

/**
 * An output that is described by `schema` and, outside production, held to it: an answer that strays from its contract
 * fails the test that meets it, and costs nothing where it matters.
 */
export function answers<S extends z.ZodType>(schema: S): Answer<S> {
  const check = (value: unknown) => {
    if (held) {
      const parsed = schema.safeParse(value);
      if (!parsed.success) throw new Error(`The answer strays from its contract: ${parsed.error.message}`);
    }
    return value as z.output<S>;
  };
  return Object.assign(check, { schema });
}
let held = true;
/** Called once by the entry: production trusts what the tests have held to the contract. */
export const trustAnswers = (): void => {
  held = false;
};
