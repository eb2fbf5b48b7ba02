import fs from 'node:fs';
import { createTemporaryFolder, locateTestFolders } from '../process/temporary-folder.ts';

/** Vitest's global set-up of a folder for what tests write. Its workers are ended without a word, and could not clear up themselves. */
export default async function setup() {
  const folder = await createTemporaryFolder(locateTestFolders());
  process.env.TEST_FOLDER = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
