import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { root } from '../../../../tools/process/paths.ts';
import { testFolder } from '#test/storage.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { atMost, readHead } from './read-head.ts';
import { ownFolder, spool, sweepSpools } from './spool.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
  vi.stubEnv('TMPDIR', folder);
  return () => vi.unstubAllEnvs();
});

/** A process that has begun to write below `folder`, and waits. */
async function aWriter() {
  const program = `
    import { ownFolder } from '${path.join(root, 'apps/server/src/adapters/spool.ts')}';
    import { writeFileSync } from 'node:fs';
    const own = await ownFolder(${JSON.stringify(folder)});
    writeFileSync(own + '/half', 'half of a video');
    process.stdout.write(own);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [own] = (await once(child.stdout, 'data')) as [Buffer];
  return { own: own.toString(), kill: async () => (child.kill('SIGKILL'), once(child, 'close')) };
}

describe('what processes have half written', () => {
  test('stays while they live, and goes once they were killed', async () => {
    const [living, killed] = await Promise.all([aWriter(), aWriter()]);
    await spool(Readable.from(['mine']));
    expect(await sweepSpools(folder)).toBe(0);
    await killed.kill();
    const sweeps = await Promise.all([sweepSpools(folder), sweepSpools(folder)]);
    expect(Math.max(...sweeps)).toBe(1);
    const left = readdirSync(folder)
      .filter((name) => name.startsWith('fairway-spool-'))
      .toSorted();
    expect(left).toEqual([path.basename(living.own), path.basename(await ownFolder(folder))].toSorted());
  }, 60_000);

  test('goes when the number of its dead process has passed to another', async () => {
    const own = path.basename(await ownFolder(folder));
    const [, , host] = own.split('-');
    mkdirSync(path.join(folder, `fairway-spool-${host}-${process.pid}-1-00000000`));
    expect(await sweepSpools(folder)).toBe(1);
    expect(readdirSync(folder)).toContain(own);
  });

  test('of another machine goes a day after its last change', async () => {
    const foreign = path.join(folder, 'fairway-spool-00000000-1-5-00000000');
    mkdirSync(foreign);
    expect(await sweepSpools(folder)).toBe(0);
    const yesterday = Date.now() / 1000 - 90_000;
    utimesSync(foreign, yesterday, yesterday);
    expect(await sweepSpools(folder)).toBe(1);
  });

  test('is told from what is not ours, which stays', async () => {
    for (const name of ['fairway-spool-x', 'fairway-spool-00000000-1-5', 'other']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'fairway-spool-notes'), '');
    expect(await sweepSpools(folder)).toBe(0);
    expect(await sweepSpools(path.join(folder, 'never was'))).toBe(0);
  });
});

describe('a stream', () => {
  test('is read from its beginning after its first bytes were looked at', async () => {
    const long = Buffer.from('fairway '.repeat(20_000));
    const { head, whole } = await readHead(
      Readable.from([long.subarray(0, 9), long.subarray(9, 5000), long.subarray(5000)]),
    );
    expect(head.equals(long.subarray(0, 5000))).toBe(true);
    expect((await buffer(whole)).equals(long)).toBe(true);
    const { head: all, whole: nothing } = await readHead(Readable.from([]));
    expect([all.length, (await buffer(nothing)).length]).toEqual([0, 0]);
  });

  test('that nobody wants to read any further ends at its source', async () => {
    const source = Readable.from([Buffer.alloc(9000), Buffer.alloc(9000)]);
    const { whole } = await readHead(source);
    whole.destroy();
    await expect.poll(() => source.destroyed).toBe(true);
  });

  test('that is too long leaves nothing on the disk', async () => {
    const source = atMost(Readable.from([Buffer.alloc(5), Buffer.alloc(6)]), 10, () => new Error('Too long'));
    await expect(spool(source)).rejects.toThrow('Too long');
    expect(readdirSync(await ownFolder(folder))).toEqual([]);
    const { bytes, remove } = await spool(atMost(Readable.from([Buffer.alloc(10)]), 10, () => new Error('Too long')));
    expect(bytes).toBe(10);
    await remove();
    expect(readdirSync(await ownFolder(folder))).toEqual([]);
  });
});
