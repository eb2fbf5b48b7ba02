/** "4 of 8": places of a group lesson that are taken, of those there are. */
export const takenPhrase = ({ taken, places }: { taken: number; places: number }): string => `${taken} of ${places}`;
