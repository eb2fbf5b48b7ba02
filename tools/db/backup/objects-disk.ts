import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isKey, type ObjectStore, type StoredObject } from './objects.ts';

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** A folder as an object store; what begins with a dot is somebody's unfinished file and is not seen. */
export function diskObjects(folder: string): ObjectStore {
  const resolvePlace = (key: string) => {
    if (!isKey(key)) throw new Error(`This is no key of a file: ${JSON.stringify(key.slice(0, 100))}`);
    return path.join(folder, key);
  };

  /** Folders sort as their paths do, with the slash behind the name, so that the whole walk is in the order of the keys. */
  async function* walk(below: string): AsyncGenerator<StoredObject> {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    const names = entries
      .filter((entry) => !entry.name.startsWith('.'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .toSorted((one, other) => (one < other ? -1 : 1));
    for (const name of names) {
      if (name.endsWith('/')) yield* walk(`${below}${name}`);
      else {
        const facts = await stat(path.join(folder, below, name)).catch(() => null);
        if (facts?.isFile()) yield { key: `${below}${name}`, bytes: facts.size };
      }
    }
  }

  return {
    where: folder,
    list: (prefix = '') => walk(prefix),
    async read(key) {
      try {
        return (await open(resolvePlace(key))).createReadStream();
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async write(key, content) {
      const place = resolvePlace(key);
      await mkdir(path.dirname(place), { recursive: true });
      await pipeline(content, createWriteStream(place, { flags: 'wx', flush: true }));
    },
    remove: (key) => rm(resolvePlace(key)),
  };
}
