/**
 * Prints progress lines with the name of the command before each.
 * @param {string} scope
 * @returns {(...parts: unknown[]) => void}
 */
export const logger =
  (scope) =>
  (...parts) =>
    console.log(`[${scope}]`, ...parts);
