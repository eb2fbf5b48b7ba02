/** 754 → "12:34": minutes and seconds, as a clock that runs shows them. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
