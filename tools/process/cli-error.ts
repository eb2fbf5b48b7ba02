/** A failure whose message already tells the person what to do: shown as one line, without a stack. */
export class CliError extends Error {}

/** The text to show for a failure: the plain line of a CliError, else the whole stack. */
export function explainError(error: unknown) {
  if (error instanceof CliError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the body of a command and turns a failure into a line on stderr and exit code 1. */
export async function runCommand(body: () => unknown) {
  try {
    await body();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
