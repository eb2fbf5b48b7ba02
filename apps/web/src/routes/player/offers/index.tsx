import { OffersScreen } from '@fairway/ui/features/offers/screens/OffersScreen/OffersScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/offers/')({
  staticData: { title: 'Offers' },
  loader: () => void utils.offers.list.prefetch({}),
  component: Offers,
});

function Offers() {
  const offers = trpc.offers.list.useQuery({});
  return <OffersScreen state={screenState({ offers }, (data) => data)} />;
}
