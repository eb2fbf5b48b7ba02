import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { identify } from '../lib/processes.mjs';

/**
 * The processes between this one and the npm that started it, npm included: a shell, and the launcher on another Node.
 * Just the parent when there is no npm above.
 * @returns {import('../lib/processes.mjs').ProcessId[]}
 */
export function startedBy(pid = process.ppid, look = lookAt) {
  const found = [];
  for (let each = pid; each > 1 && found.length < 5;) {
    const { parent, command } = look(each);
    found.push(each);
    if (/(^|\/)npm(-cli\.js)?\b/.test(command)) return found.flatMap((one) => identify(one) ?? []);
    each = parent;
  }
  return found.slice(0, 1).flatMap((one) => identify(one) ?? []);
}

/**
 * @param {number} pid
 * @returns {{ parent: number, command: string }}
 */
function lookAt(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', `${pid}`], { encoding: 'utf8' });
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
    return { parent: Number(parent), command };
  }
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0), command };
  } catch {
    return { parent: 0, command: '' };
  }
}
