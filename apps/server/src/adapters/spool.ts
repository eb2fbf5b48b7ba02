import { DAY_MS, MINUTE_MS } from '@fairway/time/units';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onDisk } from '#core/storage-fault.ts';

const NAME = /^fairway-spool-([0-9a-f]{8})-(\d+)-(\d+)-[0-9a-f]{8}$/;

/**
 * When a process of this machine began, in the clock ticks that Linux counts; null when there is no such process. Other systems do
 * not tell it so simply: there it is 0 for as long as some process has the number.
 */
function startedAt(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      // The command's name stands in brackets and may hold spaces: the fields are counted behind it.
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
    return '0';
  } catch (error) {
    // A process of somebody else's runs, too.
    return (error as { code?: unknown }).code === 'EPERM' ? '0' : null;
  }
}

const machine = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/**
 * The name of this process's own folder: machine, process and its beginning, so that whoever finds it later can tell whether its
 * owner still lives. Nobody else can foretell it.
 */
const OWN = `fairway-spool-${machine()}-${process.pid}-${startedAt(process.pid) ?? '0'}-${randomBytes(4).toString('hex')}`;

/** This process's own folder below `root` for what is half written, which `sweepSpools` removes once the process is gone. */
export async function ownFolder(root: string): Promise<string> {
  const folder = path.join(root, OWN);
  await onDisk(mkdir(folder, { recursive: true, mode: 0o700 }));
  return folder;
}

/** A file that is kept for the length of one piece of work. */
export interface Spooled {
  path: string;
  bytes: number;
  remove: () => Promise<void>;
}

/** Writes a stream to a file of its own in the temporary folder. A stream that breaks, and a full disk, leave nothing behind. */
export async function spool(content: Readable): Promise<Spooled> {
  const place = path.join(await ownFolder(tmpdir()), randomUUID());
  const file = createWriteStream(place, { flags: 'wx', mode: 0o600 });
  const remove = () => rm(place, { force: true });
  try {
    await onDisk(pipeline(content, file));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path: place, bytes: file.bytesWritten, remove };
}

/** Whether the process that a folder is named after is gone. Of another machine's, only a day without a change tells. */
async function isOrphan(folder: string, [, host, pid, started]: RegExpExecArray): Promise<boolean> {
  if (host === machine()) return startedAt(Number(pid)) !== started;
  return (await stat(folder)).mtimeMs < Date.now() - DAY_MS;
}

/**
 * Removes what processes that were killed have left below `root`, and nothing of one that lives; answers how many folders there
 * were. Any number of processes may sweep at once.
 */
export async function sweepSpools(root: string): Promise<number> {
  const names = await readdir(root).catch(() => []);
  let swept = 0;
  for (const name of names) {
    const owner = NAME.exec(name);
    if (!owner || name === OWN) continue;
    const folder = path.join(root, name);
    try {
      if (!(await isOrphan(folder, owner))) continue;
      await rm(folder, { recursive: true, force: true });
      swept += 1;
    } catch {
      // Another user's, or another sweep was quicker: not ours to remove.
    }
  }
  return swept;
}

const SWEEP_MS = 10 * MINUTE_MS;

/** Sweeps now and every ten minutes, for as long as the process runs. Every process does: what a machine holds, only it can see. */
export function keepSpoolsSwept(roots: readonly string[], told: (swept: number) => void): () => void {
  const sweep = async () => {
    const counts = await Promise.all(roots.map((root) => sweepSpools(root)));
    const swept = counts.reduce((sum, count) => sum + count, 0);
    if (swept) told(swept);
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
