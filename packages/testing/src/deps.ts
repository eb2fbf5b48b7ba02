import type { Db } from '@fairway/db/client';
import { secretsFrom } from '../../../apps/server/src/integrations/secrets.ts';
import { testPayments } from './payments.ts';
import { testStorage } from './storage.ts';
import { testStores } from './stores.ts';
import { goods } from '../../../apps/server/src/trpc/goods.ts';
import type { Deps } from '../../../apps/server/src/trpc/context.ts';

/** The secrets of tests: what a mail would say can be worked out. */
export const testSecrets = secretsFrom('the key of tests, long enough for one');

/** What the services work with in a test: the file's database, the time that `now` says, and attempts without limit. */
export const testDeps = (home: { readonly db: Db }, { now }: { now: () => Date }): Deps => ({
  get db() {
    return home.db;
  },
  now,
  publicUrl: 'https://fairway.example',
  rateLimits: { take: async () => {}, forgive: async () => {} },
  secrets: testSecrets,
  storage: testStorage,
  payments: testPayments,
  goods,
  stores: testStores(now),
});
