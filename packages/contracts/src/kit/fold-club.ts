/** The form in which two names of a club are the same: "7 Iron" and " 7 iron" are one club. */
export const foldClub = (club: string): string => club.trim().toLowerCase();
