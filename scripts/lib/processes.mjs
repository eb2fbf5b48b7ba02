import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * One process of this machine, told apart from a later one that got the same number.
 * @typedef {{ pid: number, started: string }} ProcessId
 */

/**
 * When the process began, in whatever form the system tells it; null when there is none, or it is a zombie.
 * @param {number} pid
 * @returns {string | null}
 */
export function startedAt(pid) {
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

/**
 * @param {number} pid
 * @returns {ProcessId | null}
 */
export function identify(pid) {
  const started = startedAt(pid);
  return started === null ? null : { pid, started };
}

/**
 * Whether exactly this process still runs.
 * @param {ProcessId} id
 */
export const runs = (id) => startedAt(id.pid) === id.started;

/**
 * Asks until the answer is yes; throws after `ms` milliseconds.
 * @param {() => unknown} ask
 * @param {number} ms
 * @param {string} what named in the error
 */
export async function until(ask, ms, what) {
  const limit = performance.now() + ms;
  while (!(await ask())) {
    if (performance.now() > limit) throw new Error(`${what} took longer than ${ms / 1000} s`);
    await pause(25);
  }
}

/**
 * Ends a process and waits for it to be gone: first politely, by force after `ms` milliseconds.
 * @param {ProcessId} id
 * @param {NodeJS.Signals} [signal]
 */
export async function end(id, signal = 'SIGTERM', ms = 15_000) {
  if (!runs(id)) return;
  try {
    process.kill(id.pid, signal);
    await until(() => !runs(id), ms, `the end of process ${id.pid}`);
  } catch {
    if (!runs(id)) return;
    process.kill(id.pid, 'SIGKILL');
    await until(() => !runs(id), 5000, `the end of process ${id.pid}`);
  }
}

/**
 * Ends a process that leads a group of its own, then whatever is left of the group.
 * @param {ProcessId} id
 * @param {NodeJS.Signals} [signal]
 */
export async function endGroup(id, signal) {
  await end(id, signal);
  try {
    process.kill(-id.pid, 'SIGKILL');
  } catch {
    // ESRCH: the whole group is gone, as it should be.
  }
}
