import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endOrphans } from './orphans.mjs';
import { readPid, writePid } from './pidfile.mjs';

const prefix = 'fairway-run-';

/**
 * A new folder under the temp folder, open to the unprivileged user PostgreSQL runs as. What an owner that was
 * killed has left running there, and its folder, are cleared away first.
 */
export async function temporaryFolder() {
  await sweep();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  fs.chmodSync(folder, 0o755);
  writePid(path.join(folder, 'owner.json'), process.pid);
  return folder;
}

async function sweep() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const owner = path.join(os.tmpdir(), name, 'owner.json');
    // A folder without a note belongs to a run that is about to write it.
    if (!fs.existsSync(owner) || readPid(owner)) continue;
    // Another user's is not ours to clear.
    if (process.getuid && fs.statSync(owner).uid !== process.getuid()) continue;
    await endOrphans(path.dirname(owner));
    fs.rmSync(path.dirname(owner), { recursive: true, force: true });
  }
}
