import { PlayerLessonScreen } from '@fairway/ui/screens/player/PlayerLessonScreen/PlayerLessonScreen';
import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../failures/failure.ts';
import { useStar } from '../../../lessons/useStar.ts';
import { HOME_OF } from '../../../session/startPath.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useCancelLesson } from '../-useCancelLesson.ts';

export const Route = createFileRoute('/player/lesson/$id')({
  staticData: { title: 'Lesson' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.id }, QUIET),
  component: PlayerLesson,
});

function PlayerLesson() {
  const { id } = Route.useParams();
  const lesson = trpc.lessons.byId.useQuery({ id }, QUIET);
  const cancel = useCancelLesson();
  const onStar = useStar();
  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return <PlayerLessonScreen state={screenState({ lesson }, (data) => data)} onCancel={cancel} onStar={onStar} />;
}
