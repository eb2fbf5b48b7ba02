import { connectDb } from '@fairway/db/client';
import { readEnv } from '../../apps/server/src/core/env.ts';
import { openPayments } from '../../apps/server/src/adapters/stripe/open.ts';
import { openStorage } from '../../apps/server/src/adapters/storage/open.ts';
import { raiseWorld } from './world.ts';

const env = readEnv();
if (env.NODE_ENV === 'production') throw new Error('The demo world is never loaded in production.');

const db = connectDb({ url: env.DATABASE_URL });
try {
  if (await db.users.findFirst({ select: { id: true } }))
    console.log('The database has people already: the demo world stays out.');
  else
    await raiseWorld(db, {
      now: new Date(),
      publicUrl: env.PUBLIC_URL,
      storage: openStorage(env),
      payments: openPayments(env),
      takesCards: env.STRIPE_SECRET_KEY !== undefined,
    });
} finally {
  await db.$disconnect();
}
