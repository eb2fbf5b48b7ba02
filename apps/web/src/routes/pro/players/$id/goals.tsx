import { formatFullName } from '@fairway/contracts/person-names';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { PlayerGoalsScreen } from '@fairway/ui/features/practice/screens/PlayerGoalsScreen/PlayerGoalsScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { useGoals } from '../../../../features/practice/useGoals.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/players/$id/goals')({
  staticData: { title: 'Goals' },
  loader: ({ params }) => {
    void utils.goals.list.prefetch({ id: params.id }, QUIET);
    void utils.people.player.prefetch({ id: params.id }, QUIET);
  },
  component: PlayerGoals,
});

function PlayerGoals() {
  const { id } = Route.useParams();
  const { timezone } = useUser();
  const goals = trpc.goals.list.useQuery({ id }, QUIET);
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const acts = useGoals(id);
  if (isNotFound(goals.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <PlayerGoalsScreen
      state={screenState({ goals, player }, (data) => ({
        goals: data.goals,
        name: formatFullName(data.player),
        first_name: data.player.first_name,
        timezone,
      }))}
      back={{ href: proPaths.player(id), label: 'Back to the player' }}
      {...acts}
    />
  );
}
