import { ProOffersScreen } from '@fairway/ui/features/offers/screens/ProOffersScreen/ProOffersScreen';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseOffersSearch } from './offersSearch.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

/** The offers of a coach: a page by itself, or beside one of them. */
export function ProOffersPage() {
  const { timezone } = useUser();
  const { show = null } = useSearch({ from: '/pro/offers/_desk', select: parseOffersSearch, structuralSharing: true });
  const navigate = useNavigate();
  const offers = trpc.offers.list.useQuery({});
  return (
    <ProOffersScreen
      state={screenState({ offers }, (data) => data)}
      timezone={timezone}
      show={show}
      onShow={(next) =>
        void navigate({ to: '.', search: next ? { show: next } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
