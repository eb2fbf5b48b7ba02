import { connectDb } from '@fairway/db/client';
import { buildApp } from '../../apps/server/src/host/app.ts';
import { loggerFrom } from '../../apps/server/src/host/log.ts';
import { trustAnswers } from '../../apps/server/src/trpc/init.ts';
import { depsFor } from '../world.ts';
import { serve } from './serve.ts';

/** The API as production runs it, logs and all, on a database of the bench's. */
trustAnswers();
const db = connectDb({ url: process.env['BENCH_DATABASE_URL'] ?? '', max: 10 });
await serve(
  await buildApp({ env: { TRUST_PROXY: false }, deps: depsFor(db), logger: loggerFrom({ LOG_LEVEL: 'info' }) }),
);
