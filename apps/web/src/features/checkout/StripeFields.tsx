import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { useMantineTheme } from '@mantine/core';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { CardRefused } from './refused.ts';
import classes from './StripeFields.module.css';

/** Confirms the card in the fields; answers the payment method, or throws `CardRefused`. */
export type ConfirmCard = (client_secret: string, name: string) => Promise<string>;

export interface StripeFieldsProps {
  publishableKey: string;
  /** Told once the card can be sent, and null while it cannot. */
  onReady: (confirm: ConfirmCard | null) => void;
  onFailed: () => void;
}

function Field({ onReady }: Pick<StripeFieldsProps, 'onReady'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { fontFamily, colors, primaryColor } = useMantineTheme();
  const [complete, setComplete] = useState(false);
  const [fault, setFault] = useState<string | undefined>();

  useEffect(() => {
    if (!stripe || !elements || !complete) return onReady(null);
    onReady(async (client_secret, name) => {
      const card = elements.getElement(CardElement);
      if (!card) throw new CardRefused(FAILURE_TEXTS.problem);
      const { setupIntent, error } = await stripe.confirmCardSetup(client_secret, {
        payment_method: { card, billing_details: { name } },
      });
      const method = setupIntent?.payment_method;
      if (error || !method) throw new CardRefused(error?.message ?? FAILURE_TEXTS.problem);
      return typeof method === 'string' ? method : method.id;
    });
  }, [stripe, elements, complete, onReady]);

  return (
    <div>
      <div className={classes.field} data-invalid={fault ? true : undefined}>
        <CardElement
          options={{
            hidePostalCode: true,
            style: { base: { fontFamily, fontSize: '16px', iconColor: colors[primaryColor]?.[6] } },
          }}
          onChange={(event) => {
            setComplete(event.complete);
            setFault(event.error?.message);
          }}
        />
      </div>
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** Stripe's own fields for a card: what is typed there goes to Stripe alone. Its script is loaded with this module and not before. */
export function StripeFields({ publishableKey, onReady, onFailed }: StripeFieldsProps) {
  const [stripe] = useState(() =>
    loadStripe(publishableKey).catch(() => {
      onFailed();
      return null;
    }),
  );
  return (
    <Elements stripe={stripe}>
      <Field onReady={onReady} />
    </Elements>
  );
}
