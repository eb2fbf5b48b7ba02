import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { logger } from '../../process/log.ts';
import type { Supervisor } from '../../process/supervisor.ts';
import { ensureFfmpeg } from '../../services/ffmpeg-program.ts';
import { startMailbox } from '../../services/mailbox.ts';
import { startPostgres } from '../../services/postgres.ts';
import { startRedis } from '../../services/redis.ts';
import { startSimulator, type Simulator } from '../../services/simulator.ts';
import type { Settings } from './settings.ts';

/** Where the services answer: those that were named in the environment, or our own. */
export interface Services {
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string | undefined;
  /** The page of the local mailbox, when there is one. */
  mailbox: string | undefined;
  /** In Stripe's place, when Stripe is not set up. */
  simulator: Simulator | null;
  ownDatabase: boolean;
  children: [name: string, child: ChildProcess][];
}

/**
 * Starts the services the environment does not name: PostgreSQL, Redis and, outside production, the mailbox
 * and the card simulator. The worker's ffmpeg is looked for, or brought, first.
 */
export async function startServices(
  supervisor: Supervisor,
  settings: Settings,
  env: NodeJS.ProcessEnv,
): Promise<Services> {
  const { data, production, stripe } = settings;
  ensureFfmpeg();
  const folder = path.join(data, 'postgres');
  const [postgres, redis, mailbox, simulator] = await Promise.all([
    env.DATABASE_URL ? null : startPostgres({ supervisor, folder }),
    env.REDIS_URL ? null : startRedis({ supervisor, folder: path.join(data, 'redis') }),
    env.SMTP_URL || production ? null : startMailbox({ supervisor, folder: path.join(data, 'mail') }),
    production || stripe
      ? null
      : startSimulator({ supervisor, folder: path.join(data, 'cards'), hookUrl: getWebhookUrl(settings) }),
  ]);
  const children: Services['children'] = [];
  if (postgres && postgres.place !== folder) {
    logger('start')(`PostgreSQL's files are in ${postgres.place}: the user it runs as cannot reach ${data}`);
  }
  if (postgres) children.push(['postgres', postgres.child]);
  if (redis) children.push(['redis', redis.child]);
  if (mailbox) children.push(['mail', mailbox.child]);
  if (simulator) children.push(['cards', simulator.child]);
  return {
    databaseUrl: postgres?.url('fairway') ?? env.DATABASE_URL ?? '',
    redisUrl: redis?.url ?? env.REDIS_URL ?? '',
    smtpUrl: mailbox?.smtp ?? env.SMTP_URL,
    mailbox: mailbox?.web,
    simulator,
    ownDatabase: postgres !== null,
    children,
  };
}

/** Where the API hears of cards and payments. */
const getWebhookUrl = ({ host, port }: Settings) =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/api/stripe/webhook`;
