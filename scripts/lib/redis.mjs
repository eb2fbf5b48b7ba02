import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { answers, freePort } from './ports.mjs';
import { until } from './processes.mjs';
import { redisProgram } from './redis-program.mjs';
import { Stop } from './stop.mjs';

/**
 * A running Redis of our own.
 * @typedef {object} Redis
 * @property {string} url
 * @property {number} port
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a private Redis on the folder, which is made when new: it writes all it is told to disk and never throws a key
 * away.
 * @param {{ keeper: import('./keeper.mjs').Keeper, folder: string, port?: number, durable?: boolean, databases?: number, password?: string }} options
 * `durable: false` is for tests: nothing goes to disk
 * @returns {Promise<Redis>}
 */
export async function startRedis({ keeper, folder, port, durable = true, databases = 16, password }) {
  const program = redisProgram();
  fs.mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await freePort());
  const secret = password ?? randomBytes(16).toString('hex');
  const log = `${folder}.log`;
  const settings = [
    `port ${chosen}`,
    'bind 127.0.0.1',
    `requirepass ${secret}`,
    `dir ${JSON.stringify(path.resolve(folder))}`,
    `databases ${databases}`,
    `appendonly ${durable ? 'yes' : 'no'}`,
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
  ];
  const output = fs.openSync(log, 'w');
  const child = keeper.start(program, ['-'], { service: true, cwd: folder, stdio: ['pipe', output, output] });
  fs.closeSync(output);
  // By standard input, so that the list of processes does not show the password.
  child.stdin?.end(`${settings.join('\n')}\n`);
  await until(() => child.exitCode !== null || answers(chosen), 20_000, 'the start of Redis');
  if (child.exitCode !== null)
    throw new Stop(`Redis did not start, see ${log}:\n${fs.readFileSync(log, 'utf8').slice(-1000)}`);

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return { url: `redis://:${secret}@127.0.0.1:${chosen}`, port: chosen, child, stop };
}
