// `npm start`, and `npm run dev` with --dev: see README.md for what it does.
import { installWhenStale } from './lib/install.mjs';
import { rerunOnCarriedNode } from './lib/rerun.mjs';
import { command } from './lib/stop.mjs';
import { readSettings } from './start/settings.mjs';

await command(async () => {
  const args = process.argv.slice(2);
  // What cannot work is refused before the long work begins.
  const settings = await readSettings(args, process.env);
  await installWhenStale();
  if (await rerunOnCarriedNode()) return;
  const { launch } = await import('./start/launch.mjs');
  await launch(settings);
});
