import { createECDH } from 'node:crypto';
import type { Links } from '@fairway/contracts/links';
import { MINUTE_MS } from '@fairway/time/units';
import { z } from 'zod';

const flag = (standard: boolean) => z.stringbool().default(standard);
/** Names with commas between them. */
const list = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((names) => names.split(',').map((name) => name.trim()));
/** An address that people are sent to. */
const outside = z.url({ protocol: /^(https?|mailto)$/ }).optional();
const count = (standard: number) => z.coerce.number().int().min(0).default(standard);

/** The APP_SECRET of development. It is published with the code, so whoever can read the code can make its pins. */
const DEVELOPMENT_SECRET = 'development-only-0123456789abcdef-0123456789';

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people and mails use; by default this machine's. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag(false),
  /** How long the body of a request may take, and within how long an upload must have come on. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(1000).default(MINUTE_MS),
  /** Who scrapes `/metrics` sends this as a bearer token; production has no `/metrics` without it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, '16 characters or more, without blanks')
    .optional(),
  /** Whether `/api/docs` is there; by default everywhere but in production. */
  API_DOCS: z.stringbool().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The built web app; without it the API serves no pages. */
  WEB_DIST: z.string().optional(),
  /** How long a page waits for its first data, which the app asks for itself when they are late, and for its drawing. */
  PAGE_DATA_PATIENCE_MS: count(1_000),
  PAGE_DRAWING_PATIENCE_MS: count(150),
  DATABASE_URL: z.string(),
  DATABASE_POOL: count(10),
  /** Past these bounds requests are refused at the door; 0 switches a bound off. */
  OVERLOAD_REQUESTS: count(240),
  OVERLOAD_POOL_WAITING: count(200),
  OVERLOAD_EVENT_LOOP_MS: count(3_000),
  /** What PostgreSQL breaks off, in ms: a statement, a wait for a lock, a transaction left open; 0 leaves it to the server. */
  DATABASE_STATEMENT_TIMEOUT_MS: count(15_000),
  DATABASE_LOCK_TIMEOUT_MS: count(5_000),
  DATABASE_IDLE_TIMEOUT_MS: count(30_000),
  REDIS_URL: z.string(),
  /** Keeps the queues and counters of several installations apart in one Redis. */
  REDIS_PREFIX: z.string().default('fairway'),
  /** The key that pins and links of mails are worked out from; changing it voids those that are under way. */
  APP_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  /** Pages outside the app, linked from the account. */
  PRIVACY_URL: outside,
  SUPPORT_URL: outside,
  TERMS_URL: outside,
  /** The folder of everything that is kept; files lie below it unless STORAGE says s3. */
  DATA_DIR: z.string().default('.data'),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  /** The address of a store that is not Amazon's. */
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** `endpoint/bucket/key` in place of `bucket.endpoint/key`, as most stores of one's own want it. */
  S3_PATH_STYLE: flag(true),
  /** Megabytes one person may send on a day of their calendar. */
  UPLOAD_MB_PER_DAY: count(2000),
  /** Uploads that one API process takes at a time, of one person and of all together. */
  UPLOADS_PER_PERSON: count(6),
  UPLOADS_PER_PROCESS: count(40),
  /** Streams of changes at one API process, of one person and of all together. */
  LIVE_STREAMS_PER_PERSON: count(12),
  LIVE_STREAMS_PER_PROCESS: count(4_000),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Stripe's own address, or that of a stand-in for it; `npm start` names its simulator's here when Stripe is not set up. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  SMTP_URL: z.string().optional(),
  /** What the email provider, and the mailbox of returned mail, sign their messages to us with. */
  EMAIL_WEBHOOK_SECRET: z.string().min(32).optional(),
  MAIL_FROM: z.string().default('Fairway <no-reply@fairway.example>'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  /** The service account's JSON, for pushes through Firebase. */
  FIREBASE_CREDENTIALS: z.string().optional(),
  /** The keys that browsers' push services know us by (VAPID, RFC 8292); without them there is no web push. `npm start` makes its own. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, '65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, '32 bytes in base64url')
    .optional(),
  /** Whom a push service may write to about our pushes; by default PUBLIC_URL. */
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** A push service beside those of the browsers' makers, as `https://push.example`. */
  WEB_PUSH_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** The subscriptions by the ids both app stores know them under: the first is on sale, those after a comma still count. */
  SUBSCRIPTION_PRODUCT_PRO: list('fairway.pro.monthly'),
  SUBSCRIPTION_PRODUCT_PLAYER: list('fairway.player.monthly'),
  /** The app in the App Store; its purchases count when this is set. */
  APPLE_BUNDLE_ID: z.string().default(''),
  /** The app's number in the App Store. */
  APPLE_APP_ID: z.coerce.number().int().nonnegative().default(0),
  /** Apple's root certificates, PEM, one after another. */
  APPLE_ROOT_CERTIFICATES: z.string().default(''),
  /** Takes the purchases of testers, too. */
  APPLE_SANDBOX: flag(false),
  /** The app in Google Play; its purchases count when this is set. */
  GOOGLE_PLAY_PACKAGE: z.string().default(''),
  /** The service account's JSON, for the Play Developer API. */
  GOOGLE_PLAY_CREDENTIALS: z.string().default(''),
  /** Whom the tokens of Pub/Sub's pushes are for, and the service account that pushes. */
  GOOGLE_PUSH_AUDIENCE: z.string().default(''),
  GOOGLE_PUSH_EMAIL: z.string().default(''),
  SIGN_IN_PER_ACCOUNT: count(10),
  SIGN_IN_PER_ADDRESS: count(60),
  /** Whether coaches may register by themselves (A6). */
  REGISTRATION_OPEN: flag(true),
  FORGOT_PER_ACCOUNT: count(5),
  FORGOT_PER_ADDRESS: count(20),
  PASSWORD_CHECK_PER_ACCOUNT: count(5),
  PASSWORD_CHECK_PER_ADDRESS: count(20),
  /** Sign-up codes, pins and invitations, from one address in an hour. */
  CODES_PER_ADDRESS: count(20),
  /** Requests whose answer reveals whether an address has an account, and pins sent to confirm one, in an hour. */
  EMAILS_PER_ACCOUNT: count(10),
  EMAILS_PER_ADDRESS: count(120),
  /** Invitations asked for in an hour; how many go out in a day is bounded besides. */
  INVITATIONS_PER_ACCOUNT: count(60),
  INVITATIONS_PER_ADDRESS: count(120),
  /** Files of players that are checked or imported in an hour: each tells of as many addresses as a day has invitations. */
  IMPORTS_PER_ACCOUNT: count(20),
  IMPORTS_PER_ADDRESS: count(40),
  MESSAGES_PER_ACCOUNT: count(600),
  /** Times in an hour that the card provider is asked to prepare for a card. */
  CARD_SETUPS_PER_ACCOUNT: count(20),
  CARD_SETUPS_PER_ADDRESS: count(240),
  /** Times in an hour that public pages of coaches are read from one address; a club's visitors share theirs. */
  PUBLIC_PAGES_PER_ADDRESS: count(600),
  WORKER_CONCURRENCY: count(10),
  /** Where the worker looks for ffmpeg and ffprobe, as PATH is; by default PATH itself. */
  FFMPEG_PATH: z.string().optional(),
  /** How often a job whose worker died is looked for, and how long a worker may be silent before its jobs pass on, in ms. */
  JOB_STALLED_MS: count(30_000),
  /** Where the worker answers its own health check; 0 switches it off. */
  WORKER_HEALTH_PORT: count(0),
});

