/** Rows of a bag or of yardages, the length of what they say, how far a club goes, in yards, and the last place of a row (K1). */
export const KIT_LIMITS = { rows: 60, text: 255, yd: 500, order: 1000 } as const;
/** Clubs that the rules of golf let a player carry. */
export const CLUBS_CARRIED = 14;
