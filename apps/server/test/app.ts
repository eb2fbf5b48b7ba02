import { appRouter } from '#main/router.ts';
import type { Db } from '@fairway/db/client';
import type { FastifyInstance } from 'fastify';
import { openSession } from '#domains/auth/sessions/service.ts';
import { buildApp, type AppOptions } from '#http/app.ts';
import { loggerFrom } from '#core/log.ts';
import type { AppServices } from '#app/context.ts';
import { testServices } from './services.ts';

/** Where the app of a test answers, as far as its pages know. */
export const PUBLIC_URL = 'http://golf.example';

export type TestAppOptions = Partial<Omit<AppOptions, 'services'>> & { services?: Partial<AppServices> };

/** The app on a database as tests want it: silent, without limits and, unless given, with the whole API and no pages. */
export const appOn = (db: Db, { services, ...options }: TestAppOptions = {}): Promise<FastifyInstance> =>
  buildApp({
    router: appRouter,
    env: { TRUST_PROXY: false },
    logger: loggerFrom({ LOG_LEVEL: 'silent' }),
    services: { ...testServices({ db }, { now: () => new Date() }), publicUrl: PUBLIC_URL, ...services },
    ...options,
  });

/** A signed-in device. */
export interface SignedIn {
  token: string;
  /** The headers of a REST client. */
  bearer: { authorization: string };
  /** The headers of a browser on one of our pages. */
  browser: { cookie: string; origin: string };
}

export async function signIn(db: Db, user: { id: string }): Promise<SignedIn> {
  const { token } = await openSession(user.id, { userAgent: null }, { db });
  return {
    token,
    bearer: { authorization: `Bearer ${token}` },
    browser: { cookie: `auth=${token}`, origin: PUBLIC_URL },
  };
}
