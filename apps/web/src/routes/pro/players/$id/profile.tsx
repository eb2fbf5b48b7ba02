import { PlayerProfileScreen } from '@fairway/ui/features/coaching/screens/PlayerProfileScreen/PlayerProfileScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/players/$id/profile')({
  staticData: { title: 'Player profile' },
  loader: ({ params }) => void utils.people.player.prefetch({ id: params.id }, QUIET),
  component: Profile,
});

function Profile() {
  const { id } = Route.useParams();
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const save = trpc.people.saveUser.useMutation({
    onSuccess: (saved, { lesson_settings }) => {
      const own_lesson_duration = lesson_settings?.lesson_duration;
      utils.people.player.setData(
        { id },
        (before) =>
          before && {
            ...before,
            ...saved,
            own_lesson_duration: typeof own_lesson_duration === 'number' ? own_lesson_duration : null,
          },
      );
      invalidateLessons();
      notify.success('The default lesson length has been saved');
    },
  });
  const guard = useLeaveGuard();
  if (isNotFound(player.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <PlayerProfileScreen
      // What is chosen begins anew with what was saved.
      key={player.data?.own_lesson_duration}
      id={id}
      state={screenState({ player }, (data) => data)}
      onSave={(lesson_duration) => save.mutate({ id, lesson_settings: { lesson_duration } })}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...guard}
    />
  );
}
