import type { Links } from '@fairway/contracts/links';
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

const shape = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people and mails use; by default this machine's. */
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The built web app; without it the API serves no pages. */
  WEB_DIST: z.string().optional(),
  DATABASE_URL: z.string(),
  DATABASE_POOL: count(10),
  REDIS_URL: z.string(),
  /** Keeps the queues and counters of several installations apart in one Redis. */
  REDIS_PREFIX: z.string().default('fairway'),
  /** The key that pins and links of mails are worked out from; changing it voids those that are under way. */
  APP_SECRET: z.string().min(32).default('development-only-0123456789abcdef-0123456789'),
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
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Stripe's own address, or that of a stand-in for it; `npm start` names its simulator's here when Stripe is not set up. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Fairway <no-reply@fairway.example>'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  /** The service account's JSON, for pushes through Firebase. */
  FIREBASE_CREDENTIALS: z.string().optional(),
  /** The subscriptions by the ids both app stores know them under: the first is on sale, those after a comma still count. */
  SUBSCRIPTION_PRODUCT_PRO: list('fairway.pro.monthly'),
  SUBSCRIPTION_PRODUCT_PLAYER: list('fairway.player.monthly'),
  /** The app in the App Store; its purchases count when this is set. */
  APPLE_BUNDLE_ID: z.string().default(''),
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
  WORKER_CONCURRENCY: count(10),
  /** How often a job whose worker died is looked for, and how long a worker may be silent before its jobs pass on, in ms. */
  JOB_STALLED_MS: count(30_000),
  /** Where the worker answers its own health check; 0 switches it off. */
  WORKER_HEALTH_PORT: count(0),
});

export type Env = z.output<typeof shape> & { PUBLIC_URL: string };

/** What production cannot do without (running.md, "production"). */
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

/** What a store of files cannot do without; on disk, only production must say where, so that no file is lost with a container. */
const neededForFiles = (given: Record<string, string | undefined>): readonly string[] => {
  if (given['STORAGE'] === 's3') return ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  return given['NODE_ENV'] === 'production' ? ['DATA_DIR'] : [];
};

/** What an app store cannot do without, once it is set up by the first of them. */
const STORES_NEED = {
  APPLE_BUNDLE_ID: ['APPLE_ROOT_CERTIFICATES'],
  GOOGLE_PLAY_PACKAGE: ['GOOGLE_PLAY_CREDENTIALS', 'GOOGLE_PUSH_AUDIENCE', 'GOOGLE_PUSH_EMAIL'],
};

/** Reads the settings once; a missing or misshapen one stops the start with its name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['NODE_ENV'] === 'production') {
    for (const name of NEEDED_IN_PRODUCTION) if (!given[name]) faults.push(`${name}: needed in production`);
  }
  const store = given['STORAGE'] === 's3' ? 'needed with STORAGE=s3' : 'needed in production, unless STORAGE=s3';
  for (const name of neededForFiles(given)) if (!given[name]) faults.push(`${name}: ${store}`);
  for (const [chosen, needs] of Object.entries(STORES_NEED))
    if (given[chosen]) for (const name of needs) if (!given[name]) faults.push(`${name}: needed with ${chosen}`);
  if (!parsed.success || faults.length)
    throw new Error(`The settings are not complete.\n  ${[...new Set(faults)].join('\n  ')}`);
  return {
    ...parsed.data,
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
  };
}

/** The pages outside the app; development has stand-ins, so that what goes with them is seen. */
export const linksFrom = ({ NODE_ENV, PRIVACY_URL, SUPPORT_URL, TERMS_URL }: Env): Links => {
  const standIn = (name: string) => (NODE_ENV === 'production' ? null : `https://fairway.example/${name}`);
  return {
    privacy: PRIVACY_URL ?? standIn('privacy'),
    support: SUPPORT_URL ?? standIn('support'),
    terms: TERMS_URL ?? standIn('terms'),
  };
};
