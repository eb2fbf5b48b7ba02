import { expect, test } from 'vitest';
import { countsLine, fromPlaywright, fromVitest, none, sum, withCrash } from './counts.mjs';

const file = (status, tests) => ({ status, assertionResults: Array.from({ length: tests }, () => ({})) });

test('Vitest: a file that did not load counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file('passed', 5), file('failed', 3), file('failed', 0)],
  };
  expect(fromVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('Playwright: a test that passed only at the second try has failed', () => {
  expect(fromPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
    passed: 7,
    failed: 3,
    skipped: 3,
  });
});

test('a suite that ends badly has at least one failure', () => {
  expect(withCrash({ ...none, passed: 4 }, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(withCrash({ ...none, failed: 2 }, 1)).toEqual({ passed: 0, failed: 2, skipped: 0 });
  expect(withCrash({ ...none, passed: 4 }, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test('the line names skipped tests only when there are any', () => {
  const counts = sum({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
  expect(countsLine(counts)).toBe('3 passed, 1 failed');
  expect(countsLine({ ...counts, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
