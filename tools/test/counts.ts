import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests went which way. */
export type Counts = { passed: number; failed: number; skipped: number };

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One suite that never got as far as its tests. */
export const crashed = { ...noCounts, failed: 1 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** What became of a suite: how many tests went which way, and each that failed with what it said. */
export interface SuiteResult {
  counts: Counts;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** The lines of a failure's message that are repeated after the suites: its first ones say what was expected. */
const MESSAGE_LINES = 12;

const describeFailure = (test: string, message: string) =>
  [test, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n    ');

/**
 * From Vitest's JSON report. A file that could not be loaded has no tests to count, and counts as one that failed.
 * @param root the folder that the names of files are shortened by
 */
export function parseVitestReport(text: string, root = ''): SuiteResult {
  const report = JSON.parse(text) as VitestReport;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const shorten = (file: string) => path.relative(root, file);
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: [
      ...unloaded.map(({ name, message }) => describeFailure(shorten(name), message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => describeFailure(`${shorten(name)} > ${test.fullName}`, test.failureMessages.join('\n'))),
      ),
    ],
  };
}

/** From Playwright's JSON report. */
export function parsePlaywrightReport(text: string): SuiteResult {
  const { stats, suites } = JSON.parse(text) as PlaywrightReport;
  const failuresIn = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const message = results.find(({ error }) => error)?.error?.message ?? '';
          return describeFailure(`[${projectName}] ${file} > ${title}`, message);
        }),
    ),
    ...(suite.suites ?? []).flatMap(failuresIn),
  ];
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failures: suites.flatMap(failuresIn),
  };
}

/** What a suite says of an error outside of its tests comes last, and is shorter than this. */
const LAST_LINES = 40;

/**
 * A suite that ended badly without a failed test has crashed outside of its tests, or had none: no report names why, and what it
 * printed last does.
 */
export function addCrash({ counts, failures }: SuiteResult, code: number, output: string): SuiteResult {
  if (code === 0 || counts.failed > 0) return { counts, failures };
  const lines = stripVTControlCharacters(output).trimEnd().split('\n').slice(-LAST_LINES);
  const failure = [`ended with code ${code} outside of its tests, and printed last:`, ...lines].join('\n    ');
  return { counts: addCounts(counts, crashed), failures: [...failures, failure] };
}

/** The last line of `npm test`. */
export const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
