import { z } from 'zod';

const flag = (standard: boolean) => z.stringbool().default(standard);
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
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Fairway <no-reply@fairway.example>'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  /** The service account's JSON, for pushes through Firebase. */
  FIREBASE_CREDENTIALS: z.string().optional(),
  SIGN_IN_PER_ACCOUNT: count(10),
  SIGN_IN_PER_ADDRESS: count(60),
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
const NEEDED_IN_PRODUCTION = ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM'] as const;

/** Reads the settings once; a missing or misshapen one stops the start with its name. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['NODE_ENV'] === 'production') {
    for (const name of NEEDED_IN_PRODUCTION) if (!given[name]) faults.push(`${name}: needed in production`);
  }
  if (!parsed.success || faults.length)
    throw new Error(`The settings are not complete.\n  ${[...new Set(faults)].join('\n  ')}`);
  return {
    ...parsed.data,
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
  };
}
