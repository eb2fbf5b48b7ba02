import { expect } from 'vitest';
import type { FieldErrors } from '@fairway/contracts/errors';
import { setZodMessages } from '@fairway/contracts/zod-texts';
import type { Actor, AppServices, FlowTokenName, CallRequest, SecurityEntry } from '#app/context.ts';
import { AppError, getHttpStatus, toAppError } from '#core/app-error.ts';
import { createCallerFactory } from '#app/procedures.ts';
import { appRouter } from '#main/router.ts';
import type { TestUser } from './builders.ts';

type Caller = Pick<TestUser, 'id' | 'type' | 'pro_id' | 'timezone'>;

/** A user as the one who calls; their session is open on no device. */
export const toActor = (user: Caller, pro?: Caller): Actor => ({
  id: user.id,
  type: user.type,
  pro_id: user.pro_id,
  timezone: pro?.timezone ?? user.timezone,
  guardian_id: null,
  session_id_hash: `session of ${user.id}`,
});

/** A request from a browser of no account, which keeps the cookies it is given. */
export interface TestRequest extends CallRequest {
  cookies: { token: string | null; expires?: Date }[];
  /** The tokens between two steps, as `setPass` was told them last. */
  passes: Map<FlowTokenName, string | null>;
  /** The lines of the security log, in their order. */
  security: SecurityEntry[];
}

export function aRequest(ip = '192.0.2.1'): TestRequest {
  const cookies: TestRequest['cookies'] = [];
  const passes: TestRequest['passes'] = new Map();
  const security: TestRequest['security'] = [];
  return {
    ip,
    userAgent: 'a test',
    idempotencyKey: null,
    cookies,
    passes,
    security,
    logSecurity: (entry) => void security.push(entry),
    setAuthCookie: (token, expires) => cookies.push({ token, expires }),
    flowToken: (name) => passes.get(name) ?? null,
    setFlowToken: (name, token) => void passes.set(name, token),
  };
}

const createCaller = createCallerFactory(appRouter);
export type Calls = ReturnType<typeof createCaller>;

/** The API as this actor (null: nobody signed in) calls it, with the words people read. */
export function createCalls(services: AppServices, actor: Actor | null, request: CallRequest = aRequest()): Calls {
  setZodMessages();
  return createCaller({ services, actor, request });
}

/** How a call was refused, as the wire says it. */
export interface Refusal {
  status: number;
  message: string;
  errors: FieldErrors | undefined;
}

/** How a call is refused that names what is not there, or not the caller's. */
export const NOT_FOUND: Refusal = { status: 404, message: 'We could not find that.', errors: undefined };

/** The refusal that a call ends in; a call that is granted fails the test. */
export async function catchRefusal(call: Promise<unknown>): Promise<Refusal> {
  const thrown = await call.then(
    (answer) => expect.unreachable(`The call was granted: ${JSON.stringify(answer)?.slice(0, 200)}`),
    (error: unknown) => error,
  );
  return toRefusal(thrown);
}

/** A call that may be refused, as the product refuses; any other error is a fault and fails the test. */
export const orNullIfRefused = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return null;
  });

function toRefusal(thrown: unknown): Refusal {
  const error = toAppError(thrown);
  return { status: getHttpStatus(error), ...error.body, errors: error.body.errors };
}

/** Expects a 422 that has a text under this field, and under no other. Answers the text. */
export async function expectFault(field: string, call: Promise<unknown>): Promise<string> {
  const { status, errors } = await catchRefusal(call);
  expect({ status, fields: Object.keys(errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  return errors![field]!.join(' ');
}

/** Makes calls at the same time: what was granted, and how the others were refused. */
export async function atOnce<T>(calls: Promise<T>[]): Promise<{ granted: T[]; refused: Refusal[] }> {
  const outcomes = await Promise.allSettled(calls);
  const granted = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [toRefusal(one.reason)] : []));
  return { granted, refused };
}
