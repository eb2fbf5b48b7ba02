import { PlayerLessonScreen } from '@fairway/ui/features/lessons/screens/PlayerLessonScreen/PlayerLessonScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { printPage } from '../../../../app/shell/printPage.ts';
import { useStar } from '../../../../features/lessons/useStar.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useComments } from '../../../../features/records/useComments.ts';
import { useLessonDetail } from '../../../../features/records/useLessonDetail.ts';
import { useRecordSharing } from '../../../../features/records/useRecordSharing.ts';
import { useRetryVideo } from '../../../../features/records/useRetryVideo.ts';
import { useCancelLesson } from '../../../../features/lessons/useCancelLesson.ts';

export const Route = createFileRoute('/player/_lessons/lesson/$id')({
  staticData: { title: 'Lesson' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.id }, QUIET),
  component: PlayerLesson,
});

function PlayerLesson() {
  const { id } = Route.useParams();
  const lesson = useLessonDetail(id);
  const onRetryVideo = useRetryVideo(id);
  const cancel = useCancelLesson();
  const onStar = useStar();
  const comments = useComments(id);
  const sharing = useRecordSharing(id);
  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <PlayerLessonScreen
      state={screenState({ lesson }, (data) => data)}
      onCancel={cancel}
      onStar={onStar}
      comments={comments}
      sharing={sharing}
      onRetryVideo={onRetryVideo}
      onPrint={() => void printPage()}
    />
  );
}
