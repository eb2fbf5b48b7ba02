import { utils } from '../../trpc/client.ts';

/** Forgets what credits that came, or went back, have made old: balances, their story, what a form knows of them, receipts. */
export function invalidateCredits(): void {
  void utils.credits.invalidate();
  void utils.payments.invalidate();
  void utils.lessons.form.invalidate();
  void utils.people.invalidate();
  void utils.accounts.user.invalidate();
}
