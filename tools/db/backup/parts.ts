import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { CliError } from '../../process/cli-error.ts';
import { decrypting, encrypting, partKey } from './cipher.ts';
import type { ObjectStore } from './objects.ts';

/** What the manifest says of a part: its plain text, and how many bytes of it are stored. */
export const partFacts = z.object({
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  stored_bytes: z.number().int().min(0),
});
export type PartFacts = z.output<typeof partFacts>;

/** The backup a part belongs to: where it lies, and what it is sealed with, if it is. */
export interface PartsOf {
  store: ObjectStore;
  id: string;
  key: Buffer | null;
}

/** Counts and hashes what passes. `atEnd` may break the stream. */
function tap(atEnd: (facts: { bytes: number; sha256: string }) => Error | null): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(atEnd({ bytes, sha256: hash.digest('hex') }));
    },
  });
}

/** Parts whose names end so are compressed; what people upload is compressed already. */
const isCompressed = (name: string): boolean => name.endsWith('.gz');

/** Writes a part: compressed by its name, sealed if there is a key, never more than some pieces of it in memory. */
export async function writePart({ store, id, key }: PartsOf, name: string, content: Readable): Promise<PartFacts> {
  const facts = { bytes: 0, sha256: '', stored_bytes: 0 };
  const plain = tap(({ bytes, sha256 }) => {
    Object.assign(facts, { bytes, sha256 });
    return null;
  });
  const stored = tap(({ bytes }) => {
    facts.stored_bytes = bytes;
    return null;
  });
  const out = new PassThrough();
  const stages: NodeJS.ReadWriteStream[] = [plain];
  if (isCompressed(name)) stages.push(createGzip());
  if (key) stages.push(encrypting(partKey(key, id, name)));
  const written = store.write(name, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  // Both are waited for: a failure of either one ends the other, and neither is left unheard.
  const [flow, write] = await Promise.allSettled([pipeline([content, ...stages, stored, out]), written]);
  if (write.status === 'rejected' && flow.status === 'fulfilled') throw write.reason;
  if (flow.status === 'rejected') throw flow.reason;
  return facts;
}

/**
 * Gives a part's plain text, which breaks with a plain sentence when the part is missing, cut off or changed: at its end at the
 * latest, so nothing made from it may count before that.
 */
export async function readPart({ store, id, key }: PartsOf, name: string, facts: PartFacts): Promise<Readable> {
  const label = `${store.where}/${name}`;
  const content = await store.read(name);
  if (!content) throw new CliError(`${label} is missing: the backup is not whole.`);
  const stored = tap(({ bytes }) => {
    if (bytes < facts.stored_bytes)
      return new CliError(`${label} is cut off: ${bytes} of ${facts.stored_bytes} bytes are there.`);
    return bytes > facts.stored_bytes ? new CliError(`${label} is longer than it was written: it was changed.`) : null;
  });
  const plain = tap(({ bytes, sha256 }) =>
    bytes === facts.bytes && sha256 === facts.sha256
      ? null
      : new CliError(`${label} was changed or is damaged: its hash differs.`),
  );
  const stages: NodeJS.ReadWriteStream[] = [stored];
  if (key) stages.push(decrypting(partKey(key, id, name), label));
  if (isCompressed(name)) stages.push(createGunzip());
  // Whoever reads hears of the failure: the last stream of a broken pipeline breaks with it.
  pipeline([content, ...stages, plain]).catch(() => {});
  const inPlainWords = async function* () {
    try {
      for await (const chunk of plain) yield chunk as Buffer;
    } catch (error) {
      throw plainly(error, label);
    }
  };
  return Readable.from(inPlainWords(), { objectMode: false });
}

/**
 * What the decompressor says of a damaged part, in plain words; anything else as it is. It misses an end too where a bit was changed
 * that led to it: a part that is really cut off has fewer bytes than were stored, and was refused for that before.
 */
function plainly(error: unknown, label: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return new CliError(`${label} was changed or is damaged: it cannot be decompressed.`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Reads a part to its end for the sake of its checks. */
export async function checkPart(of: PartsOf, name: string, facts: PartFacts): Promise<void> {
  for await (const _ of await readPart(of, name, facts));
}
