import { ensurePrismaClient } from '../lib/prisma-client.mjs';
import { outcomeOf } from '../lib/run.mjs';
import { checks } from './checks.mjs';

/** @typedef {{ name: string, passed: boolean, seconds: number, output: string }} Result */

/** As many at once as the smallest machine we care for has cores. */
const atOnce = 2;

/**
 * Runs every check, also after a failed one, and reports each as it ends.
 * @param {(result: Result) => void} report
 * @returns {Promise<Result[]>}
 */
export async function runChecks(report) {
  await ensurePrismaClient();
  /** @type {Result[]} */
  const results = [];
  for (const group of checks) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const result = await runCheck(check);
        report(result);
        results.push(result);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return results;
}

/**
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<Result>}
 */
async function runCheck({ name, file, args }) {
  const start = performance.now();
  // Builds are production builds, and turbo's own traffic is nobody's business here.
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { code, output } = await outcomeOf(file, args, { env });
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000, output: output.trim() };
}

/**
 * The line that tells how a check went, with what it printed when it failed.
 * @param {Result} result
 */
export function lineOf({ name, passed, seconds, output }) {
  const line = `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s`;
  return passed ? line : `${line}\n${output.replaceAll(/^/gm, '        ')}`;
}
