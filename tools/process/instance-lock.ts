import fs from 'node:fs';
import path from 'node:path';
import { CliError } from './cli-error.ts';
import { tryLockFile } from './lock.ts';
import { readLivingOwner } from './pidfile.ts';

const getLockPath = (data: string) => path.join(data, 'start.json');

/** The process of the Fairway that runs on the data folder, or null. */
export const findRunningInstance = (data: string) => readLivingOwner(getLockPath(data));

/** Makes this process the only one that runs on the data folder, or refuses. Gives what releases the folder again. */
export function acquireInstanceLock(data: string): () => void {
  const file = getLockPath(data);
  // A try removes the lock of an owner that is gone, and the next one takes it, unless another start is quicker.
  for (let tries = 0; !tryLockFile(file); tries += 1) {
    const other = findRunningInstance(data);
    if (other)
      throw new CliError(
        `Fairway already runs on ${data} (process ${other.pid}): stop it, or set DATA_DIR and PORT for a second one.`,
      );
    if (tries > 10) throw new CliError(`${file} cannot be locked: set DATA_DIR to a folder that allows hard links.`);
  }
  return () => fs.rmSync(file, { force: true });
}
