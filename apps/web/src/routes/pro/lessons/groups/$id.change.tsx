import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { GroupLessonFormScreen } from '@fairway/ui/features/lessons/screens/GroupLessonFormScreen/GroupLessonFormScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/groups/$id/change')({
  staticData: { title: 'Change group lesson' },
  loader: ({ params }) => {
    void utils.groupLessons.get.prefetch({ id: params.id }, QUIET);
    void utils.lessons.form.prefetch();
  },
  component: ChangeGroupLesson,
});

function ChangeGroupLesson() {
  const { id } = Route.useParams();
  const onward = useOnward();
  const group = trpc.groupLessons.get.useQuery({ id }, QUIET);
  const form = trpc.lessons.form.useQuery();
  const change = trpc.groupLessons.change.useMutation();
  const guard = useLeaveGuard();
  if (isNotFound(group.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <GroupLessonFormScreen
      {...guard}
      id={id}
      state={screenState({ group, form }, (data) => data)}
      errors={fieldErrors(change.error)}
      onSave={async (requested) => {
        await change.mutateAsync({ id, ...requested });
        invalidateLessons();
        guard.onDirtyChange(false);
        await onward({ to: '/pro/lessons/groups/$id', params: { id }, replace: true });
        notify.success('Group lesson changed');
      }}
    />
  );
}
