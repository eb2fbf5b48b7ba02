// `npm test`: every check and every test. `npm test -- --only unit,db` runs some of the suites.
import { installWhenStale } from './lib/install.mjs';
import { rerunOnCarriedNode } from './lib/rerun.mjs';
import { command } from './lib/stop.mjs';

await command(async () => {
  await installWhenStale();
  if (await rerunOnCarriedNode()) return;
  const { testAll } = await import('./test/all.mjs');
  await testAll(process.argv.slice(2));
});
