import type { BoughtCredits } from '@fairway/ui/features/credits/screens/AddCreditsScreen/Bought';
import type { Buying, CreditOrder } from '@fairway/ui/features/credits/screens/AddCreditsScreen/BuyCredits';
import { useState } from 'react';
import { usePurchase } from '../checkout/usePurchase.ts';
import { invalidateCredits } from './invalidateCredits.ts';
import { trpcClient, utils } from '../../trpc/client.ts';

/** Buys credits to the end; `bought` names the receipt of what was just paid. */
export function useBuyCredits(): { buying: Buying; bought: BoughtCredits | null; onMore: () => void } {
  const [bought, setBought] = useState<BoughtCredits | null>(null);
  const purchase = usePurchase({
    call: async (order: CreditOrder, again, options) => {
      const credits = await trpcClient.credits.buy.mutate({ ...order, ...again }, options);
      // The newest receipt is that of this purchase.
      const { data } = await utils.payments.purchases.fetch({ page: 1 }, { staleTime: 0 });
      return { credits, receipt: data[0] };
    },
    onBought: ({ credits, receipt }) => {
      utils.credits.byExpiry.setData({}, credits);
      if (receipt) setBought({ ...receipt, receiptHref: `/player/receipts/${receipt.id}` });
      invalidateCredits();
    },
    // A price or a pro that changed meanwhile is looked at again.
    onRefused: () => void utils.accounts.user.invalidate(),
  });
  return {
    buying: {
      ...purchase.paying,
      onBuy: purchase.buy,
    },
    bought,
    onMore: () => {
      purchase.reset();
      setBought(null);
    },
  };
}
