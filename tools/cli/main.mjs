// The entry of `npm start`, `npm run dev`, `npm test`, `npm run check` and `npm run bench`. This file and bootstrap.mjs are
// JavaScript on Node's own modules alone: they run before the packages are installed, and on the machine's own Node, which
// may be one that does not read TypeScript.
import { bootstrap } from './bootstrap.mjs';

const commands = {
  start: () => import('./start.ts'),
  test: () => import('./test.ts'),
  check: () => import('./check.ts'),
  bench: () => import('./bench.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.entries(commands).find(([each]) => each === name)?.[1];
if (!load) {
  console.error(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
} else if (await bootstrap()) {
  const { runCommand } = await import('../process/cli-error.ts');
  await runCommand(async () => (await load()).run(args));
}
