import { allowNetworkInTransactions } from '@fairway/db/transaction';
import { loggerFrom } from '#core/log.ts';
import { settingsOrExit } from './settings.ts';
import { serveHealth } from '#jobs/health.ts';
import { runWorker } from './run-worker.ts';
import { exitOnUncaughtFault, onStopSignal } from './shutdown.ts';
import { describeMissingPrograms } from '#adapters/video/programs.ts';

/** The worker: relays the outbox, runs the jobs, keeps the schedules. Whatever is away when it starts is waited for. */
const env = settingsOrExit();
if (env.NODE_ENV === 'production') allowNetworkInTransactions();
const log = loggerFrom(env).child({ program: 'worker' });
exitOnUncaughtFault('worker', log);

const lacking = describeMissingPrograms(env.FFMPEG_PATH);
if (lacking !== null && env.NODE_ENV === 'production') {
  process.stderr.write(`${lacking}\n`);
  process.exit(1);
}
if (lacking !== null) log.warn(lacking);

const worker = runWorker(env, log);
const health = env.WORKER_HEALTH_PORT ? serveHealth(env.WORKER_HEALTH_PORT, env.HOST, worker.healthy) : null;
health?.on('error', (error) => {
  process.stderr.write(`Port ${env.WORKER_HEALTH_PORT} for the worker's health cannot be used: ${error.message}\n`);
  process.exit(1);
});
onStopSignal(async () => {
  health?.close();
  await worker.close();
}, log);
log.info('The worker is running');
