import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endOrphans } from './orphans.ts';
import { isOwnerDead, writeOwner } from './pidfile.ts';

const prefix = 'fairway-run-';

/** A folder of the system's that lies in memory, and how much of both has to be free for a run's databases, logs and uploads. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Where the folders of tests lie: in memory where there is room. A database is made for each file of tests and emptied between them, and
 * to make and delete so many files is a tenth of the work on a disk.
 */
export function locateTestFolders(): string {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory() / 2) >= ROOM_BYTES ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/**
 * A new folder under the temp folder or another, open to the unprivileged user PostgreSQL runs as. What an owner that was
 * killed has left running there, and its folder, are cleared away first.
 */
export async function createTemporaryFolder(parent = os.tmpdir()) {
  await removeAbandonedFolders(parent);
  const folder = fs.mkdtempSync(path.join(parent, prefix));
  fs.chmodSync(folder, 0o755);
  writeOwner(path.join(folder, 'owner.json'), process.pid);
  return folder;
}

async function removeAbandonedFolders(parent: string) {
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const owner = path.join(parent, name, 'owner.json');
    // A folder without a note belongs to a run that is about to write it; a note that cannot be read names nobody, alive or
    // dead. Both stay: only what says that its owner is gone is cleared away.
    if (!isOwnerDead(owner)) continue;
    // Another user's is not ours to clear.
    if (process.getuid && fs.statSync(owner).uid !== process.getuid()) continue;
    await endOrphans(path.dirname(owner));
    fs.rmSync(path.dirname(owner), { recursive: true, force: true });
  }
}
