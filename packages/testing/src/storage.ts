import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diskStorage } from '../../../apps/server/src/integrations/storage/disk.ts';
import type { Storage } from '../../../apps/server/src/integrations/storage/storage.ts';

/** A new folder for files, which goes with the process. */
export function testFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-files-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let disk: Storage | undefined;
const opened = () => (disk ??= diskStorage(testFolder()));

/** The files of a test file: on disk, in a folder that is made when it is first needed. */
export const testStorage: Storage = {
  put: (...args) => opened().put(...args),
  read: (...args) => opened().read(...args),
  sizeOf: (...args) => opened().sizeOf(...args),
  remove: (...args) => opened().remove(...args),
};
