import { arriving } from '#adapters/arriving.ts';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import type { Env } from '#core/env.ts';
import type { PaymentCalls, Payments } from './payments.ts';

/** What is said of the provider: a line when it is left alone, a line when it is back. */
interface Log {
  info: (text: string) => void;
  warn: (text: string) => void;
}

/**
 * The card provider of the settings: Stripe, or at STRIPE_API_URL a stand-in that speaks like it. Its library is the heaviest there is
 * and is loaded at the first call.
 */
export function openPayments(env: Env, log?: Log, importStripe = () => import('./stripe.ts')): Payments {
  const known = { publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null, apiUrl: env.STRIPE_API_URL };
  const settings = {
    ...known,
    secretKey: env.STRIPE_SECRET_KEY ?? null,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    guard: {
      onChange: (isOpen: boolean) => {
        if (isOpen) log?.warn('The card provider does not answer: it is left alone and tried again every ten seconds');
        else log?.info('The card provider answers again');
      },
    },
  };
  const load = loadOnFirstUse<PaymentCalls>('The library of the card provider', async () => {
    const { stripePayments } = await importStripe();
    return stripePayments(settings);
  });
  return arriving(load, known);
}
