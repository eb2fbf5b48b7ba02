import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { testFolder } from './storage.ts';

const run = promisify(execFile);

/** Makes every file below `folder` run out of room after `bytes`, where no file system of that size may be mounted. */
function pretend(folder: string, bytes: number): () => void {
  const real = fs.createWriteStream;
  let left = bytes;
  const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  fs.createWriteStream = (place, options) => {
    if (!String(place).startsWith(folder)) return real(place, options);
    fs.writeFileSync(place, '');
    const file = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        left -= chunk.length;
        done(left < 0 ? noRoom() : null);
      },
    });
    return Object.assign(file, { bytesWritten: 0 }) as unknown as fs.WriteStream;
  };
  syncBuiltinESMExports();
  return () => {
    fs.createWriteStream = real;
    syncBuiltinESMExports();
  };
}

/** A folder on a disk of its own with so little room, for one test: a real one where this user may mount it. */
export async function smallDisk(bytes: number): Promise<string> {
  const folder = testFolder();
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0700`, 'fairway-test', folder]).then(
    () => true,
    () => false,
  );
  const restore = mounted ? null : pretend(folder, bytes);
  onTestFinished(async () => {
    restore?.();
    if (mounted) await run('umount', ['-l', folder]);
  });
  return folder;
}
