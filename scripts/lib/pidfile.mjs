import fs from 'node:fs';
import { identify, runs } from './processes.mjs';

/**
 * Notes in a file which process uses the folder beside it.
 * @param {string} file
 * @param {number} pid
 */
export function writePid(file, pid) {
  fs.writeFileSync(file, JSON.stringify(identify(pid)));
}

/**
 * The process noted in the file, if it still runs.
 * @param {string} file
 * @returns {import('./processes.mjs').ProcessId | null}
 */
export function readPid(file) {
  try {
    const id = JSON.parse(fs.readFileSync(file, 'utf8'));
    return id && runs(id) ? id : null;
  } catch {
    return null;
  }
}
