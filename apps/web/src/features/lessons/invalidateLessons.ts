import { utils } from '../../trpc/client.ts';

/** Forgets what a booked, moved or cancelled lesson has made old: lists, free times, what is held, credits, and people's next lessons. */
export function invalidateLessons(): void {
  void utils.lessons.invalidate();
  void utils.groupLessons.invalidate();
  void utils.diary.invalidate();
  void utils.waiting.invalidate();
  void utils.credits.invalidate();
  void utils.people.invalidate();
  void utils.accounts.user.invalidate();
}
