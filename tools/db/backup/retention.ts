import { isBackup, MANIFEST, NAME } from './manifest.ts';
import type { ObjectStore } from './objects.ts';
import type { BackupPlace } from './places.ts';

/** What a backup is made of; a folder with anything else in it is not ours to remove. */
const OWN = /^(manifest\.json|files\.jsonl\.gz|tables\/[^/]+|files\/.+)$/;

/**
 * Removes all whole backups of the place but the newest `keep`, and answers the names of those removed. Only what is named as a
 * backup, says in its manifest that it is that backup, and holds nothing else counts; unfinished ones and everything else stay.
 */
export async function removeOldBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const whole: string[] = [];
  // The name begins with the moment, so that their order is that of the moments.
  for (const name of (await place.names()).filter((each) => NAME.test(each)).toSorted())
    if (await isBackup(place.backup(name), name)) whole.push(name);
  const removed: string[] = [];
  for (const name of whole.slice(0, Math.max(0, whole.length - keep))) {
    const backup = place.backup(name);
    if (!(await holdsNothingElse(backup))) continue;
    // The manifest first: what is left of a removal that was cut off is no backup any more.
    await backup.remove(MANIFEST);
    for await (const { key } of backup.list()) await backup.remove(key);
    place.removeEmptyFolders(name);
    removed.push(name);
  }
  return removed;
}

async function holdsNothingElse(backup: ObjectStore): Promise<boolean> {
  for await (const { key } of backup.list()) if (!OWN.test(key)) return false;
  return true;
}
