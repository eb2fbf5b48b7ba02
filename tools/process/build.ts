import { withLock } from './lock.ts';
import { bin } from './paths.ts';
import { runOrFail } from './run.ts';

/** Builds the server and the web app; what has not changed comes from turbo's cache. */
export async function build() {
  // A build is always the production build, whatever mode it will run in.
  const { NODE_ENV: _, ...env } = process.env;
  // Two suites that run side by side may both want it: the second finds it done.
  await withLock('build', () =>
    runOrFail('the build', bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
      env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    }),
  );
}
