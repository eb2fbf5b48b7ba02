import { PlayerLessonsScreen } from '@fairway/ui/screens/player/PlayerLessonsScreen/PlayerLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useCancelLesson } from '../-useCancelLesson.ts';

export const Route = createFileRoute('/player/lessons/')({
  staticData: { title: 'Lessons' },
  loader: () => {
    void utils.lessons.next.prefetch();
    void utils.lessons.pastUpcoming.prefetch();
    void utils.credits.byExpiry.prefetch({});
  },
  component: PlayerLessons,
});

function PlayerLessons() {
  const next = trpc.lessons.next.useQuery();
  const lessons = trpc.lessons.pastUpcoming.useQuery();
  const credits = trpc.credits.byExpiry.useQuery({});
  const cancel = useCancelLesson();
  const state = screenState({ next, lessons, credits }, (data) => ({
    next_lesson: data.next,
    ...data.lessons,
    credits: data.credits,
  }));
  return <PlayerLessonsScreen state={state} onCancel={cancel} />;
}
