import type { User } from '@fairway/contracts/auth/accounts';
import { useEffect } from 'react';
import { tellCardRefused } from '../checkout/useCardEntry.tsx';
import { readFailure } from '../../app/failures/failure.ts';
import { trpc } from '../../trpc/client.ts';

interface Confirming {
  /** The card that the browser has confirmed, while its step is on show. */
  payment_method: string | undefined;
  onDone: (user: User | undefined) => void;
  /** The provider did not take the card after all. */
  onRefused: () => void;
}

/** Step 6: has the server keep the card, or remembers that it may wait. */
export function useConfirming({ payment_method, onDone, onRefused }: Confirming) {
  const keep = trpc.accounts.onboard.useMutation({
    meta: { quiet: true },
    onSuccess: ({ user }) => onDone(user),
    onError: (error) => {
      const { status } = readFailure(error);
      if (status !== 418 && status !== 422) return;
      tellCardRefused(error);
      onRefused();
      keep.reset();
    },
  });
  const { mutate, isIdle } = keep;
  useEffect(() => {
    if (payment_method && isIdle) mutate({ step: 6, payment_method });
  }, [payment_method, isIdle, mutate]);

  const later = trpc.accounts.onboard.useMutation({ onSuccess: ({ user }) => onDone(user) });
  return {
    failed: keep.isError,
    retry: () => keep.reset(),
    later: () => later.mutate({ step: 6, later: true }),
    leaving: later.isPending || later.isSuccess,
  };
}
