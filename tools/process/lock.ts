import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.ts';
import { readLivingOwner, writeOwner } from './pidfile.ts';
import { waitUntil } from './processes.ts';

/**
 * Locks of our own, because a library's go stale by the clock: the start after a killed one would wait for that, and a machine
 * that slept or was too busy would lose a lock that is held. Here the owner is asked for, by its number and its first moment.
 */

/**
 * Does something that two commands of this checkout must not do at once; the second waits for the first. A lock whose
 * owner was killed counts as open.
 */
export async function withLock<T>(name: string, body: () => Promise<T>): Promise<T> {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = path.join(os.tmpdir(), `fairway-lock-${process.getuid?.() ?? 0}-${checkout}-${name}`);
  await waitUntil(() => tryLockFile(lock), 300_000, `the turn for ${name} (${lock})`);
  try {
    return await body();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/**
 * Notes this process as the owner of a file, unless another running process is. A note whose owner is gone is removed,
 * and the next call may succeed.
 */
export function tryLockFile(lock: string) {
  // Written first and linked then, so that nobody sees a lock without its owner.
  const mine = `${lock}.${process.pid}`;
  writeOwner(mine, process.pid);
  try {
    fs.linkSync(mine, lock);
    return true;
  } catch {
    if (fs.existsSync(lock) && !readLivingOwner(lock)) fs.rmSync(lock, { force: true });
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}
