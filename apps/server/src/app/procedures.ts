import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import type { FieldErrors } from '@fairway/contracts/errors';
import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { getHolderId, type Context, type FileIntake } from './context.ts';
import { AppError, forbidden, fromZod, invalid, getHttpStatus, toAppError } from '#core/app-error.ts';
import { isFieldMap } from '#core/is-field-map.ts';
import { checkRawInput } from './raw-input.ts';
import { isWatched, logSecurity } from './security-log.ts';
import { USER_TYPES, type UserType } from '@fairway/contracts/auth/accounts';

/** Where a procedure is found over REST (V6). */
export interface RestMeta {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters as `{id}`. */
  path: `/${string}`;
  summary: string;
  tag: string;
  /** Takes anonymous callers. */
  open?: true;
  /** Takes a multipart form's files, handed on in `ctx.request.files` (or `documents`, when they are never written down). */
  files?: FileIntake;
  /** Charges a card: may answer 418 (V3) and 409, and takes an `Idempotency-Key` (C4a). */
  charges?: true;
  /** Takes an `Idempotency-Key`: the same call once more does nothing and answers as the first did (M10). */
  repeatable?: true;
  /** Of a PUT: also documented as the POST with `_method=put` by which a form reaches it, as the specification has this call (V6). */
  posted?: true;
  /** Of a POST: its fields may stand in the address instead of a body, as the specification writes this call. */
  queried?: true;
  /** What this call is refused with beside what every call may be. */
  refuses?: readonly (409 | 418 | 429)[];
}

interface ProcedureMeta {
  rest?: RestMeta;
  /** Fields whose schema drops what PostgreSQL cannot keep, where any other field is refused for it. */
  cleaned?: readonly string[];
  /** How many values an input may hold, where the contract allows more than other calls have. */
  values?: number;
}

/**
 * Inputs come as superjson writes them. Answers are JSON already, as over REST: to have superjson look through all of an answer for what JSON
 * cannot say would cost more than to write it. It reads what stands under `json` all the same.
 */
const WIRE = {
  input: superjson,
  output: { serialize: (answer: unknown) => ({ json: answer }), deserialize: superjson.deserialize },
};

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: WIRE,
    errorFormatter({ shape, error }) {
      const known = toAppError(error);
      const { stack: _stack, ...data } = shape.data;
      const { message, ...told } = known.body;
      return { ...shape, message, data: { ...data, httpStatus: getHttpStatus(known), kind: known.kind, ...told } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type Counted = 'invitations' | 'imports' | 'card_setups';

/** Counts each call against the bounds of this name, by whoever is signed in, for whomever they act, and by the address it comes from (A5). */
export const counted = (limit: Counted) =>
  t.middleware(async ({ ctx: { actor, services, request }, next }) => {
    await services.rateLimits.take(`${limit}_address`, request.ip);
    if (actor) await services.rateLimits.take(`${limit}_account`, getHolderId(actor));
    return next();
  });

/**
 * What surrounds each call: who may call at all, then what was sent, so that a stranger's input is not even looked at; and outside of both the
 * security log, which hears of every refusal. One step for all of it, for each step costs every call as much as a short answer.
 */
const admitting = <Known extends Partial<Context>>(admit: (ctx: Context) => Known) =>
  t.procedure.use(async ({ ctx, path, meta, getRawInput, next }) => {
    const log = async (outcome: { answer: unknown; error: unknown }) =>
      logSecurity({ ctx, path, input: await getRawInput().catch(() => null), ...outcome });
    let known: Known;
    try {
      known = admit(ctx);
      checkRawInput(await getRawInput(), { cleaned: meta?.cleaned, most: meta?.values });
    } catch (error) {
      await log({ answer: undefined, error });
      throw error;
    }
    const result = await next({ ctx: known });
    if (!result.ok) await log({ answer: undefined, error: result.error });
    else if (isWatched(path)) await log({ answer: result.data, error: undefined });
    return result;
  });

/** Anyone may call. */
export const publicProcedure = admitting(() => ({}));

const only = (...types: readonly UserType[]) =>
  admitting(({ actor }) => {
    if (!actor) throw new AppError('unauthenticated');
    if (!types.includes(actor.type)) throw forbidden();
    return { actor };
  });

/** Only a signed-in person. */
export const signedInProcedure = only(...USER_TYPES);
/** For what is a person's own: no guardian does it for a child (A15). */
const onlyOneself = (...types: readonly UserType[]) =>
  admitting(({ actor }) => {
    if (!actor) throw new AppError('unauthenticated');
    if (!types.includes(actor.type)) throw forbidden();
    if (actor.guardian_id !== null) throw forbidden(AUTH_MESSAGES.ownAccountFirst);
    return { actor };
  });
export const ownAccountProcedure = onlyOneself(...USER_TYPES);
export const guardianProcedure = onlyOneself('player');
export const proProcedure = only('pro');
export const playerProcedure = only('player');
export const adminProcedure = only('admin');
/** The working calls of pros and players; admins have none of their own (A14). */
export const proOrPlayerProcedure = only('pro', 'player');

/** An input as it was sent. */
export type Sent = Record<string, unknown>;

/** Whether a form has left a field out; a blank is nothing. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Names, beside the faults that the schema finds, the fields that it lets out but that this caller cannot leave out: a pro says for
 * whom they book, a player does not. The use case would name them only when all else is right. Put it before `.input()`.
 */
export const alsoRequired = (missing: (sent: Sent, caller: Pick<Context, 'actor' | 'request'>) => FieldErrors) =>
  t.middleware(async ({ ctx, getRawInput, next }) => {
    const result = await next();
    if (result.ok || !(result.error.cause instanceof z.core.$ZodError)) return result;
    const sent = await getRawInput();
    const { errors } = fromZod(result.error.cause).body;
    throw invalid({ ...errors, ...missing(isFieldMap(sent) ? sent : {}, ctx) });
  });

type Answer<S extends z.ZodType> = ((value: unknown) => z.output<S>) & { schema: S };

/**
 * An output that is described by `schema` and, outside production, held to it: an answer that strays from its contract
 * fails the test that meets it, and costs nothing where it matters.
 */
export function outputSchema<S extends z.ZodType>(schema: S): Answer<S> {
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
/** The schema of an output that `outputSchema` describes; undefined for any other. */
export function readOutputSchema(definition: object): z.ZodType | undefined {
  const output: unknown = 'output' in definition ? definition.output : undefined;
  const schema: unknown = typeof output === 'function' && 'schema' in output ? output.schema : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}
/** Whether answers are held to their schemas in this process. */
export const validatesOutputs = (): boolean => held;
/** Called once by the entry: production trusts what the tests have held to the contract. */
export const skipOutputValidation = (): void => {
  held = false;
};
