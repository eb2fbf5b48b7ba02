import { bin } from './paths.mjs';
import { must } from './run.mjs';

/** Builds the server and the web app; what has not changed comes from turbo's cache. */
export async function build() {
  // A build is always the production build, whatever mode it will run in.
  const { NODE_ENV: _, ...env } = process.env;
  await must('the build', bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
  });
}
