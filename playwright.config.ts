import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser, getBrowserLaunchOptions } from './tools/services/chromium.ts';
import { locateJourneySite } from './tools/test/journey-site.ts';

ensureBrowser();
const { web, folder, port } = await locateJourneySite(process.env);
// Playwright's own workers read this file too, when the folder is chosen and the app runs.
const running = fs.existsSync(`${folder}/run.json`);

const launchOptions = getBrowserLaunchOptions();

export default defineConfig({
  testDir: 'e2e',
  // The contract of the REST API is Vitest's: it needs no browser.
  testIgnore: '**/api/**',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for a fifth of its time, so one more than there are cores keeps them busy.
  workers: Math.max(2, availableParallelism() + 1),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    baseURL: web,
    // A trace of every step is a third of a journey's work, and is thrown away where it passed: `--trace on` for one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        // A machine without a microphone hears a tone, and nobody is there to be asked for it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // A page is open for seconds: the compilers that pay later take a tenth of its time and more.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  // A journey is walked on one device: a phone, as players, coaches and those who join mostly hold one, unless its title says
  // @desktop: the desks of admins and coaches (money, diary, hours, lists), and what is done by keyboard alone. @both are the
  // few on which the layouts part: the ways around the app, the frame of joining, the forms with their bar of actions and the
  // list of players.
  projects: [
    {
      name: 'phone',
      use: { ...devices['iPhone 14'], deviceScaleFactor: 1, browserName: 'chromium', defaultBrowserType: 'chromium' },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: devices['Desktop Chrome'], grep: /@desktop|@both/ },
  ],
  webServer: running
    ? undefined
    : {
        command: 'node tools/cli/main.mjs start',
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
          EMAILS_PER_ADDRESS: '100000',
          INVITATIONS_PER_ADDRESS: '100000',
          IMPORTS_PER_ADDRESS: '100000',
          CARD_SETUPS_PER_ADDRESS: '100000',
          PUBLIC_PAGES_PER_ADDRESS: '100000',
          FORGOT_PER_ADDRESS: '100000',
          // What a busy machine has late is tried by tests of the server.
          PAGE_DATA_PATIENCE_MS: '30000',
          PAGE_DRAWING_PATIENCE_MS: '30000',
          OVERLOAD_EVENT_LOOP_MS: '0',
        },
      },
});
