const ADULT_YEARS = 18;

/** Whether somebody born on `dob` is of age on the day `today` (both `YYYY-MM-DD`); a 29 February birthday counts from 1 March. */
export function isAdult(dob: string, today: string): boolean {
  const [year = 0, ...rest] = today.split('-');
  const born = [Number(year) - ADULT_YEARS, ...rest].join('-');
  return dob <= born;
}

/** The step of the way in that a pro is at: the address, then the card; null when neither is missing. */
export function nextOnboardingStep(pro: {
  stripe_id: string | null;
  stripe_payment_method: string | null;
}): 1 | 2 | null {
  if (pro.stripe_id === null) return 1;
  return pro.stripe_payment_method === null ? 2 : null;
}
