import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endRunning } from '../lib/run.mjs';
import { explain, Stop } from '../lib/stop.mjs';
import { countsLine, crashed, none, sum } from './counts.mjs';
import { suites } from './suites.mjs';

/**
 * Runs the suites one after another, also after a failed one, and closes with the line of counts.
 * @param {string[]} args
 */
export async function testAll(args) {
  const selection = chosen(args);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairway-reports-'));
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopped = true;
      endRunning();
    });
  }

  let counts = none;
  const summary = [];
  for (const { name, run } of selection) {
    if (stopped) break;
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const found = await run(folder).catch((error) => {
      console.error(explain(error));
      return crashed;
    });
    counts = sum(counts, found);
    summary.push(`${name.padEnd(10)} ${countsLine(found)} (${Math.round((performance.now() - start) / 1000)} s)`);
  }
  fs.rmSync(folder, { recursive: true });
  console.log(`\n${summary.join('\n')}\n`);
  if (stopped) counts = sum(counts, crashed);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(countsLine(counts));
}

/**
 * The suites asked for by `--only a,b`; all of them without it.
 * @param {string[]} args
 */
export function chosen(args) {
  if (args.length === 0) return suites;
  const all = suites.map((each) => each.name);
  const names = args[0] === '--only' ? (args[1] ?? '').split(',') : args;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Stop(`There is no suite "${unknown}": npm test -- --only ${all.join(',')}`);
  return suites.filter((each) => names.includes(each.name));
}
