import fs from 'node:fs';
import path from 'node:path';
import { takeFile } from '../lib/lock.mjs';
import { readPid } from '../lib/pidfile.mjs';
import { Stop } from '../lib/stop.mjs';

/** @param {string} data */
const noteOf = (data) => path.join(data, 'start.json');

/**
 * Refuses when Fairway already runs on the data folder.
 * @param {string} data
 */
export function refuseSecond(data) {
  const other = readPid(noteOf(data));
  if (!other) return;
  throw new Stop(
    `Fairway already runs on ${data} (process ${other.pid}): stop it, or set DATA_DIR and PORT for a second one.`,
  );
}

/**
 * Makes this process the only one that runs on the data folder. Gives what undoes it.
 * @param {string} data
 */
export function claim(data) {
  // The second try is for a note whose process is gone: the first has removed it.
  if (!takeFile(noteOf(data)) && !takeFile(noteOf(data))) refuseSecond(data);
  return () => fs.rmSync(noteOf(data), { force: true });
}
