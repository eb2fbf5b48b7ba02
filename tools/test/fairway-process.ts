import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readProcessFile } from '../process/orphans.ts';
import { root } from '../process/paths.ts';
import { isRunning, waitUntil, type ProcessId } from '../process/processes.ts';
import { readRunFile } from '../process/run-file.ts';

/**
 * `npm start` under test: the launcher itself, or npm with the launcher below it in a process group of their own, as a
 * terminal starts them.
 */
export function startFairway({
  data,
  port,
  env = {},
  byNpm = false,
}: {
  data: string;
  port: number;
  env?: NodeJS.ProcessEnv;
  byNpm?: boolean;
}) {
  const [file, args] = byNpm
    ? ['npm', ['start']]
    : [process.execPath, [path.join(root, 'tools/cli/main.mjs'), 'start']];
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
      await waitUntil(() => output.includes('Ctrl-C') || child.exitCode !== null, 110_000, 'the start');
      if (child.exitCode !== null) throw new Error(`the start failed:\n${output}${errors}`);
      const run = readRunFile(data);
      if (!run) throw new Error(`the start has left no run.json in ${data}`);
      return run;
    },

    /** The processes that work on the data folder, in the order they were started. */
    processes: () => readProcessFile(data).processes.map((each) => each.id),

    /** The supervisor's process number. */
    supervisor: () => readProcessFile(data).supervisor?.pid ?? 0,
  };
}

/** Waits until none of the processes runs. */
export const waitUntilGone = (all: ProcessId[]) =>
  waitUntil(() => !all.some(isRunning), 20_000, 'the end of what was started');
