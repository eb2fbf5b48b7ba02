import fs from 'node:fs';
import path from 'node:path';
import { logger } from './log.ts';

/**
 * Writes a small file so that a reader, and the next start after a crash, sees all of it or what stood there before.
 */
export function writeFileAtomically(file: string, text: string, { mode = 0o644 }: { mode?: number } = {}) {
  const fresh = `${file}.${process.pid}.new`;
  fs.writeFileSync(fresh, text, { mode, flush: true });
  fs.renameSync(fresh, file);
}

/** Writes a note of ours as JSON, whole or not at all. */
export const writeStateFile = (file: string, value: unknown, options?: { mode?: number }) =>
  writeFileAtomically(file, `${JSON.stringify(value, null, 2)}\n`, options);

/**
 * Reads a note of ours. One that is missing counts as null, and so does a damaged one (cut off by a full disk or a crash),
 * which is set aside under another name with a line that says so: a note must never keep the product from starting.
 */
export function readStateFile<T>(file: string, isWhole: (value: unknown) => value is T): T | null {
  if (!fs.existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (isWhole(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const aside = findFreeName(`${file}.damaged`);
  fs.renameSync(file, aside);
  logger('state')(`${file} is damaged: it was set aside as ${path.basename(aside)}, and is written anew`);
  return null;
}

function findFreeName(name: string) {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!fs.existsSync(candidate)) return candidate;
  }
}
