// `npm run check`: everything that can be said without running the product.
import { installWhenStale } from './lib/install.mjs';
import { rerunOnCarriedNode } from './lib/rerun.mjs';
import { command, Stop } from './lib/stop.mjs';

await command(async () => {
  await installWhenStale();
  if (await rerunOnCarriedNode()) return;
  const { lineOf, runChecks } = await import('./check/run.mjs');
  const results = await runChecks((result) => console.log(lineOf(result)));
  const failed = results.filter((each) => !each.passed);
  if (failed.length > 0) throw new Stop(`failed: ${failed.map((each) => each.name).join(', ')}`);
});
