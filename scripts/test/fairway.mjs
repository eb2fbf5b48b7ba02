import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { notedProcesses } from '../lib/orphans.mjs';
import { root } from '../lib/paths.mjs';
import { runs, until } from '../lib/processes.mjs';

/**
 * `npm start` under test: the launcher itself, or npm with the launcher below it in a process group of their own, as a
 * terminal starts them.
 * @param {{ data: string, port: number, env?: NodeJS.ProcessEnv, byNpm?: boolean }} options
 */
export function startFairway({ data, port, env = {}, byNpm = false }) {
  const [file, args] = byNpm ? ['npm', ['start']] : [process.execPath, [path.join(root, 'scripts/start.mjs')]];
  const child = spawn(file, args, {
    cwd: root,
    detached: byNpm,
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'info', PORT: `${port}`, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  const exit = once(child, 'close').then(([code]) => Number(code ?? -1));

  return {
    child,
    /** The exit code, and what it complained of. */
    end: async () => ({ code: await exit, errors }),

    /** Waits until everything is up; gives what run.json tells. */
    async up() {
      await until(() => output.includes('Ctrl-C') || child.exitCode !== null, 110_000, 'the start');
      if (child.exitCode !== null) throw new Error(`the start failed:\n${output}${errors}`);
      return JSON.parse(fs.readFileSync(path.join(data, 'run.json'), 'utf8'));
    },

    /** The processes that work on the data folder, in the order they were started. */
    processes: () => notedProcesses(data).kept.map((each) => each.id),

    /** The keeper's process number. */
    keeper: () => notedProcesses(data).keeper?.pid ?? 0,
  };
}

/**
 * Waits until none of the processes runs.
 * @param {import('../lib/processes.mjs').ProcessId[]} all
 */
export const allGone = (all) => until(() => !all.some(runs), 20_000, 'the end of what was started');
