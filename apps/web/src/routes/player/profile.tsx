import { PlayerHomeScreen } from '@fairway/ui/features/lessons/screens/PlayerHomeScreen/PlayerHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/player/profile')({
  staticData: { title: 'Home' },
  loader: () => void utils.accounts.user.prefetch(),
  component: PlayerHome,
});

function PlayerHome() {
  const user = trpc.accounts.user.useQuery();
  return <PlayerHomeScreen state={screenState({ user }, (data) => data.user)} />;
}
