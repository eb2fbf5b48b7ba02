/** A failure whose message already tells the person what to do: shown as one line, without a stack. */
export class Stop extends Error {}

/**
 * The text to show for a failure: the plain line of a Stop, else the whole stack.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Stop) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs the body of a command and turns a failure into a line on stderr and exit code 1.
 * @param {() => unknown} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}
