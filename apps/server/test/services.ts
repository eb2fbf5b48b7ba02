import type { Db } from '@fairway/db/client';
import { outsideTransactions } from '@fairway/db/transaction';
import { secretsFrom } from '#adapters/secrets.ts';
import { testPayments } from './payments.ts';
import { testStorage } from './storage.ts';
import { testStores } from './app-stores.ts';
import { NO_UPLOAD_LIMITS } from '#adapters/upload-limits.ts';
import { describeUser } from '#domains/users/me/service.ts';
import { purchaseFulfillers } from '#main/fulfilment.ts';
import type { AppServices } from '#app/context.ts';

/** The secrets of tests: what a mail would say can be worked out. */
export const testSecrets = secretsFrom('the key of tests, long enough for one');

/** Nobody has a window open. */
export const noLive = outsideTransactions('live events', { publish: async () => {} });

/** What the services work with in a test: the file's database, the time that `now` says, and attempts without limit. */
export const testServices = (home: { readonly db: Db }, { now }: { now: () => Date }): AppServices => ({
  get db() {
    return home.db;
  },
  now,
  publicUrl: 'https://fairway.example',
  rateLimits: outsideTransactions('rate limits', { take: async () => {}, forgive: async () => {} }),
  secrets: testSecrets,
  storage: testStorage,
  payments: testPayments,
  purchaseFulfillers,
  describeUser: describeUser,
  stores: testStores(now),
  uploads: NO_UPLOAD_LIMITS,
  webPush: { publicKey: 'the key of tests', extraOrigin: null },
  live: noLive,
});
