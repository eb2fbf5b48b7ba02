import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';

/**
 * Tests have fast-check from here. A property that fails prints the command that shows it again, by `FC_SEED` and `FC_PATH`;
 * `FC_TIMES=10` tries each property ten times as often.
 */
const { FC_SEED, FC_PATH, FC_TIMES } = process.env;

/** How often a property is tried, where fast-check's hundred are too many or too few. */
export const runs = (count: number): number => Math.ceil(count * Number(FC_TIMES ?? 1));

const replayCommand = ({ seed, counterexamplePath }: fc.RunDetails<unknown>): string => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = currentTestName
    .split(' > ')
    .at(-1)
    ?.replaceAll(/[^\w\s]/g, '.');
  const replay = counterexamplePath === null ? `FC_SEED=${seed}` : `FC_SEED=${seed} FC_PATH=${counterexamplePath}`;
  return `${replay} npx vitest run ${path.relative('.', testPath)} -t '${name}'`;
};

fc.configureGlobal({
  numRuns: runs(100),
  ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
  ...(FC_PATH === undefined ? {} : { path: FC_PATH }),
  reporter: (details) => {
    if (!details.failed) return;
    const message = fc.defaultReportMessage(details);
    throw new Error(`${message}\n\nTo see it fail again: ${replayCommand(details)}`, { cause: details.errorInstance });
  },
});

export { fc };
