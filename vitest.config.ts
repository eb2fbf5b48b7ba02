import { existsSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserLaunch } from './scripts/lib/chromium.mjs';

const storybook = path.join(import.meta.dirname, '.storybook');
const withServices = ['**/*.db.test.ts', '**/router.test.ts', '**/*.rest.test.ts', '**/*.queue.test.ts'];
const commands = 'scripts/**/*.command.test.mjs';
const never = ['**/node_modules/**', '**/dist/**', '**/generated/**'];

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: ['{packages,apps,scripts,prisma}/**/*.test.{ts,tsx,mjs}'],
    exclude: [...never, ...withServices, commands],
    globalSetup: 'scripts/test/generated.mjs',
  },
};

const db: TestProjectInlineConfiguration = {
  test: {
    name: 'db',
    include: withServices.map((pattern) => `{packages,apps,scripts,prisma,e2e}/${pattern}`),
    exclude: never,
    globalSetup: 'packages/testing/src/services.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
};

/** The commands themselves, on the built product: one after another, for they start and stop whole machines. */
const launching: TestProjectInlineConfiguration = {
  test: {
    name: 'commands',
    include: [commands],
    globalSetup: 'scripts/test/built.mjs',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

const stories = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: storybook })],
  test: {
    name: 'stories',
    globalSetup: 'scripts/test/browser.mjs',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: existsSync(path.join(storybook, 'main.ts')) ? [unit, db, launching, stories()] : [unit, db, launching],
  },
});
