/** 1 → "1 month", 6 → "6 months". */
export const monthsPhrase = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
