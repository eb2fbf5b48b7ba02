import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the rules and of nothing else: no database, no browser, no built product. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '../..'),
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{db,rest,queue,faults}.test.ts', '**/router.test.ts'],
    globalSetup: 'tools/test/setup-prisma-client.ts',
    // Properties take longer where a mutant's coverage is counted; a mutant that never ends is ended by Stryker.
    testTimeout: 60_000,
    // Chance would kill a mutant today and let it live tomorrow; a fifth of the tries is enough to see one.
    env: { FC_SEED: '9', FC_TIMES: '0.2' },
  },
});
