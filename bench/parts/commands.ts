import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Figure } from '../figures.ts';

/** How long the checks take from nothing, turbo's cache included only where it is warm. */
export function measureCommands(): Figure[] {
  const begin = performance.now();
  const { status } = spawnSync('npm', ['run', 'check'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, TURBO_FORCE: 'true' },
  });
  const seconds = (performance.now() - begin) / 1000;
  return [
    {
      what: '`npm run check`',
      value: status === 0 ? seconds : Number.POSITIVE_INFINITY,
      unit: 's',
      limit: { most: 60 },
      how: 'cold, one run',
    },
  ];
}
