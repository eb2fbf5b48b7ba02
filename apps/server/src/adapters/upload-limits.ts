import type { Env } from '#core/env.ts';

/** How much people may send. */
export interface UploadLimits {
  /** Bytes of one person on one day. */
  bytesPerDay: number;
  /** Uploads of one person at a time that one process takes. */
  perPerson: number;
  /** Uploads at a time that one process takes. */
  perProcess: number;
}

const MEGABYTE = 1024 * 1024;

export const uploadLimitsFrom = ({
  UPLOAD_MB_PER_DAY,
  UPLOADS_PER_PERSON,
  UPLOADS_PER_PROCESS,
}: Pick<Env, 'UPLOAD_MB_PER_DAY' | 'UPLOADS_PER_PERSON' | 'UPLOADS_PER_PROCESS'>): UploadLimits => ({
  bytesPerDay: UPLOAD_MB_PER_DAY * MEGABYTE,
  perPerson: UPLOADS_PER_PERSON,
  perProcess: UPLOADS_PER_PROCESS,
});

/** For what nobody sends from outside: the demo world, and tests that are about something else. */
export const NO_UPLOAD_LIMITS: UploadLimits = { bytesPerDay: Infinity, perPerson: Infinity, perProcess: Infinity };
