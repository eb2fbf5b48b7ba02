import type { UserType } from '@fairway/contracts/accounts';
import type { Links } from '@fairway/contracts/links';
import type { Db } from '@fairway/db/client';
import type { GoodsByKind } from '../domains/payments/rules/goods.ts';
import type { Payments } from '../integrations/payments/payments.ts';
import type { RateLimits } from '../integrations/rate-limits.ts';
import type { Secrets } from '../integrations/secrets.ts';
import type { Storage } from '../integrations/storage/storage.ts';
import type { Stores } from '../integrations/stores/stores.ts';

/** Whoever makes a call: what the rules need to know of them, read with the session in one round trip. */
export interface Actor {
  id: string;
  type: UserType;
  pro_id: string | null;
  /** The zone of the diary the person works in: a pro's own, a player's pro's. */
  timezone: string;
  /** SHA-256 of the session's token: names the device without being able to use it. */
  session_id_hash: string;
}

/** What the services work with. Time comes in here, so that a test or the seed may set it. */
export interface Deps {
  db: Db;
  now: () => Date;
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  rateLimits: RateLimits;
  secrets: Secrets;
  /** False where coaches may not register by themselves (A6). */
  registrationOpen?: boolean;
  /** Pages outside the app; without them none is offered. */
  links?: Links;
  payments: Payments;
  /** What each kind of purchase delivers. */
  goods: GoodsByKind;
  storage: Storage;
  stores: Stores;
}

/** A file of a form, kept until the answer is sent: whoever wants it longer copies it. */
export interface UploadedFile {
  /** The form's name for it: `records[0][images][1]`. */
  field: string;
  filename: string;
  /** What the sender says it is. */
  mimetype: string;
  path: string;
  size: number;
}

/** The cookies that carry a token from one step of a journey to the next, out of scripts' reach (A3, A8). */
export type PassName = 'two_factor' | 'onboarding';

/** What the host tells of the request at hand, and what a procedure may do to its answer: set or clear a cookie. */
export interface Request {
  ip: string;
  userAgent: string | null;
  /** The token of an `Authorization: Bearer` header, for calls that no session of ours makes. */
  bearer?: string | null;
  /** The caller's own name for an attempt to buy something, from the header `Idempotency-Key` (C4a). */
  idempotencyKey: string | null;
  /** The files of a form, for a procedure whose REST meta takes them. */
  files?: readonly UploadedFile[];
  /** Sets (or with null clears) the browser's `auth` cookie on the answer. */
  setAuthCookie: (token: string | null, expires?: Date) => void;
  /** The token of such a cookie, if a page of ours has sent one. */
  pass: (name: PassName) => string | null;
  setPass: (name: PassName, token: string | null, expires?: Date) => void;
}

export interface Context {
  deps: Deps;
  actor: Actor | null;
  request: Request;
}
