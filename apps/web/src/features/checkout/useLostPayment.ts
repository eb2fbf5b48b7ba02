import type { PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

const ASK_EVERY_MS = 3_000;

/**
 * Asks what became of the attempt of which nobody knows how it ended, by its key, until that is known. The connection may be lost for
 * longer: what cannot be asked now is asked again.
 */
export function useLostPayment(key: string | null, onKnown: (outcome: PaymentOutcome) => void): void {
  const { data } = trpc.payments.outcome.useQuery(
    { key: key ?? '' },
    { ...QUIET, enabled: key !== null, refetchInterval: ASK_EVERY_MS, staleTime: 0, gcTime: 0 },
  );
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (key !== null && data && data.state !== 'unknown') tell(data);
  }, [key, data]);
}
