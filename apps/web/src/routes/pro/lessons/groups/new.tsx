import { GroupLessonFormScreen } from '@fairway/ui/features/lessons/screens/GroupLessonFormScreen/GroupLessonFormScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/groups/new')({
  staticData: { title: 'New group lesson' },
  loader: () => void utils.lessons.form.prefetch(),
  component: NewGroupLesson,
});

function NewGroupLesson() {
  const onward = useOnward();
  const form = trpc.lessons.form.useQuery();
  const create = trpc.groupLessons.create.useMutation();
  const guard = useLeaveGuard();
  return (
    <GroupLessonFormScreen
      {...guard}
      state={screenState({ form }, (data) => data)}
      errors={fieldErrors(create.error)}
      onSave={async (requested) => {
        const { id } = await create.mutateAsync(requested);
        invalidateLessons();
        guard.onDirtyChange(false);
        await onward({ to: '/pro/lessons/groups/$id', params: { id }, replace: true });
        notify.success('Group lesson planned');
      }}
    />
  );
}
