import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeOwner } from './pidfile.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** A folder of a run of its own, with what stands in the note of its owner. */
async function folderOwnedBy(note: (file: string) => void) {
  const folder = await createTemporaryFolder();
  made.push(folder);
  note(path.join(folder, 'owner.json'));
  return folder;
}

test('only a folder whose owner is known to be gone is cleared away', async () => {
  const program = spawn('sleep', ['60']);
  const gone = once(program, 'exit');
  const [dead, cut, empty, living] = [
    await folderOwnedBy((file) => writeOwner(file, program.pid ?? 0)),
    await folderOwnedBy((file) => fs.writeFileSync(file, '{"pid":')),
    await folderOwnedBy((file) => fs.writeFileSync(file, '')),
    await folderOwnedBy(() => {}),
  ];
  program.kill('SIGKILL');
  await gone;
  made.push(await createTemporaryFolder());
  expect([dead, cut, empty, living].map((folder) => fs.existsSync(folder))).toEqual([false, true, true, true]);
});
