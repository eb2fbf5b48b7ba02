import { PlayerHomeScreen } from '@fairway/ui/features/lessons/screens/PlayerHomeScreen/PlayerHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/player/profile')({
  staticData: { title: 'Home' },
  loader: () => {
    void utils.accounts.user.prefetch();
    void utils.practice.today.prefetch();
    void utils.skills.overview.prefetch({});
  },
  component: PlayerHome,
});

function PlayerHome() {
  const user = trpc.accounts.user.useQuery();
  const practice = trpc.practice.today.useQuery();
  const overview = trpc.skills.overview.useQuery({});
  return (
    <PlayerHomeScreen
      state={screenState({ user, practice, overview }, (data) => ({
        ...data.user,
        practice: data.practice,
        overview: data.overview,
      }))}
    />
  );
}
