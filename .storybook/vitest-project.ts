import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { getBrowserLaunchOptions } from '../tools/services/chromium.ts';

const launchOptions = getBrowserLaunchOptions();

/** Every story as a test, in one window of a browser. */
export const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // The files of a window share what it has loaded, as those of a worker do.
    isolate: false,
    globalSetup: 'tools/test/setup-browser.ts',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      // In a fresh clone the page waits until the packages are bundled, which is long on a busy machine.
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: {
          ...launchOptions,
          args: [
            ...launchOptions.args,
            // A story's taps are made by a script, in which a browser sees no gesture of a user: it would keep videos from playing.
            '--autoplay-policy=no-user-gesture-required',
            // The compiler that pays where a page is open for long costs more than it saves where the next story comes at once.
            '--js-flags=--no-turbofan',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
