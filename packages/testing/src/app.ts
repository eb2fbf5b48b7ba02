import type { Db } from '@fairway/db/client';
import type { FastifyInstance } from 'fastify';
import { openSession } from '../../../apps/server/src/domains/accounts/use-cases/sessions.ts';
import { buildApp, type AppOptions } from '../../../apps/server/src/host/app.ts';
import { loggerFrom } from '../../../apps/server/src/host/log.ts';
import type { Deps } from '../../../apps/server/src/trpc/context.ts';
import { testDeps } from './deps.ts';

/** Where the app of a test answers, as far as its pages know. */
export const PUBLIC_URL = 'http://golf.example';

export type TestAppOptions = Partial<Omit<AppOptions, 'deps'>> & { deps?: Partial<Deps> };

/** The app on a database as tests want it: silent, without limits and, unless given, with the whole API and no pages. */
export const appOn = (db: Db, { deps, ...options }: TestAppOptions = {}): Promise<FastifyInstance> =>
  buildApp({
    env: { TRUST_PROXY: false },
    logger: loggerFrom({ LOG_LEVEL: 'silent' }),
    deps: { ...testDeps({ db }, { now: () => new Date() }), publicUrl: PUBLIC_URL, ...deps },
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
