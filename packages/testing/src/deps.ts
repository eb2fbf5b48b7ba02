import type { Db } from '@fairway/db/client';
import type { Deps } from '../../../apps/server/src/trpc/context.ts';

/** What the services work with in a test: the file's database, the time that `now` says, and attempts without limit. */
export const testDeps = (home: { readonly db: Db }, { now }: { now: () => Date }): Deps => ({
  get db() {
    return home.db;
  },
  now,
  publicUrl: 'https://fairway.example',
  rateLimits: { take: async () => {}, forgive: async () => {} },
});
