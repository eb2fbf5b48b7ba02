import { formatResult, runChecks } from '../check/run.ts';
import { CliError } from '../process/cli-error.ts';

/** `npm run check`: everything that can be said without running the product. */
export async function run(): Promise<void> {
  const results = await runChecks((result) => console.log(formatResult(result)));
  const failed = results.filter((each) => !each.passed);
  if (failed.length > 0) throw new CliError(`failed: ${failed.map((each) => each.name).join(', ')}`);
}
