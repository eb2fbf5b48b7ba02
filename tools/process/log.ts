/** Prints progress lines with the name of the command before each. */
export const logger =
  (scope: string): ((...parts: unknown[]) => void) =>
  (...parts) =>
    console.log(`[${scope}]`, ...parts);
