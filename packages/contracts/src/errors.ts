import { z } from 'zod';

/** Every way a call can be refused. The server's one table (apps/server/src/trpc/errors.ts) gives each its HTTP status. */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'bad_credentials',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
  'card_error',
  'authentication_required',
  'unavailable',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The body of a refused call (V3). `errors` comes with a 422 only: texts by field. The rest comes with a 418, which the calling
 * screen shows itself: `code`, and for a payment that the cardholder must confirm what the browser confirms it with.
 */
export const errorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  code: z.enum(['card_error', 'authentication_required']).optional(),
  client_secret: z.string().optional(),
  payment_intent_id: z.string().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
export type FieldErrors = Record<string, string[]>;
