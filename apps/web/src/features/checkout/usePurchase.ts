import type { Paying } from '@fairway/ui/features/checkout/components/CardPaymentFlow/paying';
import { describePayment, type PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Failure, readFailure, isPassing } from '../../app/failures/failure.ts';
import { useUser } from '../../app/session/useUser.ts';
import { type Keyed, trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { readChallenge } from './challenge.ts';
import { confirmPayment } from './confirmPayment.ts';
import { readFreeOutcome, readPaymentOutcome } from './paymentOutcome.ts';
import { useLostPayment } from './useLostPayment.ts';
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
  /** After a refusal, which is told by the button that pays. */
  onRefused?: (failure: Failure) => void;
  /** Said of a refusal that the server has no words for. */
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
  /** Whether the cardholder's bank has agreed: the money is taken then, whatever we hear of it. */
  confirmed: boolean;
}

/**
 * A purchase with the card on file, to its end: each attempt goes under a key of its own, which a repeat after a lost answer keeps;
 * the cardholder confirms when their bank asks, and the call is repeated. What happened to the money is told by the button; while nobody
 * knows, it is asked for until somebody does.
 */
export function usePurchase<Goods, Bought>({
  call,
  onBought,
  isFree,
  onRefused,
  otherwise = FAILURE_TEXTS.problem,
}: PurchaseOf<Goods, Bought>): Purchase<Goods> {
  const user = useUser();
  const form = trpc.payments.cardForm.useQuery();
  const open = useRef<Open | null>(null);
  const flying = useRef(false);
  const [confirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const [lost, setLost] = useState<{ key: string; goods: Goods } | null>(null);
  const [wanted, setWanted] = useState<{ goods: Goods } | null>(null);

  const attempt = async (goods: Goods): Promise<Bought> => {
    const name = JSON.stringify(goods);
    if (open.current?.goods !== name)
      open.current = { goods: name, key: crypto.randomUUID(), again: {}, confirmed: false };
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
      mine.confirmed = true;
      mine.again = { payment_made: true, payment_intent_id: challenge.payment_intent_id };
      return await ask();
    } finally {
      setConfirming(false);
    }
  };

  const purchase = useMutation({
    mutationFn: attempt,
    ...QUIET,
    onSuccess: (bought, goods) => {
      open.current = null;
      void utils.payments.invalidate();
      onBought(bought, goods);
    },
    onError: (error, goods) => {
      const failure = readFailure(error);
      const mine = open.current;
      const became = isFree?.(goods)
        ? readFreeOutcome(error, otherwise)
        : readPaymentOutcome(error, { confirmed: mine?.confirmed ?? false, otherwise });
      setOutcome(became);
      // While nobody knows how it ended the next press is the same attempt.
      if (!isPassing(failure)) open.current = null;
      else if (mine && became && !describePayment(became).may_pay) setLost({ key: mine.key, goods });
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
    setOutcome(null);
    purchase.mutate(goods);
  };
  useLostPayment(lost?.key ?? null, (known) => {
    setLost(null);
    // Asked for once more under its key, what was delivered is answered as if the first answer had come.
    if (known.state === 'delivered' && lost) return go(lost.goods);
    if (known.state !== 'not_charged') open.current = null;
    setOutcome(known);
  });
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
      outcome,
      cardForm: wanted ? card : null,
      onWithoutCard: () => setWanted(null),
    },
    error: purchase.error,
    reset: () => {
      setOutcome(null);
      purchase.reset();
    },
  };
}
