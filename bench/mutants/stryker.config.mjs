/** What Stryker is told of every set of rules; `run.ts` adds the files. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  incremental: true,
  tempDirName: '.cache/mutants/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['/.data', '/.turbo', '/docs', 'dist', 'storybook-static', 'test-results'],
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  logLevel: 'warn',
  warnings: { slow: false },
  // Stryker would rewrite tsconfig.json with TypeScript's own parser, which TypeScript 7 does not offer: this names no file.
  tsconfigFile: '.cache/mutants/none.json',
  disableTypeChecks: false,
  // A busy machine is no mutant that never ends: those are seen by how often they come by.
  timeoutMS: 30_000,
};
