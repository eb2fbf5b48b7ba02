import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const withServices = ['**/*.db.test.ts', '**/router.test.ts', '**/*.rest.test.ts', '**/*.queue.test.ts'];
/** What breaks, hangs, is killed or comes byte by byte: such a test waits for minutes and works for seconds. */
const faulty = '**/*.faults.test.ts';
const commands = '{tools,apps}/**/*.command.test.ts';
/** A test that comes to no assertion cannot fail, and so fails. What is waited for may be long in coming on a busy machine. */
const expect = { requireAssertions: true, poll: { timeout: 20_000 } };
/**
 * The files that a worker runs one after another share the modules they load: a third of the suite's time went into loading them
 * anew. A file leaves nothing behind that another would find.
 */
const isolate = false;
const never = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

/** The folder that goes with the run. */
const folder = 'tools/test/setup-folder.ts';

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    isolate,
    include: ['{packages,apps,tools,prisma}/**/*.test.{ts,tsx,mjs}'],
    exclude: [...never, ...withServices, faulty, commands],
    globalSetup: ['tools/test/setup-prisma-client.ts', folder],
    setupFiles: 'tools/test/setup-mocks.ts',
    // A property of three hundred tries takes two seconds, and a busy machine's are long; speed is the bench's to promise.
    testTimeout: 20_000,
    expect,
  },
};

/** A worker waits for PostgreSQL for part of its time, so two keep even a machine of two cores busy. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Tests on PostgreSQL and Redis, which every run of Vitest starts for itself: two projects may run side by side. */
const onServices = (name: string, patterns: string[]): TestProjectInlineConfiguration => ({
  test: {
    name,
    isolate,
    include: patterns.map((pattern) => `{packages,apps,tools,prisma,e2e}/${pattern}`),
    exclude: never,
    globalSetup: ['apps/server/test/global-setup.ts', 'apps/server/test/built-programs.ts', folder],
    maxWorkers,
    // What a call makes is soon forgotten: with room for more of it, less is moved about, a fourteenth of the time.
    execArgv: ['--max-semi-space-size=32'],
    expect,
    // As of properties: a rush of hundreds of calls takes seconds alone, and long beside a browser full of stories.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});

const db = onServices('db', withServices);
db.test = { ...db.test, setupFiles: 'apps/server/test/quick-hashes.ts' };
const faults = onServices('faults', [faulty]);

/** The commands themselves, and other programs, on the built product: one after another, for they start and stop whole machines. */
const launching: TestProjectInlineConfiguration = {
  test: {
    name: 'commands',
    include: [commands],
    globalSetup: ['tools/test/setup-build.ts', folder],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

const projects = [unit, db, faults, launching];

/** Storybook reads every story as its project is set up, for seconds: it is left out where others alone are asked for. */
async function loadStories() {
  const names = projects.map(({ test }) => test?.name);
  const asked = process.argv.flatMap((arg, at, all) => {
    if (arg === '--project') return all.slice(at + 1, at + 2);
    return arg.startsWith('--project=') ? [arg.slice('--project='.length)] : [];
  });
  if (asked.length > 0 && asked.every((name) => names.includes(name))) return [];
  return [(await import('./.storybook/vitest-project.ts')).stories];
}

export default defineConfig({ test: { projects: [...projects, ...(await loadStories())] } });
