import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** One process of this machine, told apart from a later one that got the same number. */
export type ProcessId = { pid: number; started: string };

/** When the process began, in whatever form the system tells it; null when there is none, or it is a zombie. */
function startedAt(pid: number): string | null {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' });
    return stdout?.trim() || null;
  }
  try {
    // The command's name is in brackets and may hold spaces: count the fields behind it.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

export const isProcessId = (value: unknown): value is ProcessId =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'started' in value &&
  typeof value.started === 'string';

export function identifyProcess(pid: number): ProcessId | null {
  const started = startedAt(pid);
  return started === null ? null : { pid, started };
}

/** Whether exactly this process still runs. */
export const isRunning = (id: ProcessId) => startedAt(id.pid) === id.started;

/**
 * Asks until the answer is yes; throws after `ms` milliseconds.
 * @param what named in the error
 */
export async function waitUntil(ask: () => unknown, ms: number, what: string) {
  const limit = performance.now() + ms;
  while (!(await ask())) {
    if (performance.now() > limit) throw new Error(`${what} took longer than ${ms / 1000} s`);
    await pause(25);
  }
}

/** Ends a process and waits for it to be gone: first politely, by force after `ms` milliseconds. */
export async function terminate(id: ProcessId, signal: NodeJS.Signals = 'SIGTERM', ms = 15_000) {
  if (!isRunning(id)) return;
  try {
    process.kill(id.pid, signal);
    await waitUntil(() => !isRunning(id), ms, `the end of process ${id.pid}`);
  } catch {
    if (!isRunning(id)) return;
    process.kill(id.pid, 'SIGKILL');
    await waitUntil(() => !isRunning(id), 5000, `the end of process ${id.pid}`);
  }
}

/** Ends a process that leads a group of its own, then whatever is left of the group. */
export async function terminateGroup(id: ProcessId, signal?: NodeJS.Signals) {
  await terminate(id, signal);
  try {
    process.kill(-id.pid, 'SIGKILL');
  } catch {
    // ESRCH: the whole group is gone, as it should be.
  }
}
