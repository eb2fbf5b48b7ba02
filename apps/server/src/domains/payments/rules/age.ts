const ADULT_YEARS = 18;

/** Whether somebody born on `dob` is of age on the day `today` (both `YYYY-MM-DD`); a 29 February birthday counts from 1 March. */
export function isAdult(dob: string, today: string): boolean {
  const [year = 0, ...rest] = today.split('-');
  const born = [String(Number(year) - ADULT_YEARS).padStart(4, '0'), ...rest].join('-');
  return dob <= born;
}
