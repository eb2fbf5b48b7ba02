/**
 * How many tests went which way.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/** One suite that never got as far as its tests. */
export const crashed = { ...none, failed: 1 };

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/**
 * From Vitest's JSON report. A file that could not be loaded has no tests to count, and counts as one that failed.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function fromVitest(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * From Playwright's JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function fromPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * A suite that ended badly without a failed test has crashed outside of its tests, or had none.
 * @param {Counts} counts
 * @param {number} code the exit code
 * @returns {Counts}
 */
export const withCrash = (counts, code) => (code !== 0 && counts.failed === 0 ? sum(counts, crashed) : counts);

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
