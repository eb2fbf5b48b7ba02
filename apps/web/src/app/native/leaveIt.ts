/** Whether somebody has closed the phone's sheet, because they have changed their mind. */
export const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A change of mind is no failure; anything else is worth telling. */
export function leaveIt(error: unknown): void {
  if (!isChangeOfMind(error)) throw error;
}