export type Env = z.output<typeof shape> & { PUBLIC_URL: string; FFMPEG_PATH: string };

/** What production cannot do without. */
const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'APP_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Secrets that stand in docker-compose.yml or in the code, or that every guesser tries first: development may use them. */
const PUBLISHED_SECRETS = new Set([
  DEVELOPMENT_SECRET,
  'fairway',
  'fairway-secret',
  'postgres',
  'password',
  'minioadmin',
]);

/** The password within an address of a server, or null where the address has none or cannot be read. */
function passwordIn(address: string | undefined): string | null {
  const password = address && URL.canParse(address) ? new URL(address).password : '';
  return password || null;
}

/** What production refuses although it is set: secrets that others know, and pages that anybody on the way can read. */
function faultsInProduction(given: Record<string, string | undefined>): string[] {
  const isPublished = (secret: string | null | undefined) => PUBLISHED_SECRETS.has(secret ?? '');
  const secrets = given['STORAGE'] === 's3' ? ['APP_SECRET', 'S3_SECRET_ACCESS_KEY'] : ['APP_SECRET'];
  const servers = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'];
  return [
    ...secrets
      .filter((name) => isPublished(given[name]))
      .map((name) => `${name}: this value is published; make one of your own with \`openssl rand -hex 32\``),
    ...servers
      .filter((name) => isPublished(passwordIn(given[name])))
      .map((name) => `${name}: its password is published; choose one of your own`),
    ...(/^http:/i.test(given['PUBLIC_URL'] ?? '') ? ['PUBLIC_URL: must begin with https:// in production'] : []),
  ];
}

