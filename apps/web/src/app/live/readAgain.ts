import { invalidateCredits } from '../../features/credits/invalidateCredits.ts';
import { invalidateLessons } from '../../features/lessons/invalidateLessons.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import type { Changed } from './refreshBatch.ts';

/** The calls of messages, and the one that counts those unread, as tRPC names them. */
const MESSAGES = [['messages']];
const UNREAD = [['messages', 'unread']];
/** A coach's home counts them as well. */
const COACH_HOME = [['lessons', 'home']];

/** What each change has made old, of what the server was asked, whose calls tRPC names by lists: what is on view is asked for again, the rest when it is looked at. */
const READ_AGAIN: Record<Changed, () => void> = {
  lesson: invalidateLessons,
  credits: invalidateCredits,
  message: () => {
    void queryClient.invalidateQueries({ queryKey: MESSAGES });
    void queryClient.invalidateQueries({ queryKey: COACH_HOME });
  },
  unread: () => {
    void queryClient.invalidateQueries({ queryKey: UNREAD });
    void queryClient.invalidateQueries({ queryKey: COACH_HOME });
  },
  everything: () => void queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => Array.isArray(call) }),
};

export function readAgain(changed: ReadonlySet<Changed>): void {
  if (changed.has('everything')) READ_AGAIN.everything();
  else for (const one of changed) READ_AGAIN[one]();
}
