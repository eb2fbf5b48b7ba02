import { LESSON_TYPES } from '@fairway/contracts/constants';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { LessonOverviewScreen } from '@fairway/ui/features/lessons/screens/LessonOverviewScreen/LessonOverviewScreen';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useMoney } from '../../../../features/checkout/useMoney.ts';
import { useAttendance } from '../../../../features/lessons/useAttendance.ts';
import { useProCancel } from '../../../../features/lessons/useProCancel.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/_lessons/lesson/$id')({
  staticData: { title: 'Lesson' },
  loader: ({ params }) => void utils.lessons.overview.prefetch({ id: params.id }, QUIET),
  component: LessonPage,
});

function LessonPage() {
  const { id } = Route.useParams();
  const overview = trpc.lessons.overview.useQuery({ id }, QUIET);
  const onCancel = useProCancel();
  const onAttendance = useAttendance();
  const money = useMoney();
  if (isNotFound(overview.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  // What leads here knows a lesson by its id alone.
  if (overview.data?.lesson.type === LESSON_TYPES.group)
    return <Navigate to="/pro/lessons/groups/$id" params={{ id }} replace />;
  const state = screenState({ overview }, (data) => data.overview);
  return <LessonOverviewScreen state={state} onCancel={onCancel} onAttendance={onAttendance} {...money} />;
}
