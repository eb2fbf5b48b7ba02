import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './figures.ts';
import type { Survivor } from './parts/mutants.ts';

/** What a part of the bench measured last. */
export interface Result {
  /** The part, by the name it is run by. */
  part: string;
  /** The day, and the machine. */
  measured: string;
  machine: string;
  figures: Figure[];
  /** Of the mutants: those that no test notices. */
  survivors?: Survivor[];
}

const FILE = path.join(import.meta.dirname, 'results.json');

/** What each part measured when it was last run. */
export const readResults = (): Result[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Result[]) : [];

export const writeResults = (results: Result[]): void => writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);

/** The results with those of this run in their places; a part that there is no more is left out. */
export function mergeResults(known: Result[], measured: Result[], parts: string[]): Result[] {
  const newest = new Map([...known, ...measured].map((result) => [result.part, result]));
  return parts.flatMap((part) => newest.get(part) ?? []);
}
