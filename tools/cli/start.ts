import { launch } from './start/launch.ts';
import { readSettings } from './start/settings.ts';

/** `npm start`, and `npm run dev` with --dev: see README.md for what it does. */
export async function run(args: string[]): Promise<void> {
  await launch(readSettings(args, process.env));
}
