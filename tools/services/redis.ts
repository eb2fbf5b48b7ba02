import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { findFreePort, isPortOpen } from '../process/ports.ts';
import { waitUntil } from '../process/processes.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { findRedisProgram } from './redis-program.ts';

/** A running Redis of our own. */
export interface Redis {
  url: string;
  port: number;
  child: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts a private Redis on the folder, which is made when new: it writes all it is told to disk and never throws a key
 * away.
 * @param options `durable: false` is for tests: nothing goes to disk
 */
export async function startRedis({
  supervisor,
  folder,
  port,
  durable = true,
  databases = 16,
  password,
}: {
  supervisor: Supervisor;
  folder: string;
  port?: number;
  durable?: boolean;
  databases?: number;
  password?: string;
}): Promise<Redis> {
  const program = findRedisProgram();
  fs.mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await findFreePort());
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
  const child = supervisor.start(program, ['-'], { service: true, cwd: folder, stdio: ['pipe', output, output] });
  fs.closeSync(output);
  // By standard input, so that the list of processes does not show the password.
  child.stdin?.end(`${settings.join('\n')}\n`);
  await waitUntil(() => child.exitCode !== null || isPortOpen(chosen), 20_000, 'the start of Redis');
  if (child.exitCode !== null)
    throw new CliError(
      `Redis did not start, see ${log}. If it says that its files are damaged, move ${folder} away: what Redis holds is ` +
        `written anew from PostgreSQL.\n${fs.readFileSync(log, 'utf8').slice(-1000)}`,
    );

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return { url: `redis://:${secret}@127.0.0.1:${chosen}`, port: chosen, child, stop };
}
