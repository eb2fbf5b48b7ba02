/** What both sides read of a lesson whose fee is due (D13). */
export const FEE_DUE = 'This lesson was cancelled less than 24 hours before its start, so full payment is due.';
