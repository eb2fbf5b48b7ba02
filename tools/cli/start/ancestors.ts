import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { identifyProcess, type ProcessId } from '../../process/processes.ts';

/**
 * The processes between this one and the npm that started it, npm included: a shell, and the launcher on another Node.
 * Just the parent when there is no npm above.
 */
export function listLaunchers(pid = process.ppid, look = inspectProcess): ProcessId[] {
  const found = [];
  for (let each = pid; each > 1 && found.length < 5;) {
    const { parent, command } = look(each);
    found.push(each);
    if (/(^|\/)npm(-cli\.js)?\b/.test(command)) return found.flatMap((one) => identifyProcess(one) ?? []);
    each = parent;
  }
  return found.slice(0, 1).flatMap((one) => identifyProcess(one) ?? []);
}

function inspectProcess(pid: number): { parent: number; command: string } {
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
