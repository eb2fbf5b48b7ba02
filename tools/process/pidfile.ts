import fs from 'node:fs';
import { identifyProcess, isProcessId, isRunning, type ProcessId } from './processes.ts';
import { writeFileAtomically } from './state-file.ts';

/**
 * Notes in a file which process uses the folder beside it. Written whole: a reader that found half a note would take its
 * owner for dead, and the folder for free.
 */
export function writeOwner(file: string, pid: number) {
  writeFileAtomically(file, JSON.stringify(identifyProcess(pid)));
}

/** The process noted in the file, if it still runs. */
export function readLivingOwner(file: string): ProcessId | null {
  const id = readNotedOwner(file);
  return id && isRunning(id) ? id : null;
}

/** Whether the file names a process, and that one is gone. */
export function isOwnerDead(file: string) {
  const id = readNotedOwner(file);
  return id !== null && !isRunning(id);
}

function readNotedOwner(file: string): ProcessId | null {
  try {
    const id: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return isProcessId(id) ? id : null;
  } catch {
    return null;
  }
}
