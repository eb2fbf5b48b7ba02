import { formatFullName } from '@fairway/contracts/person-names';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { RemindersScreen } from '@fairway/ui/features/practice/screens/RemindersScreen/RemindersScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useReminders } from '../../../../features/practice/useReminders.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/players/$id/reminders')({
  staticData: { title: 'Key reminders' },
  loader: ({ params }) => {
    void utils.keyReminders.list.prefetch({ id: params.id, page: 1 }, QUIET);
    void utils.people.player.prefetch({ id: params.id }, QUIET);
  },
  component: PlayerReminders,
});

function PlayerReminders() {
  const { id } = Route.useParams();
  const reminders = trpc.keyReminders.list.useQuery({ id, page: 1 }, QUIET);
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const acts = useReminders(id);
  if (isNotFound(reminders.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <RemindersScreen
      state={screenState({ reminders }, (data) => data)}
      name={player.data ? formatFullName(player.data) : undefined}
      back={{ href: proPaths.player(id), label: 'Back to the player' }}
      {...acts}
    />
  );
}
