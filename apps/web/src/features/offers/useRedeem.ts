import type { Offer } from '@fairway/contracts/offers/offers';
import type { OfferScreenProps } from '@fairway/ui/features/offers/screens/OfferScreen/OfferScreen';
import { useState } from 'react';
import { usePurchase } from '../checkout/usePurchase.ts';
import { invalidateCredits } from '../credits/invalidateCredits.ts';
import { trpcClient, utils } from '../../trpc/client.ts';
import { redeemedOr } from './redeemed.ts';

type Redeeming = OfferScreenProps['redeeming'];
/** What is wanted: this offer, at the price that the page shows. */
type Wanted = Pick<Offer, 'id' | 'price'>;

/** Redeems offers to the end: with the card on file or one added on the way, the bank's confirmation, and the words that come of it. */
export function useRedeem(): { redeeming: Redeeming; redeem: (offer: Wanted) => void } {
  const [done, setDone] = useState<Redeeming['done']>(null);
  const { buy, paying } = usePurchase<Wanted, string>({
    call: async (wanted, again, options) =>
      redeemedOr(await trpcClient.offers.redeem.mutate({ ...wanted, ...again }, options)),
    isFree: ({ price }) => price === 0,
    onBought: (msg) => {
      setDone({ msg });
      void utils.offers.invalidate();
      invalidateCredits();
    },
    onRefused: () => {
      // What was shown is old: the stock, the price, or the card on file.
      void utils.offers.invalidate();
      void utils.accounts.user.invalidate();
    },
  });
  return {
    redeeming: { ...paying, done },
    redeem: ({ id, price }) => buy({ id, price }),
  };
}
