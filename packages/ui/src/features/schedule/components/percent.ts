/** A part of a whole as a length of CSS: 3 of 4 is "75%". */
export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
