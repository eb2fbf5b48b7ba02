import { ProLessonScreen } from '@fairway/ui/screens/pro/ProLessonScreen/ProLessonScreen';
import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../../failures/failure.ts';
import { useStar } from '../../../../../lessons/useStar.ts';
import { HOME_OF } from '../../../../../session/startPath.ts';
import { trpc, utils } from '../../../../../trpc/client.ts';
import { QUIET } from '../../../../../trpc/quiet.ts';
import { screenState } from '../../../../../trpc/screenState.ts';
import { useMoney } from '../../../-useMoney.ts';

export const Route = createFileRoute('/pro/players/$id/history/lesson/$lesson')({
  staticData: { title: 'Lesson' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.lesson }, QUIET),
  component: ProLesson,
});

function ProLesson() {
  const { id, lesson: lesson_id } = Route.useParams();
  const onStar = useStar();
  const money = useMoney();
  const lesson = trpc.lessons.byId.useQuery({ id: lesson_id }, QUIET);
  // An address that pairs a lesson with somebody else's history leads nowhere.
  if (isNotFound(lesson.error) || (lesson.data && lesson.data.player_id !== id))
    return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return <ProLessonScreen player_id={id} state={screenState({ lesson }, (data) => data)} onStar={onStar} {...money} />;
}
