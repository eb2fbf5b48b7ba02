import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownFolder } from '#adapters/spool.ts';
import { onDisk } from '#core/storage-fault.ts';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import { checkKey, checkPrefix, type Storage } from './storage.ts';

/** Where the files lie that are being written, on the same disk as the others. What a killed process left there is swept. */
export const unfinishedIn = (folder: string): string => path.join(folder, '.unfinished');

/** A file or folder that is not there, or whose way there leads through a file. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

const nullIfAbsent = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** How many steps of a key name what it is of: a kind, and one of that kind. */
const OWN_STEPS = 2;

/** Whether a prefix means what has exactly this name, and all below it. */
const isWhole = (prefix: string): boolean => prefix.endsWith('/') || prefix.split('/').length <= OWN_STEPS;

/** Keeps files in a folder. A file that is being written lies elsewhere until all of it is on the disk. */
export function diskStorage(folder: string): Storage {
  const resolvePath = (key: string) => {
    checkKey(key);
    return path.join(folder, key);
  };

  const readSize: Storage['readSize'] = async (key) => {
    const facts = await onDisk(nullIfAbsent(stat(resolvePath(key))));
    return facts?.isFile() ? facts.size : null;
  };

  /** Writes a file elsewhere first, and puts it into its place once all of it is on the disk. */
  const putWhole = async (place: string, write: (unfinished: string) => Promise<void>) => {
    const unfinished = path.join(await ownFolder(unfinishedIn(folder)), randomUUID());
    try {
      await onDisk(write(unfinished));
      await onDisk(mkdir(path.dirname(place), { recursive: true }).then(() => rename(unfinished, place)));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    readSize,
    parts: loadOnFirstUse('What takes uploads in parts', async () =>
      (await import('./disk-parts.ts')).diskParts(folder),
    ),

    async put(key, content) {
      const source = content instanceof Readable ? content : [content];
      await putWhole(resolvePath(key), (unfinished) =>
        pipeline(source, createWriteStream(unfinished, { flush: true })),
      );
    },

    async copy(from, to) {
      const [old, place] = [resolvePath(from), resolvePath(to)];
      await onDisk(mkdir(path.dirname(place), { recursive: true }));
      try {
        await link(old, place);
      } catch (error) {
        if (isThere(error)) return;
        // Not every disk can give a file two names.
        await putWhole(place, (unfinished) => copyFile(old, unfinished));
      }
    },

    async read(key, range) {
      // Opened here, so that a file that is removed meanwhile is still read to its end.
      const file = await onDisk(nullIfAbsent(open(resolvePath(key))));
      if (!file) return null;
      const facts = await file.stat();
      if (facts.isFile()) return { stream: createReadStream('', { fd: file, ...range }), bytes: facts.size };
      await file.close();
      return null;
    },

    async remove(prefix) {
      checkPrefix(prefix);
      const [parent, beginning] = [path.dirname(prefix), path.basename(prefix)];
      const drop = async (name: string) => {
        await nullIfAbsent(rm(path.join(folder, parent, name), { recursive: true, force: true }));
      };
      // What lies beside a whole name is everybody's, and grows for ever: it is not read through to remove one of them.
      if (isWhole(prefix)) return drop(beginning);
      const names = (await nullIfAbsent(readdir(path.join(folder, parent)))) ?? [];
      await Promise.all(names.filter((name) => name.startsWith(beginning)).map(drop));
    },
  };
}
