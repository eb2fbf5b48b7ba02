const STANDARD_MINUTES = 60;

/** The length a player's booking starts with: their own, else the pro's default, else an hour (D17). Minutes. */
export const defaultDuration = (pro: { lesson_duration: number | null }, own: number | null): number =>
  own ?? pro.lesson_duration ?? STANDARD_MINUTES;
