import { PlayerScreen } from '@fairway/ui/features/coaching/screens/PlayerScreen/PlayerScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { isNotFound } from '../../../../../app/failures/failure.ts';
import { notify } from '../../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../../app/session/startPath.ts';
import { invalidateLessons } from '../../../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../../../trpc/client.ts';
import { QUIET } from '../../../../../trpc/quiet.ts';
import { screenState } from '../../../../../trpc/screenState.ts';
import { useProCancel } from '../../../../../features/lessons/useProCancel.ts';

export const Route = createFileRoute('/pro/players/_desk/$id/')({
  staticData: { title: 'Player' },
  loader: ({ params: { id } }) => {
    void utils.people.player.prefetch({ id }, QUIET);
    void utils.people.playerDeliveries.prefetch({ id }, QUIET);
  },
  component: Player,
});

function Player() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const sent = trpc.people.playerDeliveries.useQuery({ id }, QUIET);
  const onCancel = useProCancel();
  const remove = trpc.people.removeUser.useMutation();

  const onRemove = async () => {
    await remove.mutateAsync({ id });
    await navigate({ to: '/pro/players', replace: true });
    notify.success('Your player has been deleted.');
    // Only now: on this page the player would be asked for once more.
    invalidateLessons();
  };

  if (isNotFound(player.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <PlayerScreen
      state={screenState({ player }, (data) => data)}
      sent={sent.data}
      onCancel={onCancel}
      onRemove={onRemove}
    />
  );
}
