import { readEnv, type Env } from '#core/env.ts';

/** The settings of a process that is starting. Bad ones end it with what is wrong and nothing else. */
export function settingsOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
