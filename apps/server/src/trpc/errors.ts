import { isDangling, isDatabaseAway, isMissingRow } from '@fairway/db/faults';
import type { ErrorBody, ErrorCode, FieldErrors } from '@fairway/contracts/errors';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';

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
  unauthenticated: { status: 401, trpc: 'UNAUTHORIZED', text: 'Please sign in.' },
  bad_credentials: { status: 401, trpc: 'UNAUTHORIZED', text: 'Invalid credentials. Please check and try again' },
  forbidden: { status: 403, trpc: 'FORBIDDEN', text: 'You may not do that.' },
  not_found: { status: 404, trpc: 'NOT_FOUND', text: 'We could not find that.' },
  conflict: { status: 409, trpc: 'CONFLICT', text: 'Somebody else changed this meanwhile. Please look again.' },
  too_many_requests: {
    status: 429,
    trpc: 'TOO_MANY_REQUESTS',
    text: 'Too many attempts. Please wait a little and try again.',
  },
  card_error: { status: 418, trpc: 'PAYMENT_REQUIRED', text: 'Your card was refused.' },
  authentication_required: {
    status: 418,
    trpc: 'PAYMENT_REQUIRED',
    text: 'Your bank asks you to confirm this payment.',
  },
  unavailable: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    text: 'We cannot reach our records at the moment. Please try again in a minute.',
  },
  unexpected: { status: 500, trpc: 'INTERNAL_SERVER_ERROR', text: 'Theres been a problem. Please try again' },
};

interface AppErrorOptions {
  message?: string;
  errors?: FieldErrors;
  retryAfter?: number;
  /** What else the body tells. */
  body?: Omit<ErrorBody, 'message' | 'errors'>;
}

/** The only error a domain throws. The body goes out as it stands (decision V3). */
export class AppError extends TRPCError {
  readonly kind: ErrorCode;
  readonly body: ErrorBody;
  /** Seconds until another try makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorCode, { message, errors, retryAfter, body }: AppErrorOptions = {}) {
    const text = message ?? KINDS[kind].text;
    super({ code: KINDS[kind].trpc, message: text });
    this.name = 'AppError';
    this.kind = kind;
    this.body = { message: text, ...(errors ? { errors } : {}), ...body };
    this.retryAfter = retryAfter;
  }
}

/** A 422 whose message is the first field's text. */
export function invalid(errors: FieldErrors): AppError {
  const first = Object.values(errors)[0]?.[0];
  return new AppError('invalid', { errors, ...(first ? { message: first } : {}) });
}

/** A 422 on one field. */
export const invalidField = (field: string, text: string): AppError => invalid({ [field]: [text] });

export const notFound = (): AppError => new AppError('not_found');
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

function fromZod(error: z.core.$ZodError): AppError {
  const errors: FieldErrors = {};
  for (const issue of error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message);
  return invalid(errors);
}

/** What tRPC itself finds wrong with a request before a procedure has a say. */
const UNREADABLE = new Set<TRPCError['code']>([
  'BAD_REQUEST',
  'PARSE_ERROR',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_SUPPORTED',
  'PAYLOAD_TOO_LARGE',
]);

/** The exact answer to any thrown thing, the same on tRPC and REST. */
export function toAppError(thrown: unknown): AppError {
  const error = thrown instanceof TRPCError && !(thrown instanceof AppError) ? (thrown.cause ?? thrown) : thrown;
  if (error instanceof AppError) return error;
  if (error instanceof z.core.$ZodError) return fromZod(error);
  if (isMissingRow(error)) return notFound();
  if (isDangling(error)) return new AppError('conflict');
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: 5 });
  if (error instanceof TRPCError) {
    const kind = (Object.keys(KINDS) as ErrorCode[]).find((code) => KINDS[code].trpc === error.code);
    if (kind && kind !== 'unexpected') return new AppError(kind);
    if (UNREADABLE.has(error.code)) return new AppError('invalid', { message: 'That request could not be read.' });
  }
  return new AppError('unexpected');
}

export const statusOf = (error: AppError): number => KINDS[error.kind].status;
