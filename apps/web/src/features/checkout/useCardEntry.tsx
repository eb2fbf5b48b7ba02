import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { CardForm } from '@fairway/contracts/checkout/payments';
import type { EnteredCard } from '@fairway/ui/features/checkout/components/CardForm/CardForm';
import { onDemand } from '@fairway/ui/kit/onDemand';
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { CardRefused } from './refused.ts';
import { confirmAtSimulator } from './simulator.ts';
import type { ConfirmCard } from './StripeFields.tsx';

const { Part: StripeFields } = onDemand(async () => (await import('./StripeFields.tsx')).StripeFields);

export interface CardEntry {
  /** For `CardForm`: the provider's fields, or none for the simulator's. */
  fields: ReactNode;
  waiting: boolean;
  /** Confirms the entered card; answers the payment method to be kept. */
  confirm: (client_secret: string, card: EnteredCard) => Promise<string>;
}

/** The card's form of this installation: Stripe's fields when there is a publishable key, else the simulator's test cards. */
export function useCardEntry(form: CardForm | undefined): CardEntry {
  const confirmRef = useRef<ConfirmCard | null>(null);
  const [ready, setReady] = useState(false);
  const onReady = useCallback((confirm: ConfirmCard | null) => {
    confirmRef.current = confirm;
    setReady(confirm !== null);
  }, []);
  const key = form?.publishable_key ?? null;
  return {
    fields:
      key === null ? undefined : (
        <Suspense fallback={<Skeleton height={52} radius="md" />}>
          <StripeFields
            publishableKey={key}
            onReady={onReady}
            onFailed={() => notify.error('The card form could not be loaded. Please check your connection.')}
          />
        </Suspense>
      ),
    waiting: !form || (key !== null && !ready),
    confirm: async (client_secret, { name, test_card }) => {
      if (form && key === null && test_card !== null) return confirmAtSimulator(form.api_url, client_secret, test_card);
      if (!confirmRef.current) throw new CardRefused(FAILURE_TEXTS.problem);
      return confirmRef.current(client_secret, name);
    },
  };
}

/** Tells of a card that was not taken, in the provider's words. What else failed has been told. */
export function tellCardRefused(error: unknown): void {
  const { status, message } = readFailure(error);
  if (status === 418) notify.error(message);
}
