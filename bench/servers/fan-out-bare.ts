import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { readEnv } from '../../apps/server/src/core/env.ts';
import type { BareMail } from '../parts/fan-out.ts';
import { answerParent } from './serve.ts';

/** The yardstick: one job for each mail, which sends it. It knows no database, so it cannot say what it has sent. */
const env = readEnv(process.env);
const transport = createTransport({ url: env.SMTP_URL ?? '', pool: true, maxConnections: env.WORKER_CONCURRENCY });
const connection = () => new Redis(env.REDIS_URL, { maxRetriesPerRequest: null });
const queue = new Queue<BareMail>('bare', { connection: connection() });
const worker = new Worker<BareMail>(
  'bare',
  async ({ data }) => {
    await transport.sendMail(data);
  },
  { connection: connection(), concurrency: env.WORKER_CONCURRENCY },
);
await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
process.on('message', (mails: BareMail[] | 'spent') => {
  if (mails !== 'spent') void queue.addBulk(mails.map((data) => ({ name: 'mail', data })));
});
answerParent();
process.send?.('ready');
