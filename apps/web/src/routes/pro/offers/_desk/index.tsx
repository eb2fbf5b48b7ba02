import { createFileRoute } from '@tanstack/react-router';
import { utils } from '../../../../trpc/client.ts';
import { ProOffersPage } from '../../../../features/offers/ProOffersPage.tsx';

export const Route = createFileRoute('/pro/offers/_desk/')({
  staticData: { title: 'Offers' },
  loader: () => void utils.offers.list.prefetch({}),
  component: ProOffersPage,
});
