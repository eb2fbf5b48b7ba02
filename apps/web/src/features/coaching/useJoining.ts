import type { EnteredCard } from '@fairway/ui/features/checkout/components/CardForm/CardForm';
import { useSingleFlight } from '@fairway/ui/hooks/useSingleFlight';
import { useEffect } from 'react';
import { tellCardRefused, useCardEntry } from '../checkout/useCardEntry.tsx';
import { trpc } from '../../trpc/client.ts';

interface Joining {
  /** The card's step is on show. */
  open: boolean;
  /** The account is made and this browser signed in, when it was not before. */
  onJoined: () => Promise<void>;
  onRefused: (error: unknown) => void;
  /** The browser has confirmed a card. */
  onCard: (payment_method: string) => void;
}

/** Step 5: makes the account as soon as the step is open, then takes a card. */
export function useJoining({ open, onJoined, onRefused, onCard }: Joining) {
  const form = trpc.payments.cardForm.useQuery(undefined, { enabled: open, staleTime: Infinity });
  const { fields, waiting, confirm } = useCardEntry(form.data);
  const join = trpc.accounts.onboard.useMutation({
    meta: { quiet: true },
    onSuccess: ({ api_token }) => (api_token ? onJoined() : undefined),
    onError: onRefused,
  });
  const { mutate, isIdle, data, reset } = join;
  useEffect(() => {
    if (open && isIdle) mutate({ step: 5 });
  }, [open, isIdle, mutate]);

  const { busy, run } = useSingleFlight(async (card: EnteredCard) => {
    try {
      onCard(await confirm(data?.client_secret ?? '', card));
      // What a card was confirmed with confirms no other.
      reset();
    } catch (error) {
      tellCardRefused(error);
    }
  });
  return {
    failed: join.isError || form.isError,
    joining: join.isPending || !form.data || !data,
    retrying: join.isPending || form.isFetching,
    retry: () => {
      if (join.isError) mutate({ step: 5 });
      if (form.isError) void form.refetch();
    },
    card: { fields, waiting, busy, onSave: (card: EnteredCard) => void run(card) },
  };
}
