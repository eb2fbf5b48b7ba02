import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { isKey, type ObjectStore, type StoredObject } from './objects.ts';
import { partFacts, readPart, writePart, type PartFacts, type PartsOf } from './parts.ts';
import { FILES_LIST, filePart, type Manifest } from './manifest.ts';

/** A line of the list of files. */
const listed = partFacts.extend({ key: z.string().refine(isKey) });
export type ListedFile = z.output<typeof listed>;

type Match = { kind: 'file' | 'unclaimed'; key: string } | { kind: 'missing'; key: string };

/**
 * Goes through the keys that rows name and the files that are there, both in the same order, and tells which file belongs to a
 * row, which row has none, and which file no row names. Neither side is ever held as a whole.
 */
export async function* matchFiles(
  keys: AsyncIterable<string>,
  files: AsyncIterable<StoredObject>,
): AsyncGenerator<Match> {
  const claims = keys[Symbol.asyncIterator]();
  const next = async () => {
    const step = await claims.next();
    return step.done ? null : step.value;
  };
  let claim = await next();
  let found = false;
  for await (const { key } of files) {
    while (claim !== null && key !== claim && !key.startsWith(`${claim}/`) && `${claim}/` < key) {
      if (!found) yield { kind: 'missing', key: claim };
      [claim, found] = [await next(), false];
    }
    const mine = claim !== null && (key === claim || key.startsWith(`${claim}/`));
    if (mine) found = true;
    yield { kind: mine ? 'file' : 'unclaimed', key };
  }
  while (claim !== null) {
    if (!found) yield { kind: 'missing', key: claim };
    [claim, found] = [await next(), false];
  }
}

/**
 * Copies the files that the snapshot's rows name, their keys one a line in `keysFile`. It comes after the snapshot: a file is
 * there before its row is used and never changes, so all that the rows need is there, unless it was removed since.
 */
export async function backUpFiles(of: PartsOf, source: ObjectStore, keysFile: string): Promise<Manifest['files']> {
  const counts = { count: 0, bytes: 0, missing: 0, unclaimed: 0 };
  const lines = async function* () {
    const keys = createInterface({ input: createReadStream(keysFile) });
    for await (const { kind, key } of matchFiles(keys, source.list())) {
      const content = kind === 'file' ? await source.read(key) : null;
      if (kind === 'unclaimed') counts.unclaimed += 1;
      else if (!content) counts.missing += 1;
      else {
        const facts = await writePart(of, filePart(key), content);
        counts.count += 1;
        counts.bytes += facts.bytes;
        yield `${JSON.stringify({ key, ...facts } satisfies ListedFile)}\n`;
      }
    }
  };
  const part = await writePart(of, FILES_LIST, Readable.from(lines(), { objectMode: false }));
  return { ...counts, part };
}

/** The files of a backup, one after another. */
export async function* listedFiles(of: PartsOf, part: PartFacts): AsyncGenerator<ListedFile> {
  let rest = '';
  for await (const chunk of await readPart(of, FILES_LIST, part)) {
    const lines = (rest + (chunk as Buffer).toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield listed.parse(JSON.parse(line));
  }
}
