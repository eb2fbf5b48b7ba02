import path from 'node:path';
import { logger } from '../lib/log.mjs';
import { startMailbox } from '../lib/mailbox.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { startRedis } from '../lib/redis.mjs';
import { startSimulator } from '../lib/simulator.mjs';

/**
 * Where the services answer: those that were named in the environment, or our own.
 * @typedef {object} Services
 * @property {string} databaseUrl
 * @property {string} redisUrl
 * @property {string | undefined} smtpUrl
 * @property {string | undefined} mailbox the page of the local mailbox, when there is one
 * @property {import('../lib/simulator.mjs').Simulator | null} simulator in Stripe's place, when Stripe is not set up
 * @property {boolean} ownDatabase
 * @property {[name: string, child: import('node:child_process').ChildProcess][]} children
 */

/**
 * Starts the services the environment does not name: PostgreSQL, Redis and, outside production, the mailbox
 * and the card simulator.
 * @param {import('../lib/keeper.mjs').Keeper} keeper
 * @param {import('./settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Services>}
 */
export async function startServices(keeper, settings, env) {
  const { data, production, stripe } = settings;
  const folder = path.join(data, 'postgres');
  const [postgres, redis, mailbox, simulator] = await Promise.all([
    env.DATABASE_URL ? null : startPostgres({ keeper, folder }),
    env.REDIS_URL ? null : startRedis({ keeper, folder: path.join(data, 'redis') }),
    env.SMTP_URL || production ? null : startMailbox({ keeper, folder: path.join(data, 'mail') }),
    production || stripe
      ? null
      : startSimulator({ keeper, folder: path.join(data, 'cards'), hookUrl: hookOf(settings) }),
  ]);
  /** @type {Services['children']} */
  const children = [];
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

/**
 * Where the API hears of cards and payments.
 * @param {import('./settings.mjs').Settings} settings
 */
const hookOf = ({ host, port }) => `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/api/stripe/webhook`;
