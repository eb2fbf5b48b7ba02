import { expect, test } from 'vitest';
import { addCounts, addCrash, formatCounts, noCounts, parsePlaywrightReport, parseVitestReport } from './counts.ts';

const vitestReport = (testResults: object[]) =>
  JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults });

test('Vitest: a file that did not load counts as a failure, and is named like each test that failed', () => {
  const report = vitestReport([
    { name: '/fairway/a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: '/fairway/b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'slots end', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'slots start',
          failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\nat b'],
        },
      ],
    },
    { name: '/fairway/c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ]);
  expect(parseVitestReport(report, '/fairway')).toEqual({
    counts: { passed: 5, failed: 2, skipped: 2 },
    failures: ['c.test.ts\n    Cannot find module', 'b.test.ts > slots start\n    expected 1 to be 2\n    at b'],
  });
});

test('of a long message the first lines are repeated', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const report = vitestReport([{ name: 'c.test.ts', status: 'failed', message: long, assertionResults: [] }]);
  const [failure = ''] = parseVitestReport(report).failures;
  expect(failure.split('\n')).toHaveLength(13);
  expect(failure).toContain('line 11');
});

test('Playwright: a test that passed only at the second try has failed, and is named with its window', () => {
  const failing = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{}, { error: { message: 'Timed out' } }],
  });
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 },
    suites: [
      {
        title: 'book.spec.ts',
        specs: [{ title: 'books', file: 'book.spec.ts', tests: [failing('expected')] }],
        suites: [{ title: 'by keys', specs: [{ title: 'moves', file: 'book.spec.ts', tests: [failing('flaky')] }] }],
      },
    ],
  };
  expect(parsePlaywrightReport(JSON.stringify(report))).toEqual({
    counts: { passed: 7, failed: 3, skipped: 3 },
    failures: ['[phone] book.spec.ts > moves\n    Timed out'],
  });
});

test('a suite that ends badly has at least one failure, which says what was printed last', () => {
  const end = (counts: Partial<typeof noCounts>, code: number) =>
    addCrash(
      { counts: { ...noCounts, ...counts }, failures: [] },
      code,
      `${'a line\n'.repeat(50)}Unhandled: no answer\n`,
    );
  const crash = end({ passed: 4 }, 1);
  expect(crash.counts).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(crash.failures).toEqual([expect.stringMatching(/^ended with code 1 [^]*Unhandled: no answer$/)]);
  expect(crash.failures[0]?.split('\n')).toHaveLength(41);
  expect(end({ failed: 2 }, 1)).toEqual({ counts: { passed: 0, failed: 2, skipped: 0 }, failures: [] });
  expect(end({ passed: 4 }, 0)).toEqual({ counts: { passed: 4, failed: 0, skipped: 0 }, failures: [] });
});

test('the line names skipped tests only when there are any', () => {
  const counts = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 });
  expect(formatCounts(counts)).toBe('3 passed, 1 failed');
  expect(formatCounts({ ...counts, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
