import { BookLessonConfirmationScreen } from '@fairway/ui/features/lessons/screens/BookLessonConfirmationScreen/BookLessonConfirmationScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { saveLessonFile } from '../../../../features/lessons/saveLessonFile.ts';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { WebPushOffer } from '../../../../app/webPush/WebPushOffer.tsx';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/lessons/book/$id/confirmation')({
  staticData: { title: 'Lesson booked' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.id }, QUIET),
  component: Confirmation,
});

function Confirmation() {
  const { id } = Route.useParams();
  const { calendarFeedURL } = useUser();
  const lesson = trpc.lessons.byId.useQuery({ id }, QUIET);
  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <BookLessonConfirmationScreen
      state={screenState({ lesson }, (data) => ({ ...data, calendarFeedURL }))}
      onAddToCalendar={saveLessonFile}
      offer={<WebPushOffer side="player" />}
    />
  );
}
