import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { CommitInDoubt, isDangling, isDatabaseAway, isDatabaseBusy, isMissingRow } from '@fairway/db/faults';
import type { ErrorBody, ErrorCode, FieldErrors } from '@fairway/contracts/errors';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { StorageFault } from './storage-fault.ts';

interface Kind {
  status: number;
  trpc: TRPCError['code'];
  text: string;
}

/** The one table: a code's HTTP status, tRPC's name for it, and what is said when nobody says it better. */
const KINDS: Record<ErrorCode, Kind> = {
  invalid: {
    status: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    text: 'Please check you have filled in all the details correctly',
  },
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED', text: REQUEST_MESSAGES.signIn },
  bad_credentials: { status: 401, trpc: 'UNAUTHORIZED', text: 'Invalid credentials. Please check and try again' },
  forbidden: { status: 403, trpc: 'FORBIDDEN', text: REQUEST_MESSAGES.forbidden },
  not_found: { status: 404, trpc: 'NOT_FOUND', text: REQUEST_MESSAGES.notFound },
  conflict: { status: 409, trpc: 'CONFLICT', text: REQUEST_MESSAGES.conflict },
  too_many_requests: {
    status: 429,
    trpc: 'TOO_MANY_REQUESTS',
    text: REQUEST_MESSAGES.tooManyAttempts,
  },
  card_error: { status: 418, trpc: 'PAYMENT_REQUIRED', text: PAYMENT_MESSAGES.cardRefused },
  authentication_required: {
    status: 418,
    trpc: 'PAYMENT_REQUIRED',
    text: PAYMENT_MESSAGES.confirmWithBank,
  },
  unavailable: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    text: REQUEST_MESSAGES.databaseAway,
  },
  storage_full: {
    status: 507,
    trpc: 'SERVICE_UNAVAILABLE',
    text: REQUEST_MESSAGES.storageFull,
  },
  unexpected: { status: 500, trpc: 'INTERNAL_SERVER_ERROR', text: 'Theres been a problem. Please try again' },
};

interface AppErrorOptions {
  message?: string;
  errors?: FieldErrors;
  retryAfter?: number;
  /** Whose account it is about and which bound was reached: for the security log, never told to the caller. */
  about?: string | undefined;
  limit?: string | undefined;
  /** What else the body tells. */
  body?: Omit<ErrorBody, 'message' | 'errors'>;
}

/** The only error a domain throws. The body goes out as it stands (V3). */
export class AppError extends TRPCError {
  readonly kind: ErrorCode;
  readonly body: ErrorBody;
  /** Seconds until another try makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly about: string | undefined;
  readonly limit: string | undefined;

  constructor(kind: ErrorCode, { message, errors, retryAfter, about, limit, body }: AppErrorOptions = {}) {
    const text = message ?? KINDS[kind].text;
    super({ code: KINDS[kind].trpc, message: text });
    this.name = 'AppError';
    this.kind = kind;
    this.body = { message: text, ...(errors ? { errors } : {}), ...body };
    this.retryAfter = retryAfter;
    this.about = about;
    this.limit = limit;
  }
}

/** A 422 whose message is the first field's text. */
export function invalid(errors: FieldErrors): AppError {
  const first = Object.values(errors)[0]?.[0];
  return new AppError('invalid', { errors, ...(first ? { message: first } : {}) });
}

/** A 422 on one field. */
export const invalidField = (field: string, text: string): AppError => invalid({ [field]: [text] });

export const notFound = (about?: string): AppError => new AppError('not_found', { about });
export const forbidden = (message?: string): AppError => new AppError('forbidden', message ? { message } : {});

/** A 418 in the card provider's words for the cardholder (V3). */
export const cardError = (message?: string): AppError =>
  new AppError('card_error', { ...(message ? { message } : {}), body: { code: 'card_error' } });

/** A 418 that asks the cardholder to confirm the payment in their browser, then to repeat the call (V3). */
export const authenticationRequired = ({
  client_secret,
  payment_intent_id,
}: {
  client_secret: string;
  payment_intent_id: string;
}): AppError =>
  new AppError('authentication_required', {
    body: { code: 'authentication_required', client_secret, payment_intent_id },
  });

/** The refusal of an input by its schema, with the texts of its faults by field. */
export function fromZod(error: z.core.$ZodError): AppError {
  // A map, for a sender may name a field as they like: `constructor` of a plain object is no list.
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    errors.set(field, [...(errors.get(field) ?? []), issue.message]);
  }
  return invalid(Object.fromEntries(errors));
}

const fromStorage = ({ why }: StorageFault): AppError =>
  why === 'full'
    ? new AppError('storage_full')
    : new AppError('unavailable', {
        message: REQUEST_MESSAGES.storageAway,
        retryAfter: 30,
      });

/** What tRPC itself finds wrong with a request before a procedure has a say. */
const UNREADABLE = new Set<TRPCError['code']>([
  'BAD_REQUEST',
  'PARSE_ERROR',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_SUPPORTED',
  'PAYLOAD_TOO_LARGE',
]);

/**
 * What lies behind an error of tRPC's own. It wraps whatever a procedure throws, and there the cause is what counts; what it refuses
 * by itself (a body that is no JSON, a call it does not know) says so by its code, whatever the parser threw.
 */
function unwrap(thrown: unknown): unknown {
  if (!(thrown instanceof TRPCError) || thrown instanceof AppError) return thrown;
  const { cause, code } = thrown;
  if (cause instanceof AppError || cause instanceof z.core.$ZodError) return cause;
  return code === 'INTERNAL_SERVER_ERROR' ? (cause ?? thrown) : thrown;
}

/** The exact answer to any thrown thing, the same on tRPC and REST. */
export function toAppError(thrown: unknown): AppError {
  const error = unwrap(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof z.core.$ZodError) return fromZod(error);
  if (error instanceof StorageFault) return fromStorage(error);
  if (isMissingRow(error)) return notFound();
  if (isDangling(error)) return new AppError('conflict');
  if (error instanceof CommitInDoubt)
    return new AppError('unavailable', { message: REQUEST_MESSAGES.commitInDoubt, retryAfter: 5 });
  if (isDatabaseBusy(error))
    return new AppError('unavailable', { message: REQUEST_MESSAGES.overloaded, retryAfter: 2 });
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: 5 });
  if (error instanceof TRPCError) {
    const kind = (Object.keys(KINDS) as ErrorCode[]).find((code) => KINDS[code].trpc === error.code);
    if (kind && kind !== 'unexpected') return new AppError(kind);
    if (UNREADABLE.has(error.code)) return new AppError('invalid', { message: REQUEST_MESSAGES.unreadable });
  }
  return new AppError('unexpected');
}

export const getHttpStatus = (error: AppError): number => KINDS[error.kind].status;
