/**
 * Whether the card may wait: "Not now" is offered when the pro takes payment on the day (A9), which every pro does as long as
 * they have no switch to say otherwise.
 */
export const cardMayWait = (): boolean => true;
