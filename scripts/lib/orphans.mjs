import fs from 'node:fs';
import path from 'node:path';
import { endAll } from './ending.mjs';
import { end, runs, until } from './processes.mjs';

/**
 * What is noted: the keeper, and what it keeps.
 * @typedef {{ keeper: import('./processes.mjs').ProcessId | null, kept: import('./ending.mjs').Kept[] }} Note
 */

/** @param {string} folder */
const noteOf = (folder) => path.join(folder, 'processes.json');

/**
 * Notes in the folder which processes work on it, for whoever comes after a launcher and a keeper that were both killed.
 * @param {string} folder
 * @param {Note} note
 */
export function noteProcesses(folder, note) {
  const fresh = `${noteOf(folder)}.new`;
  fs.writeFileSync(fresh, JSON.stringify(note));
  fs.renameSync(fresh, noteOf(folder));
}

/**
 * What is noted in the folder.
 * @param {string} folder
 * @returns {Note}
 */
export const notedProcesses = (folder) =>
  fs.existsSync(noteOf(folder)) ? JSON.parse(fs.readFileSync(noteOf(folder), 'utf8')) : { keeper: null, kept: [] };

/**
 * Ends the processes that were noted in the folder and still run. The folder must have no living owner.
 * @param {string} folder
 */
export async function endOrphans(folder) {
  const { keeper, kept } = notedProcesses(folder);
  // A keeper that lives is at that very work, unless it hangs.
  if (keeper) await until(() => !runs(keeper), 20_000, '').catch(() => end(keeper, 'SIGKILL'));
  await endAll(kept);
  fs.rmSync(noteOf(folder), { force: true });
}
