import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, checkPrefix, type Storage } from './storage.ts';

/** A file or folder that is not there, or whose way there leads through a file. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** Keeps files in a folder. A file that is being written has another name until all of it is on the disk. */
export function diskStorage(folder: string): Storage {
  const placeOf = (key: string) => {
    checkKey(key);
    return path.join(folder, key);
  };

  const sizeOf: Storage['sizeOf'] = async (key) => {
    const facts = await orNull(stat(placeOf(key)));
    return facts?.isFile() ? facts.size : null;
  };

  return {
    sizeOf,

    async put(key, content) {
      const place = placeOf(key);
      const unfinished = path.join(path.dirname(place), `.${randomUUID()}`);
      await mkdir(path.dirname(place), { recursive: true });
      try {
        await pipeline(
          content instanceof Readable ? content : [content],
          createWriteStream(unfinished, { flush: true }),
        );
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      // Opened here, so that a file that is removed meanwhile is still read to its end.
      const file = await orNull(open(placeOf(key)));
      if (!file) return null;
      const facts = await file.stat();
      if (facts.isFile()) return { stream: createReadStream('', { fd: file, ...range }), bytes: facts.size };
      await file.close();
      return null;
    },

    async remove(prefix) {
      checkPrefix(prefix);
      const cut = prefix.lastIndexOf('/');
      const parent = path.join(folder, prefix.slice(0, cut + 1));
      const beginning = prefix.slice(cut + 1);
      if (beginning === '') return rm(parent, { recursive: true, force: true });
      const names = (await orNull(readdir(parent))) ?? [];
      const found = names.filter((name) => name.startsWith(beginning));
      await Promise.all(found.map((name) => rm(path.join(parent, name), { recursive: true, force: true })));
    },
  };
}
