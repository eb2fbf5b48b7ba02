import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { User, UserType } from '@fairway/contracts/auth/accounts';
import type { Links } from '@fairway/contracts/links';
import type { Db } from '@fairway/db/client';
import type { LiveEvents } from '#core/live-events.ts';
import type { PurchaseFulfillers } from '#core/purchase-fulfiller.ts';
import type { Payments } from '#adapters/stripe/payments.ts';
import type { WebPushSettings } from '#adapters/push/web-push.ts';
import type { RateLimits } from '#adapters/rate-limits.ts';
import type { Secrets } from '#adapters/secrets.ts';
import type { UploadLimits } from '#adapters/upload-limits.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Stores } from '#adapters/app-stores/app-stores.ts';

/** Whoever makes a call: what the rules need to know of them, read with the session in one round trip. */
export interface Actor {
  id: string;
  type: UserType;
  pro_id: string | null;
  /** The zone of the diary the person works in: a pro's own, a player's pro's. */
  timezone: string;
  /** The guardian who acts for them on this device (A15); null of whoever acts for themself. */
  guardian_id: string | null;
  /** SHA-256 of the session's token: names the device without being able to use it. */
  session_id_hash: string;
}

/** Whoever is signed in on the device of a call: the guardian, where they act for a child. */
export const getHolderId = ({ id, guardian_id }: Pick<Actor, 'id' | 'guardian_id'>): string => guardian_id ?? id;

/** What the services work with. Time comes in here, so that a test or the seed may set it. */
export interface AppServices {
  db: Db;
  now: () => Date;
  /** The address people use, without a slash at the end. */
  publicUrl: string;
  rateLimits: RateLimits;
  secrets: Secrets;
  /** False where coaches may not register by themselves (A6). */
  registrationOpen?: boolean;
  /** How browsers are reached (docs/decisions/056); null where web push is not set up. */
  webPush?: Pick<WebPushSettings, 'publicKey' | 'extraOrigin'> | null;
  /** Pages outside the app; without them none is offered. */
  links?: Links;
  /** What the email provider signs its messages with; without it none is heard. */
  emailWebhookSecret?: string | undefined;
  /** What Twilio signs with what becomes of texts; without it nobody is heard. */
  twilioToken?: string | undefined;
  payments: Payments;
  /** What each kind of purchase delivers. */
  purchaseFulfillers: PurchaseFulfillers;
  /** The signed-in person as their first screen shows them: signing in answers it, and knows nothing of lessons and credits. */
  describeUser: (actor: Actor, services: AppServices) => Promise<User>;
  storage: Storage;
  stores: Stores;
  uploads: UploadLimits;
  /** Tells open windows that something has changed. */
  live: LiveEvents;
  /** Logs failures that do not fail the call. */
  log?: Pick<Logger, 'warn'>;
}

/** What most use cases need of them. */
export type CoreServices = Pick<AppServices, 'db' | 'now'>;

/** A place among a person's files that is held for an upload under way. */
export interface FilePlace {
  id: string;
  key: string;
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
  /** The place that was held for it when its first bytes came; without one it is given its place when it is kept. */
  place?: FilePlace;
}

/** A file of a form that is never written down: it lies in memory until the answer is sent. */
export interface BufferedFile extends Pick<UploadedFile, 'field' | 'filename' | 'mimetype'> {
  content: Buffer;
}

/** A file of a form while it arrives. */
export interface IncomingFile extends Pick<UploadedFile, 'field' | 'filename' | 'mimetype'> {
  content: Readable;
  /** How much of the body this file can be; null when its sender does not say how long that is. */
  bodyBytes: number | null;
}

/** What has become of a file that arrived. */
export interface ReceivedFile {
  file?: UploadedFile;
  document?: BufferedFile;
  /** Removes it, and gives up the place that was held for it, unless that has been filled. */
  dispose: () => Promise<void>;
}

/** How a call takes the files of its form. */
export interface FileIntake {
  /** The field that the document shows for them. */
  field?: string;
  /** How many a form may bring, and what is said to one more, before a byte of it is read. */
  most: number;
  tooMany: string;
  /** What one may weigh. */
  bytes: number;
  /** Holds its files in memory, where few have room at once. */
  inMemory?: true;
  /** Looks at the first bytes, refuses what is not taken, and keeps the rest for the length of the call. */
  receive: (file: IncomingFile, call: { actor: Actor | null; services: AppServices }) => Promise<ReceivedFile>;
}

/** The cookies that carry a token from one step of a journey to the next, out of scripts' reach (A3, A8). */
export type FlowTokenName = 'two_factor' | 'onboarding';

/** What has happened to an account, or was refused (OWASP ASVS 7.1 and 7.2). */
export interface SecurityEntry {
  security: string;
  /** Whose account it is about, when there is one. */
  user_id?: string;
  /** Who did it, when somebody is signed in. */
  actor_id?: string;
  /** The address that was typed, by a keyed hash: lines about one address can be told to be so, and it cannot be read. */
  email_hash?: string;
  ip_hash: string;
  procedure: string;
  /** Which bound was reached. */
  limit?: string;
}

/** What the host tells of the request at hand, and what a procedure may do to its answer: set or clear a cookie. */
export interface CallRequest {
  ip: string;
  userAgent: string | null;
  /** The token of an `Authorization: Bearer` header, for calls that no session of ours makes. */
  bearer?: string | null;
  /** The token of the session that it comes with, whoever that stands for; not of a cookie with a write from elsewhere. */
  sessionToken?: string | null;
  /** The caller's own name for an attempt to buy something, from the header `Idempotency-Key` (C4a). */
  idempotencyKey: string | null;
  /** The files of a form, for a procedure whose REST meta takes them. */
  files?: readonly UploadedFile[];
  /** Writes a line of the security log beside the request's own. */
  logSecurity?: (entry: SecurityEntry) => void;
  /** The files that were only held in memory. */
  documents?: readonly BufferedFile[];
  /** Sets (or with null clears) the browser's `auth` cookie on the answer. */
  setAuthCookie: (token: string | null, expires?: Date) => void;
  /** The token of such a cookie, if a page of ours has sent one. */
  flowToken: (name: FlowTokenName) => string | null;
  setFlowToken: (name: FlowTokenName, token: string | null, expires?: Date) => void;
}

export interface Context {
  services: AppServices;
  actor: Actor | null;
  request: CallRequest;
}
