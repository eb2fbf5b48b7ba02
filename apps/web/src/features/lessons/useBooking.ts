import { useMutation } from '@tanstack/react-query';
import { isOnline } from '../../app/connection/online.ts';
import { fieldErrors, isPassing, readFailure } from '../../app/failures/failure.ts';
import { trpcClient } from '../../trpc/client.ts';
import { useAttempt } from '../../trpc/useAttempt.ts';
import { invalidateLessons } from './invalidateLessons.ts';

type Booking = Parameters<typeof trpcClient.lessons.book.mutate>[0] & { duration: number };

/** How often a booking is sent again by itself while no answer comes: seven seconds in all. */
const REPEATS = 3;

/**
 * Books a lesson. An answer that is lost on the way says nothing of the lesson, so the same is asked again under the same key, which books
 * once: by itself at first, and then by whoever presses the button again, for whom the time stays as it was chosen.
 */
export function useBooking() {
  const attempt = useAttempt();
  const { mutateAsync, error, variables } = useMutation({
    mutationFn: (booking: Booking) => attempt(booking, (sent, keyed) => trpcClient.lessons.book.mutate(sent, keyed)),
    retry: (times, error) => times < REPEATS && isOnline() && isPassing(readFailure(error)),
    onError: (error) => {
      // A time that was taken meanwhile goes from the free ones, credits spent elsewhere from the balance.
      if (!isPassing(readFailure(error))) invalidateLessons();
    },
  });
  const isUnanswered = error !== null && isPassing(readFailure(error));
  return { book: mutateAsync, errors: fieldErrors(error), unanswered: isUnanswered ? variables : undefined };
}
