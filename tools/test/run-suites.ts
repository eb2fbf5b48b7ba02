import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CliError, explainError } from '../process/cli-error.ts';
import { stopRunningPrograms } from '../process/run.ts';
import { addCounts, crashed, formatCounts, noCounts } from './counts.ts';
import { lanes, selectLanesForChanges, suites } from './suites.ts';

/**
 * Runs the lanes side by side and the suites of a lane one after another, also after a failed one, and closes with what
 * failed and the line of counts: the end is what a reader sees first. Every line names the suite it comes from.
 */
export async function testAll(args: string[]) {
  const running = await selectLanes(args);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-reports-'));
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopped = true;
      stopRunningPrograms();
    });
  }

  ensurePrograms(running.flat());
  let counts = noCounts;
  const summary: string[] = [];
  const failed: string[] = [];
  const runLane = async (lane: typeof suites) => {
    for (const { name, run } of lane) {
      if (stopped) break;
      const print = (text: string) => process.stdout.write(`${text.replaceAll(/^/gm, `${name.padEnd(8)} | `)}\n`);
      const start = performance.now();
      const result = await run(folder, print).catch((error: unknown) => {
        print(explainError(error));
        return { counts: crashed, failures: [explainError(error)] };
      });
      counts = addCounts(counts, result.counts);
      failed.push(...result.failures.map((failure) => `${name}: ${failure}`));
      summary.push(
        `${name.padEnd(10)} ${formatCounts(result.counts)} (${Math.round((performance.now() - start) / 1000)} s)`,
      );
    }
  };
  await Promise.all(running.map(runLane));
  fs.rmSync(folder, { recursive: true });
  if (failed.length > 0) console.log(`\n${failed.join('\n\n')}`);
  console.log(`\n${summary.join('\n')}\n`);
  if (stopped) counts = addCounts(counts, crashed);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(formatCounts(counts));
}

/**
 * Installs what the suites run before any of them starts: two at once would find the package manager locked. A program that
 * cannot be had is the suite's own to report.
 */
function ensurePrograms(selection: typeof suites) {
  for (const find of new Set(selection.flatMap(({ programs }) => programs))) {
    try {
      find();
    } catch (error) {
      console.error(explainError(error));
    }
  }
}

/** What `--changed` or `--changed COMMIT` asks for, or the suites of `--only a,b`, or everything. */
async function selectLanes(args: string[]) {
  if (args[0] === '--changed') return selectLanesForChanges(args[1]);
  const selection = selectSuites(args);
  return lanes.map((lane) => lane.filter((suite) => selection.includes(suite)));
}

/** The suites asked for by `--only a,b`; all of them without it. */
function selectSuites(args: string[]) {
  if (args.length === 0) return suites;
  const all = suites.map((each) => each.name);
  const names = args[0] === '--only' ? (args[1] ?? '').split(',') : args;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new CliError(`There is no suite "${unknown}": npm test -- --only ${all.join(',')}`);
  return suites.filter((each) => names.includes(each.name));
}
