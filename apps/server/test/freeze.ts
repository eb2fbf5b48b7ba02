import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { Postgres } from '../../../tools/services/postgres.ts';

/** The processes that a process has started. */
function listChildren(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** Sends a signal; false when the process has ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Stops every process of a PostgreSQL where it stands: its connections stay open, new ones are taken by the system, and nothing is
 * answered. Answers what lets it go on, which happens at the latest at the end of the test.
 */
export function freeze({ child }: Pick<Postgres, 'child'>): () => void {
  if (child.pid === undefined) throw new Error('This PostgreSQL has not been started.');
  // First the one that starts the others: one started after the others were counted would go on answering.
  signal(child.pid, 'SIGSTOP');
  const stopped = [child.pid, ...listChildren(child.pid).filter((pid) => signal(pid, 'SIGSTOP'))];
  const goOn = () => stopped.splice(0).forEach((pid) => signal(pid, 'SIGCONT'));
  onTestFinished(goOn);
  return goOn;
}
