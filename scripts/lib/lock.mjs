import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';
import { readPid, writePid } from './pidfile.mjs';
import { until } from './processes.mjs';

/**
 * Does something that two commands of this checkout must not do at once; the second waits for the first. A lock whose
 * owner was killed counts as open.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withLock(name, body) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const lock = path.join(os.tmpdir(), `fairway-lock-${process.getuid?.() ?? 0}-${checkout}-${name}`);
  await until(() => takeFile(lock), 300_000, `the turn for ${name} (${lock})`);
  try {
    return await body();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

/**
 * Notes this process as the owner of a file, unless another running process is. A note whose owner is gone is removed,
 * and the next call may succeed.
 * @param {string} lock
 */
export function takeFile(lock) {
  // Written first and linked then, so that nobody sees a lock without its owner.
  const mine = `${lock}.${process.pid}`;
  writePid(mine, process.pid);
  try {
    fs.linkSync(mine, lock);
    return true;
  } catch {
    if (fs.existsSync(lock) && !readPid(lock)) fs.rmSync(lock, { force: true });
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}
