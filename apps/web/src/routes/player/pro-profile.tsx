import { ProProfileScreen } from '@fairway/ui/features/users/screens/ProProfileScreen/ProProfileScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/player/pro-profile')({
  staticData: { title: 'Your coach' },
  loader: () => void utils.profile.profile.prefetch(),
  component: ProProfile,
});

function ProProfile() {
  const profile = trpc.profile.profile.useQuery();
  return <ProProfileScreen state={screenState({ profile }, (data) => data)} />;
}
