/** Whoever closes the phone's sheet has changed their mind; anything else is worth telling. */
export function leaveIt(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
}
