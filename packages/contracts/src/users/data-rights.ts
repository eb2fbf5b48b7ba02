import { AUTH_MESSAGES } from '../messages/auth.ts';
import { z } from 'zod';
import { atStake } from '../coaching/people.ts';
import { instant } from '../primitives.ts';

/** Days the link to a person's data works. */
export const EXPORT_DAYS = 7;

/** A person's data as they last asked for it: being made, ready until `expires_at`, or not to be had this time. */
const dataExport = z.object({
  status: z.enum(['asked', 'ready', 'failed']),
  asked_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant.nullable(),
  bytes: z.number().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** What a person may ask of their data, and what erasure would take with it (A13). */
export const dataRights = z.object({
  export: dataExport.nullable(),
  may_export: z.boolean(),
  at_stake: atStake,
  may_erase: z.boolean(),
});
export type DataRights = z.output<typeof dataRights>;

export const erasureIn = z.object({ password: z.string().min(1, AUTH_MESSAGES.passwordMissing).max(128) });
