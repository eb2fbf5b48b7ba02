import { ProOffersScreen } from '@fairway/ui/features/offers/screens/ProOffersScreen/ProOffersScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/offers/')({
  staticData: { title: 'Offers' },
  loader: () => void utils.offers.list.prefetch({}),
  component: ProOffers,
});

function ProOffers() {
  const { timezone } = useUser();
  const offers = trpc.offers.list.useQuery({});
  return <ProOffersScreen state={screenState({ offers }, (data) => data)} timezone={timezone} />;
}
