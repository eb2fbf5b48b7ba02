import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { HeldTimeScreen } from '@fairway/ui/features/lessons/screens/HeldTimeScreen/HeldTimeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/player/lessons/waiting/$id')({
  staticData: { title: 'A time for you' },
  loader: ({ params }) => {
    void utils.waiting.hold.prefetch({ id: params.id }, QUIET);
    void utils.lessons.form.prefetch();
  },
  component: Held,
});

function Held() {
  const { id } = Route.useParams();
  const onward = useOnward();
  const hold = trpc.waiting.hold.useQuery({ id }, QUIET);
  const form = trpc.lessons.form.useQuery();
  // Refused, it may be over: the page then says why.
  const answer = trpc.waiting.answer.useMutation({ onError: invalidateLessons });
  if (isNotFound(hold.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <HeldTimeScreen
      state={screenState({ hold, form }, (data) => ({ ...data, errors: fieldErrors(answer.error) }))}
      onBook={async (payment_type) => {
        const { lesson_id } = await answer.mutateAsync({ id, response: true, payment_type });
        if (lesson_id)
          await onward({
            to: '/player/lessons/book/$id/confirmation',
            params: { id: lesson_id },
            replace: true,
          });
        // Only now: on this page the time just booked would be no longer held.
        invalidateLessons();
      }}
      onDecline={async () => {
        await answer.mutateAsync({ id, response: false });
        notify.success('The next player is asked');
        await onward({ to: '/player/lessons/waiting', replace: true });
        invalidateLessons();
      }}
    />
  );
}
