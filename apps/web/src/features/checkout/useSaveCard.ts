import type { PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import type { CardForm } from '@fairway/contracts/checkout/payments';
import type { EnteredCard } from '@fairway/ui/features/checkout/components/CardForm/CardForm';
import type { CardEntry } from '@fairway/ui/features/checkout/components/CardPaymentFlow/paying';
import { useSingleFlight } from '@fairway/ui/hooks/useSingleFlight';
import { useState } from 'react';
import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { tellFailure } from '../../trpc/queryClient.ts';
import { useCardEntry } from './useCardEntry.tsx';

const PASSWORD_ASKED = 403;

interface Saving {
  form: CardForm | undefined;
  /** What the person is already, for the provider and for us. */
  person: { stripe_id: string | null; stripe_card: string | null };
  onSaved: () => void;
  /** The password of a change was given too long ago. */
  onLocked?: () => void;
}

/** The card's form of the signed-in person, to its end: begun at the server, confirmed in the browser, kept by the server. */
export function useSaveCard({ form, person, onSaved, onLocked }: Saving): CardEntry {
  const { fields, waiting, confirm } = useCardEntry(form);
  const addCustomer = trpc.payments.addCustomer.useMutation();
  const addCard = trpc.payments.addCard.useMutation();
  // A password that is asked for again needs no toast.
  const updateCard = trpc.payments.updateCard.useMutation({ meta: { quiet: [PASSWORD_ASKED] } });

  const keep = async ({ name, test_card }: EnteredCard) => {
    const { client_secret } = person.stripe_id
      ? await tellFailure(trpcClient.payments.intent.query())
      : await addCustomer.mutateAsync();
    const payment_method = await confirm(client_secret, { name, test_card });
    const { stripe_card } = person.stripe_card
      ? await updateCard.mutateAsync({ payment_method, client_secret, name })
      : await addCard.mutateAsync({ payment_method });
    utils.accounts.user.setData(undefined, (user) => user && { ...user, stripe_card });
    void utils.accounts.user.invalidate();
    onSaved();
  };
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const { busy, run } = useSingleFlight(async (card: EnteredCard) => {
    setOutcome(null);
    try {
      await keep(card);
    } catch (error) {
      const { status, message } = readFailure(error);
      if (status === 418) setOutcome({ state: 'declined', reason: message });
      // Where the answer was lost the card may be another one by now.
      void utils.accounts.user.invalidate();
      if (status !== PASSWORD_ASKED) return;
      notify.error('Please enter your password again.');
      onLocked?.();
    }
  });
  return { fields, waiting, busy, outcome, onSave: (card) => void run(card) };
}
