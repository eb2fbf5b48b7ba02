import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeOwner } from './pidfile.ts';
import os from 'node:os';
import { createTemporaryFolder, locateTestFolders } from './temporary-folder.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** A folder of a run of its own, with what stands in the note of its owner. */
async function folderOwnedBy(parent: string, note: (file: string) => void) {
  const folder = await createTemporaryFolder(parent);
  made.push(folder);
  note(path.join(folder, 'owner.json'));
  return folder;
}

test.each([
  ['in the temp folder', () => os.tmpdir()],
  ['where those of tests lie', locateTestFolders],
])('only a folder whose owner is known to be gone is cleared away %s', async (_, locate) => {
  const parent = locate();
  const program = spawn('sleep', ['60']);
  const gone = once(program, 'exit');
  const [dead, cut, empty, living] = [
    await folderOwnedBy(parent, (file) => writeOwner(file, program.pid ?? 0)),
    await folderOwnedBy(parent, (file) => fs.writeFileSync(file, '{"pid":')),
    await folderOwnedBy(parent, (file) => fs.writeFileSync(file, '')),
    await folderOwnedBy(parent, () => {}),
  ];
  program.kill('SIGKILL');
  await gone;
  made.push(await createTemporaryFolder(parent));
  expect(path.dirname(living)).toBe(parent);
  expect([dead, cut, empty, living].map((folder) => fs.existsSync(folder))).toEqual([false, true, true, true]);
});
