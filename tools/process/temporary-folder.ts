import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endOrphans } from './orphans.ts';
import { isOwnerDead, writeOwner } from './pidfile.ts';

const prefix = 'fairway-run-';

/**
 * A new folder under the temp folder, open to the unprivileged user PostgreSQL runs as. What an owner that was
 * killed has left running there, and its folder, are cleared away first.
 */
export async function createTemporaryFolder() {
  await removeAbandonedFolders();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  fs.chmodSync(folder, 0o755);
  writeOwner(path.join(folder, 'owner.json'), process.pid);
  return folder;
}

async function removeAbandonedFolders() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const owner = path.join(os.tmpdir(), name, 'owner.json');
    // A folder without a note belongs to a run that is about to write it; a note that cannot be read names nobody, alive or
    // dead. Both stay: only what says that its owner is gone is cleared away.
    if (!isOwnerDead(owner)) continue;
    // Another user's is not ours to clear.
    if (process.getuid && fs.statSync(owner).uid !== process.getuid()) continue;
    await endOrphans(path.dirname(owner));
    fs.rmSync(path.dirname(owner), { recursive: true, force: true });
  }
}
