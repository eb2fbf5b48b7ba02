import { testAll } from '../test/run-suites.ts';

/**
 * `npm test`: every check and every test. `npm test -- --only unit,db` runs some of the suites, and
 * `npm test -- --changed` what the work in hand can break.
 */
export async function run(args: string[]): Promise<void> {
  await testAll(args);
}
