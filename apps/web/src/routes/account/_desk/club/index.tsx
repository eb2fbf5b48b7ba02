import { VenuesScreen } from '@fairway/ui/features/coaching/screens/VenuesScreen/VenuesScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/club/')({
  staticData: { title: 'Venue Details' },
  loader: () => void utils.profile.clubs.prefetch(),
  component: Venues,
});

function Venues() {
  const clubs = trpc.profile.clubs.useQuery();
  return <VenuesScreen state={screenState({ clubs }, (data) => data)} />;
}
