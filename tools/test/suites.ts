import fs from 'node:fs';
import path from 'node:path';
import { formatResult, runChecks } from '../check/run.ts';
import { explainError } from '../process/cli-error.ts';
import { bin, root } from '../process/paths.ts';
import { runProgram } from '../process/run.ts';
import { ensureBrowser } from '../services/chromium.ts';
import { ensureFfmpeg } from '../services/ffmpeg-program.ts';
import { findRedisProgram } from '../services/redis-program.ts';
import { changedFiles, databaseFolders, listSources } from './changed.ts';
import { addCrash, crashed, noCounts, parsePlaywrightReport, parseVitestReport, type SuiteResult } from './counts.ts';
import { findDependents, findImporters } from './dependents.ts';

/** A suite of `npm test`. */
export interface Suite {
  name: string;
  /** Find what the suite runs on this machine, or install it. */
  programs: (() => unknown)[];
  /** The folder is for reports, and `print` shows whole lines. */
  run: (folder: string, print: (text: string) => void) => Promise<SuiteResult>;
}

/**
 * The suites in the lanes that run side by side: one for each core of the smallest machine we care for, and one for the tests
 * that mostly wait, which cost the others little. Within a lane, what fails fastest comes first. What needs a browser is in a
 * lane of its own: a page of a journey must answer within seconds, which it does not beside a browser full of stories.
 */
export const lanes: Suite[][] = [
  [
    { name: 'check', programs: [], run: checks },
    { name: 'unit', programs: [], run: vitest('unit') },
    { name: 'db', programs: [findRedis, ensureFfmpeg], run: vitest('db') },
    { name: 'commands', programs: [findRedis, ensureFfmpeg], run: vitest('commands') },
  ],
  [
    { name: 'stories', programs: [ensureBrowser], run: vitest('stories') },
    { name: 'journeys', programs: [ensureBrowser, findRedis, ensureFfmpeg], run: journeys },
  ],
  [{ name: 'faults', programs: [findRedis, ensureFfmpeg], run: vitest('faults') }],
];

export const suites = lanes.flat();

/** What every test and story stands on. */
const FOUNDATION = /^(?:vitest\.config\.ts|package(?:-lock)?\.json|\.storybook\/)/;
const ON_SERVICES = /(?:\.(?:db|rest|queue)\.test|\/router\.test)\.ts$/;
const UNIT =
  /^(?:packages|apps|tools|prisma)\/.*(?<!\.(?:db|rest|queue|faults|command)|\/router)\.test\.(?:ts|tsx|mjs)$/;
const STORIES = /^packages\/.*\.stories\.tsx$/;

/**
 * The lanes for work in hand: the unit tests and stories that what is changed can break, and the database tests of its domains.
 * @param since also what is committed since
 */
export async function selectLanesForChanges(since?: string): Promise<Suite[][]> {
  const changed = await changedFiles(since);
  const files = await listSources();
  const isWhole = changed.some((file) => FOUNDATION.test(file));
  const importers = findImporters(files, readSource);
  const found = findDependents(changed, importers);
  const affected = isWhole ? files : files.filter((file) => found.has(file));
  const folders = databaseFolders(changed, importers);
  const database = affected.filter(
    (file) => ON_SERVICES.test(file) && folders.some((folder) => file.startsWith(folder)),
  );
  const listSuite = (name: string, tests: string[], programs: Suite['programs']): Suite[] =>
    tests.length > 0 ? [{ name, programs, run: vitest(name, tests) }] : [];
  return [
    [
      ...listSuite(
        'unit',
        affected.filter((file) => UNIT.test(file)),
        [],
      ),
      ...listSuite('db', database, [findRedis, ensureFfmpeg]),
    ],
    listSuite(
      'stories',
      affected.filter((file) => STORIES.test(file)),
      [ensureBrowser],
    ),
  ];
}

const readSource = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** A Redis that is named needs no program. */
function findRedis() {
  if (!process.env.TEST_REDIS_URL && !process.env.REDIS_URL) findRedisProgram();
}

async function checks(_folder: string, print: (text: string) => void) {
  const results = await runChecks((result) => print(formatResult(result)));
  const failed = results.filter(({ passed }) => !passed);
  return {
    counts: { ...noCounts, passed: results.length - failed.length, failed: failed.length },
    failures: failed.map(formatResult),
  };
}

/** @param which those of its tests to run */
function vitest(project: string, which: string[] = []): Suite['run'] {
  return (folder, print) => {
    const report = path.join(folder, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runReported(
      report,
      (text) => parseVitestReport(text, root),
      bin('vitest'),
      ['run', '--project', project, ...reporters, ...which],
      {
        onLine: print,
      },
    );
  };
}

function journeys(folder: string, print: (text: string) => void) {
  const report = path.join(folder, 'journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const options = { env, onLine: print };
  return runReported(report, parsePlaywrightReport, bin('playwright'), ['test', '--reporter=list,json'], options);
}

/** Runs a suite before the reader's eyes and counts by the report it leaves; one that leaves none has crashed. */
async function runReported(
  report: string,
  parse: (report: string) => SuiteResult,
  file: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; onLine: (line: string) => void },
): Promise<SuiteResult> {
  const { code, output } = await runProgram(file, args, options);
  try {
    return addCrash(parse(fs.readFileSync(report, 'utf8')), code, output);
  } catch (error) {
    const failure = `The suite left no report: ${explainError(error)}`;
    options.onLine(failure);
    return { counts: crashed, failures: [failure] };
  }
}
