import type { History, Lesson } from '@fairway/contracts/lessons/lessons';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { isLastCall } from '../../trpc/isLastCall.ts';
import { refetchUnread } from '../../trpc/queryClient.ts';

/** Stars a lesson for the signed-in person: shown at once, taken back when the server says no. */
export function useStar(): (lesson: Lesson, starred: boolean) => void {
  const client = useQueryClient();
  const field = useUser().type === 'pro' ? 'pro_starred' : 'starred';
  const paint = (id: string, starred: boolean) => {
    const painted = <L extends Lesson>(lesson: L): L => (lesson.id === id ? { ...lesson, [field]: starred } : lesson);
    client.setQueriesData<InfiniteData<History>>(
      { queryKey: getQueryKey(trpc.lessons.history) },
      (kept) => kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, lessons: page.lessons.map(painted) })) },
    );
    utils.lessons.byId.setData({ id }, (kept) => kept && painted(kept));
  };
  const isLast = (id: string) => isLastCall(trpc.lessons.star, (tap) => (tap as { id: string }).id === id);
  const star = trpc.lessons.star.useMutation({
    // One after the other: the last tap is the one that counts.
    scope: { id: 'lesson-star' },
    // A list that was read again meanwhile, for another lesson, has the star as it was before.
    onSuccess: (_, { id, starred }) => {
      if (isLast(id)) paint(id, starred === true);
    },
    onError: (_, { id, starred }) => {
      if (!isLast(id)) return;
      paint(id, !starred);
      // What came of the taps before it is the server's to say.
      void utils.lessons.byId.invalidate({ id });
      void utils.lessons.history.invalidate();
    },
    onSettled: () => {
      // What is on show stays as it is painted: a lesson whose star was just taken off can be starred again.
      void utils.lessons.history.invalidate(undefined, { refetchType: 'none' });
      refetchUnread(getQueryKey(trpc.lessons.history));
      refetchUnread(getQueryKey(trpc.lessons.byId));
    },
  });
  return ({ id }, starred) => {
    void utils.lessons.history.cancel();
    void utils.lessons.byId.cancel({ id });
    paint(id, starred);
    star.mutate({ id, starred });
  };
}