/** What a store of files cannot do without; on disk, only production must say where, so that no file is lost with a container. */
const neededForFiles = (given: Record<string, string | undefined>): readonly string[] => {
  if (given['STORAGE'] === 's3') return ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  return given['NODE_ENV'] === 'production' ? ['DATA_DIR'] : [];
};

/** What an app store cannot do without, once it is set up by the first of them. */
const STORES_NEED = {
  APPLE_BUNDLE_ID: ['APPLE_APP_ID', 'APPLE_ROOT_CERTIFICATES'],
  GOOGLE_PLAY_PACKAGE: ['GOOGLE_PLAY_CREDENTIALS', 'GOOGLE_PUSH_AUDIENCE', 'GOOGLE_PUSH_EMAIL'],
};

/** What web push cannot do without, once one of its keys is set: the other one, and of the same pair. */
function faultsOfVapid(given: Record<string, string | undefined>): string[] {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, WEB_PUSH_ORIGIN } = given;
  const isReadable = given['NODE_ENV'] === 'production' && /^http:/i.test(WEB_PUSH_ORIGIN ?? '');
  const faults = isReadable ? ['WEB_PUSH_ORIGIN: must begin with https:// in production'] : [];
  if (VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) faults.push('VAPID_PRIVATE_KEY: needed with VAPID_PUBLIC_KEY');
  if (VAPID_PRIVATE_KEY && !VAPID_PUBLIC_KEY) faults.push('VAPID_PUBLIC_KEY: needed with VAPID_PRIVATE_KEY');
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && !isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY))
    faults.push('VAPID_PUBLIC_KEY: it does not belong to VAPID_PRIVATE_KEY');
  return faults;
}

/** Whether two keys are those of one pair on the curve P-256. */
function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Reads the settings once; a missing or misshapen one stops the start with its name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['NODE_ENV'] === 'production') {
    for (const name of NEEDED_IN_PRODUCTION) if (!given[name]) faults.push(`${name}: needed in production`);
    faults.push(...faultsInProduction(given));
  }
  faults.push(...faultsOfVapid(given));
  const store = given['STORAGE'] === 's3' ? 'needed with STORAGE=s3' : 'needed in production, unless STORAGE=s3';
  for (const name of neededForFiles(given)) if (!given[name]) faults.push(`${name}: ${store}`);
  for (const [chosen, needs] of Object.entries(STORES_NEED))
    if (given[chosen]) for (const name of needs) if (!given[name]) faults.push(`${name}: needed with ${chosen}`);
  if (!parsed.success || faults.length)
    throw new Error(`The settings are not complete.\n  ${[...new Set(faults)].join('\n  ')}`);
  return {
    ...parsed.data,
    FFMPEG_PATH: parsed.data.FFMPEG_PATH ?? given['PATH'] ?? '',
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
  };
}

/** The limits of every connection to the database. */
export const databaseLimits = (env: Env): { statementMs: number; lockMs: number; idleMs: number } => ({
  statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
  idleMs: env.DATABASE_IDLE_TIMEOUT_MS,
});

/** The pages outside the app; development has stand-ins, so that what goes with them is seen. */
export const linksFrom = ({ NODE_ENV, PRIVACY_URL, SUPPORT_URL, TERMS_URL }: Env): Links => {
  const standIn = (name: string) => (NODE_ENV === 'production' ? null : `https://fairway.example/${name}`);
  return {
    privacy: PRIVACY_URL ?? standIn('privacy'),
    support: SUPPORT_URL ?? standIn('support'),
    terms: TERMS_URL ?? standIn('terms'),
  };
};
