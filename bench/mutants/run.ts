import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Rules that are tested together: mutants of `mutate` are to be killed by the unit tests below `tests`. */
export interface Rules {
  name: string;
  mutate: string[];
  tests: string;
}

interface KnownMutants {
  files: Record<string, { mutants: { status: string }[] }>;
}

/**
 * Leaves of what is known only the mutants that a test has killed. Stryker does not see that a new test could kill one that acts while
 * the code is loaded, so all that lived are tried again, and all that a busy machine spoilt.
 */
function forgetSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as KnownMutants;
  for (const each of Object.values(known.files))
    each.mutants = each.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(file, JSON.stringify(known));
}

/**
 * Puts one fault at a time into the rules, and looks whether a test notices. What was killed stays in `.cache`, and is tried again
 * only once its code, or the test that killed it, has changed.
 */
export async function runMutants({ name, mutate, tests }: Rules, concurrency: number): Promise<Mutant[]> {
  const incrementalFile = path.join('.cache/mutants', `${name}.json`);
  forgetSurvivors(incrementalFile);
  const stryker = new Stryker({
    configFile: 'bench/mutants/stryker.config.mjs',
    // Some tests set the zone of their process, which a thread has none of.
    vitest: { configFile: 'bench/mutants/vitest.config.ts', dir: tests, pool: 'forks' },
    mutate: [...mutate, '!**/*.test.ts'],
    incrementalFile,
    concurrency,
  });
  return stryker.runMutationTest();
}
