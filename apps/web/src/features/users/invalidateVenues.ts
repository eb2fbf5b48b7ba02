import { utils } from '../../trpc/client.ts';

/** Forgets what a changed venue has made old: the list, and the booking forms that offer it. */
export function invalidateVenues(): void {
  void utils.profile.clubs.invalidate();
  void utils.lessons.form.invalidate();
}
