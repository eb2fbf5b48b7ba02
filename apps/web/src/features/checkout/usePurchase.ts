import type { Paying } from '@fairway/ui/features/checkout/components/CardPaymentFlow/paying';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Failure, readFailure, isPassing } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { useUser } from '../../app/session/useUser.ts';
import { type Keyed, trpc, utils } from '../../trpc/client.ts';
import { readChallenge } from './challenge.ts';
import { confirmPayment } from './confirmPayment.ts';
import { tellCardRefused } from './useCardEntry.tsx';
import { purchaseRefusal, toldByPurchase } from './purchaseRefusal.ts';
import { useSaveCard } from './useSaveCard.ts';

/** What the call sends beside what is bought, once the cardholder has confirmed. */
type Again = { payment_made?: true; payment_intent_id?: string };

export interface PurchaseOf<Goods, Bought> {
  /**
   * The call at the server: `again` joins its input, `options` are the call's own. It throws `MustConfirm` or `CardRefused` where the
   * server says such a thing in an answer of 200 (O1).
   */
  call: (goods: Goods, again: Again, options: { context: Keyed & Record<string, unknown> }) => Promise<Bought>;
  onBought: (bought: Bought, goods: Goods) => void;
  /** What is free wants no card. */
  isFree?: (goods: Goods) => boolean;
  /** After a refusal, which has been told by then. */
  onRefused?: (failure: Failure) => void;
  /** Said of a failure that the server has no words for; the general toast without it. */
  otherwise?: string;
}

export interface Purchase<Goods> {
  /** Buys it; a buyer without a card is asked for one first, and what they wanted is bought when it is saved. */
  buy: (goods: Goods) => void;
  paying: Paying;
  error: unknown;
  reset: () => void;
}

/** An attempt whose outcome is not known: the same again is the same attempt (C4a). */
interface Open {
  goods: string;
  key: string;
  again: Again;
}

/**
 * A purchase with the card on file, to its end: each attempt goes under a key of its own, which a repeat after a lost answer keeps;
 * the cardholder confirms when their bank asks, and the call is repeated. Refusals of the card are told in the provider's words.
 */
export function usePurchase<Goods, Bought>({
  call,
  onBought,
  isFree,
  onRefused,
  otherwise,
}: PurchaseOf<Goods, Bought>): Purchase<Goods> {
  const user = useUser();
  const form = trpc.payments.cardForm.useQuery();
  const open = useRef<Open | null>(null);
  const flying = useRef(false);
  const [confirming, setConfirming] = useState(false);
  const [wanted, setWanted] = useState<{ goods: Goods } | null>(null);

  const attempt = async (goods: Goods): Promise<Bought> => {
    const name = JSON.stringify(goods);
    if (open.current?.goods !== name) open.current = { goods: name, key: crypto.randomUUID(), again: {} };
    const mine = open.current;
    const ask = () => call(goods, mine.again, { context: { idempotency_key: mine.key } });
    try {
      return await ask();
    } catch (error) {
      const challenge = readChallenge(error);
      if (!challenge) throw error;
      setConfirming(true);
      const shown = form.data ?? (await utils.payments.cardForm.fetch());
      await confirmPayment(shown, challenge.client_secret);
      mine.again = { payment_made: true, payment_intent_id: challenge.payment_intent_id };
      return await ask();
    } finally {
      setConfirming(false);
    }
  };

  const purchase = useMutation({
    mutationFn: attempt,
    meta: toldByPurchase(otherwise),
    onSuccess: (bought, goods) => {
      open.current = null;
      void utils.payments.invalidate();
      onBought(bought, goods);
    },
    onError: (error) => {
      // While nobody knows how it ended the next press is the same attempt.
      const failure = readFailure(error);
      if (!isPassing(failure)) open.current = null;
      const refusal = purchaseRefusal(failure, otherwise);
      if (refusal !== null) notify.error(refusal);
      tellCardRefused(error);
      onRefused?.(failure);
    },
    onSettled: () => {
      flying.current = false;
    },
  });
  const go = (goods: Goods) => {
    // The ref answers within the same tick, before React has drawn the busy button.
    if (flying.current) return;
    flying.current = true;
    purchase.mutate(goods);
  };
  const card = useSaveCard({
    form: form.data,
    person: user,
    onSaved: () => {
      setWanted(null);
      if (wanted) go(wanted.goods);
    },
  });

  return {
    buy: (goods) => (user.stripe_card === null && !isFree?.(goods) ? setWanted({ goods }) : go(goods)),
    paying: {
      busy: purchase.isPending,
      confirming,
      cardForm: wanted ? card : null,
      onWithoutCard: () => setWanted(null),
    },
    error: purchase.error,
    reset: purchase.reset,
  };
}
