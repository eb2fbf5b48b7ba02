import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a built file of ours, as a line of a stack names it; packages are shown as they are installed. */
const BUILT = /file:\/\/(?!.*\/node_modules\/)[^\s()]+\.mjs:\d+:\d+/;

const maps = new Map<string, SourceMap | null>();

/**
 * The map of a built file, read for the first error that passes through it. Node's own `--enable-source-maps` reads those of every
 * file and package at the start and keeps them: a tenth of a second, and ten megabytes.
 */
function findMap(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMap['payload']);
  } catch {
    // Without a readable map the place in the built file is all there is to tell.
    return null;
  }
}

/** A line of a stack with the place in our source in place of that in the built file, where a map knows it. */
export const toSourceFrame = (frame: string): string =>
  frame.replace(BUILT, (place) => {
    const [file = '', line, column] = place.split(/:(?=\d+(?::|$))/);
    // It counts from nought, and a stack from one.
    const origin = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!origin || !('originalSource' in origin)) return place;
    const { originalSource, originalLine, originalColumn } = origin;
    return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
  });
