import { z } from 'zod';
import { recordSection } from './lessons/records.ts';

/** Every way a call can be refused. The server's one table (apps/server/src/core/app-error.ts) gives each its HTTP status. */
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
  'storage_full',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The body of a refused call (V3). `errors` comes with a 422 only: texts by field. `code` comes with a 403 that the person can
 * do something about. The rest comes with a 418, which the calling screen shows itself: `code`, and for a payment that the cardholder must confirm what the browser confirms it with.
 */
export const errorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  code: z.enum(['card_error', 'authentication_required', 'email_unverified']).optional(),
  client_secret: z.string().optional(),
  payment_intent_id: z.string().optional(),
  /** With a 409 of a lesson's record: what stands there now of each part that was changed elsewhere meanwhile (R10). */
  conflicts: z
    .array(z.object({ ref: z.string(), revision: z.number().nullable(), section: recordSection.nullable() }))
    .optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
export type FieldErrors = Record<string, string[]>;
