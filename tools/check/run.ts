import { ensurePrismaClient } from '../db/prisma-client.ts';
import { runProgram } from '../process/run.ts';
import { checks, type Check } from './checks.ts';

export type Result = { name: string; passed: boolean; seconds: number; output: string };

/** As many at once as the smallest machine we care for has cores. */
const CONCURRENCY = 2;

/** Runs every check, also after a failed one, and reports each as it ends. */
export async function runChecks(report: (result: Result) => void): Promise<Result[]> {
  await ensurePrismaClient();
  const results: Result[] = [];
  for (const group of checks) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const result = await runCheck(check);
        report(result);
        results.push(result);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }
  return results;
}

async function runCheck({ name, file, args, env: own }: Check): Promise<Result> {
  const start = performance.now();
  // Builds are production builds, and turbo's own traffic is nobody's business here.
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, ...own, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { code, output } = await runProgram(file, args, { env });
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000, output: output.trim() };
}

/** The line that tells how a check went, with what it printed when it failed. */
export function formatResult({ name, passed, seconds, output }: Result) {
  const line = `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s`;
  return passed ? line : `${line}\n${output.replaceAll(/^/gm, '        ')}`;
}
