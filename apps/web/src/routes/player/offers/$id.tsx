import type { Offer as OfferOut } from '@fairway/contracts/offers/offers';
import { OfferScreen, type OfferScreenProps } from '@fairway/ui/features/offers/screens/OfferScreen/OfferScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../app/failures/failure.ts';
import { useRedeem } from '../../../features/offers/useRedeem.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState, type Source } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/offers/$id')({
  staticData: { title: 'Offer' },
  loader: ({ params }) => {
    void utils.offers.one.prefetch({ id: params.id }, QUIET);
    void utils.payments.cardForm.prefetch();
  },
  component: PlayerOffer,
});

function PlayerOffer() {
  const { id } = Route.useParams();
  // A refusal or a thank-you is of this offer and of no other.
  return <Offer key={id} id={id} />;
}

function Offer({ id }: { id: string }) {
  const user = useUser();
  const offer = trpc.offers.one.useQuery({ id }, QUIET);
  const { redeeming, redeem } = useRedeem();
  return (
    <OfferScreen
      state={readOfferState(offer, redeeming.outcome !== null || redeeming.done !== null)}
      card={user.stripe_card}
      redeeming={redeeming}
      onRedeem={redeem}
    />
  );
}

/** One that is gone is so told, unless the person has just been told more of it: then what they saw stays, without its button. */
function readOfferState(offer: Source<OfferOut> & { error: unknown }, told: boolean): OfferScreenProps['state'] {
  if (!isNotFound(offer.error)) return screenState({ offer }, (data) => data);
  if (!offer.data || !told) return { status: 'gone' };
  return { status: 'ready', offer: { ...offer.data, can: { redeem: false, change: false } } };
}
