import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../../app/desk/deskWidth.ts';
import { parseOffersSearch } from '../../../features/offers/offersSearch.ts';
import { ProOffersList } from '../../../features/offers/ProOffersList.ts';

export const Route = createFileRoute('/pro/offers/_desk')({
  validateSearch: parseOffersSearch,
  loader: () => (isDeskWide() ? ProOffersList.preload?.() : undefined),
  component: OffersDesk,
});

function OffersDesk() {
  return <DeskFrame label="All offers" listPath={proPaths.offers} List={ProOffersList} />;
}
