/** What a part of the app that could not be fetched fails with. */
const MISSING_PART = 'A part of the app could not be fetched.';

/** Whether a page broke because its code could not be fetched: the device is offline, or a newer version has taken its place. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.message === MISSING_PART;

/**
 * Gives such failures a name of our own. By the browser's the router would know them and load the whole page anew at once, and without
 * a connection the app would be lost with all that stands in it.
 */
export function nameMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MISSING_PART;
  });
}
