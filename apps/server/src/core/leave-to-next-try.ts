/** What is done about a failure that the next try makes up for, or that a claim survives by running out: nothing. */
export const leaveToNextTry = (): void => {};
