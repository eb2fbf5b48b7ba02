import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { faultText, fuzz, FUZZ_ROLES } from './fuzz/run.ts';

/**
 * Every REST path and every procedure, as each role, with input that no honest client sends. `npm run bench -- fuzz 7 100000` sends
 * that many with another seed.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 600);
const TIMEOUT_MS = 60_000 + COUNT * 300;

test.concurrent.for(FUZZ_ROLES)(
  'whatever %s sends, the answer is never a fault of ours',
  { timeout: TIMEOUT_MS },
  async (role, { expect }) => {
    const { counts, faults } = await fuzz(role, SEED, COUNT);
    process.stdout.write(`${JSON.stringify(counts)}\n`);
    const report = process.env['FUZZ_REPORT'];
    if (report) writeFileSync(`${report}.${role}.json`, JSON.stringify({ counts, faults: faults.map(faultText) }));
    expect(faults.map(faultText).join('\n\n')).toBe('');
    // A fuzz that never gets past a schema tests the schemas alone.
    const granted = Object.entries(counts.statuses).reduce(
      (sum, [status, n]) => (Number(status) < 300 ? sum + n : sum),
      0,
    );
    expect(granted).toBeGreaterThan(counts.requests * 0.05);
  },
);
