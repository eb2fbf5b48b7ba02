import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { CardRefused } from './refused.ts';

interface Answer {
  status?: string;
  payment_method?: string;
  error?: { message?: string; code?: string; payment_intent?: { status?: string } };
}

async function confirm(apiUrl: string, kind: string, client_secret: string, more: Record<string, string> = {}) {
  const intent = client_secret.split('_secret_')[0] ?? '';
  const response = await fetch(`${apiUrl}/v1/${kind}/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret, ...more }),
  });
  return (await response.json()) as Answer;
}

const refused = ({ error }: Answer) => new CardRefused(error?.message ?? FAILURE_TEXTS.problem);

/**
 * Confirms a test card at the simulator, as Stripe's own script confirms a real one at Stripe: with the secret of the intent, from
 * the browser. Answers the payment method, or throws `CardRefused`.
 */
export async function confirmAtSimulator(apiUrl: string, client_secret: string, test_card: string): Promise<string> {
  const answer = await confirm(apiUrl, 'setup_intents', client_secret, { payment_method: test_card }).catch(
    (): Answer => ({}),
  );
  if (answer.payment_method === undefined) throw refused(answer);
  return answer.payment_method;
}

/** The cardholder of a test card confirms a payment. Throws `CardRefused`, or anything else when nobody knows how it ended. */
export async function payAtSimulator(apiUrl: string, client_secret: string): Promise<void> {
  const answer = await confirm(apiUrl, 'payment_intents', client_secret);
  if ((answer.error?.payment_intent ?? answer).status !== 'succeeded') throw refused(answer);
}
