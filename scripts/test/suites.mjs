import fs from 'node:fs';
import path from 'node:path';
import { lineOf, runChecks } from '../check/run.mjs';
import { bin } from '../lib/paths.mjs';
import { outcomeOf } from '../lib/run.mjs';
import { explain } from '../lib/stop.mjs';
import { crashed, fromPlaywright, fromVitest, none, sum, withCrash } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * The suites of `npm test` in the order they run: what fails fastest comes first.
 * @type {{ name: string, run: (folder: string) => Promise<Counts> }[]} the folder is for reports
 */
export const suites = [
  { name: 'check', run: checks },
  ...['unit', 'db', 'stories', 'commands'].map((name) => ({ name, run: vitest(name) })),
  { name: 'journeys', run: journeys },
];

async function checks() {
  const results = await runChecks((result) => console.log(lineOf(result)));
  return results.map(({ passed }) => ({ ...none, [passed ? 'passed' : 'failed']: 1 })).reduce(sum, none);
}

/** @param {string} project */
function vitest(project) {
  return (/** @type {string} */ folder) => {
    const report = path.join(folder, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return reported(report, fromVitest, bin('vitest'), ['run', '--project', project, ...reporters]);
  };
}

/** @param {string} folder */
function journeys(folder) {
  const report = path.join(folder, 'journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return reported(report, fromPlaywright, bin('playwright'), ['test', '--reporter=list,json'], env);
}

/**
 * Runs a suite before the reader's eyes and counts by the report it leaves; one that leaves none has crashed.
 * @template R
 * @param {string} report
 * @param {(report: R) => Counts} count
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function reported(report, count, file, args, env) {
  const { code } = await outcomeOf(file, args, { env, onOutput: (text) => process.stdout.write(text) });
  try {
    return withCrash(count(JSON.parse(fs.readFileSync(report, 'utf8'))), code);
  } catch (error) {
    console.error(`The suite left no report: ${explain(error)}`);
    return crashed;
  }
}
