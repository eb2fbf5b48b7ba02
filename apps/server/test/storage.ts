import { outsideTransactions } from '@fairway/db/transaction';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diskStorage } from '#adapters/storage/disk.ts';
import type { Storage } from '#adapters/storage/storage.ts';

const folders: string[] = [];

/** A new folder for files, which goes with the run of the tests, or elsewhere with the process. */
export function testFolder(): string {
  const { TEST_FOLDER } = process.env;
  if (TEST_FOLDER) return fs.mkdtempSync(path.join(TEST_FOLDER, 'files-'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-files-'));
  if (folders.push(folder) === 1)
    process.once('exit', () => folders.forEach((each) => fs.rmSync(each, { recursive: true, force: true })));
  return folder;
}

let disk: Storage | undefined;
const opened = () => (disk ??= diskStorage(testFolder()));

/** The files of a test file: on disk, in a folder that is made when it is first needed. */
export const testStorage: Storage = outsideTransactions('storage', {
  put: (...args) => opened().put(...args),
  read: (...args) => opened().read(...args),
  readSize: (...args) => opened().readSize(...args),
  remove: (...args) => opened().remove(...args),
  copy: (...args) => opened().copy(...args),
  parts: () => opened().parts(),
});
