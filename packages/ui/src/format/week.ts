/** The days of the week, Monday 0 to Sunday 6. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const weekdayLabel = (day: number): string => WEEKDAYS[day] ?? '';

/** 0 → "monday": a day's name in an address. */
export const weekdaySlug = (day: number): string => weekdayLabel(day).toLowerCase();

/** "monday" → 0; undefined for what is no day's name. */
export const weekdayFromSlug = (slug: string): number | undefined => {
  const day = WEEKDAYS.findIndex((name) => name.toLowerCase() === slug);
  return day < 0 ? undefined : day;
};
