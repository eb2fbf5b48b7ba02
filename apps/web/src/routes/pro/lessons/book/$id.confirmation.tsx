import { ProConfirmationScreen } from '@fairway/ui/features/lessons/screens/ProConfirmationScreen/ProConfirmationScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { WebPushOffer } from '../../../../app/webPush/WebPushOffer.tsx';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/book/$id/confirmation')({
  staticData: { title: 'Lesson booked' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.id }, QUIET),
  component: Confirmation,
});

function Confirmation() {
  const { id } = Route.useParams();
  const lesson = trpc.lessons.byId.useQuery({ id }, QUIET);
  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return <ProConfirmationScreen state={screenState({ lesson }, (data) => data)} offer={<WebPushOffer side="pro" />} />;
}
