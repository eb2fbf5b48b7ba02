import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { GroupLessonScreen } from '@fairway/ui/features/lessons/screens/GroupLessonScreen/GroupLessonScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { useCancelLesson } from '../../../../features/lessons/useCancelLesson.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/lessons/groups/$id')({
  staticData: { title: 'Group lesson' },
  loader: ({ params }) => {
    void utils.groupLessons.get.prefetch({ id: params.id }, QUIET);
    void utils.lessons.form.prefetch();
  },
  component: GroupLesson,
});

function GroupLesson() {
  const { id } = Route.useParams();
  const group = trpc.groupLessons.get.useQuery({ id }, QUIET);
  const form = trpc.lessons.form.useQuery();
  // Refused, the last place may be gone: the page then says so.
  const settled = { onSettled: invalidateLessons };
  const join = trpc.groupLessons.join.useMutation(settled);
  const wait = trpc.groupLessons.wait.useMutation(settled);
  const stop = trpc.groupLessons.stopWaiting.useMutation(settled);
  const leave = useCancelLesson();
  if (isNotFound(group.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <GroupLessonScreen
      state={screenState({ group, form }, (data) => ({
        group: data.group,
        credits: data.form.credits,
        sells_credits: data.form.lesson_price !== null,
        errors: fieldErrors(join.error) ?? fieldErrors(wait.error),
      }))}
      onJoin={async (payment_type) => {
        await join.mutateAsync({ id, payment_type });
        notify.success('You have a place');
      }}
      onLeave={leave}
      onWait={async () => {
        await wait.mutateAsync({ id });
        notify.success('You are on the waiting list');
      }}
      onStopWaiting={async () => {
        await stop.mutateAsync({ id });
        notify.success('You are no longer on the waiting list');
      }}
    />
  );
}
