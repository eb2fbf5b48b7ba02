import { pino } from 'pino';
import { readEnv } from '../../apps/server/src/core/env.ts';
import { runWorker } from '../../apps/server/src/main/run-worker.ts';
import { answerParent } from './serve.ts';

/** A worker as production runs it. */
runWorker(readEnv(process.env), pino({ level: 'warn' }));
answerParent();
process.send?.('ready');
