import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../figures.ts';

interface Report {
  counts: { role: string; requests: number; statuses: Record<string, number>; reached: number; targets: number };
  faults: string[];
}

const ROLES = ['nobody', 'player', 'pro', 'admin'];
const ROOT = path.join(import.meta.dirname, '../..');

/** Answers of one class in words: `2xx 512, 4xx 88`. */
function formatClasses(statuses: Record<string, number>): string {
  const classes = Map.groupBy(Object.entries(statuses), ([status]) => `${status[0]}xx`);
  return [...classes].map(([name, all]) => `${name} ${all.reduce((sum, [, count]) => sum + count, 0)}`).join(', ');
}

/**
 * The fuzz of the suite (`e2e/api/fuzz.rest.test.ts`), longer: `count` requests as each role, from `seed` on. `npm run bench -- fuzz 7
 * 20000` names both.
 */
export function measureFuzz({
  folder,
  numbers: [seed = Date.now() % 2 ** 31, count = 5_000],
}: {
  folder: string;
  numbers: number[];
}): Figure[] {
  const report = path.join(folder, 'fuzz');
  const file = path.join('e2e', 'api', 'fuzz.rest.test.ts');
  spawnSync(path.join(ROOT, 'node_modules', '.bin', 'vitest'), ['run', '--project', 'db', file], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FUZZ_SEED: `${seed}`, FUZZ_COUNT: `${count}`, FUZZ_REPORT: report },
  });
  return ROLES.map((role) => {
    const { counts, faults } = JSON.parse(readFileSync(`${report}.${role}.json`, 'utf8')) as Report;
    return {
      what: `faults of ours in ${counts.requests} odd requests as ${role}`,
      value: faults.length,
      unit: '',
      limit: { exactly: 0 },
      how: `seed ${seed}; ${formatClasses(counts.statuses)}; ${counts.reached} of ${counts.targets} calls granted at least once`,
    };
  });
}
