import fs from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { browserLaunch, ensureBrowser } from './scripts/lib/chromium.mjs';
import { site } from './scripts/test/site.mjs';

ensureBrowser();
const { web, folder, port } = await site(process.env);
// Playwright's own workers read this file too, when the folder is chosen and the app runs.
const running = fs.existsSync(`${folder}/run.json`);

export default defineConfig({
  testDir: 'e2e',
  // The contract of the REST API is Vitest's: it needs no browser.
  testIgnore: '**/api/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    baseURL: web,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  // A journey runs on both, unless its title says that it is about one of them.
  projects: [
    {
      name: 'phone',
      use: { ...devices['iPhone 14'], browserName: 'chromium', defaultBrowserType: 'chromium' },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: devices['Desktop Chrome'], grepInvert: /@phone/ },
  ],
  webServer: running
    ? undefined
    : {
        command: 'node scripts/start.mjs',
        url: `${web}/api/health`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        // Every journey signs in from this one address.
        env: {
          PORT: `${port}`,
          DATA_DIR: folder,
          SIGN_IN_PER_ADDRESS: '100000',
          SIGN_IN_PER_ACCOUNT: '100000',
          CODES_PER_ADDRESS: '100000',
          FORGOT_PER_ADDRESS: '100000',
        },
      },
});
