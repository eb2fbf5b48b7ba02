import { FAILURE_TEXTS } from '@fairway/contracts/failure-texts';
import { CardRefused } from './refused.ts';

interface Answer {
  payment_method?: string;
  error?: { message?: string };
}

/**
 * Confirms a test card at the simulator, as Stripe's own script confirms a real one at Stripe: with the secret of the intent, from
 * the browser. Answers the payment method, or throws `CardRefused`.
 */
export async function confirmAtSimulator(apiUrl: string, client_secret: string, test_card: string): Promise<string> {
  const intent = client_secret.split('_secret_')[0] ?? '';
  const answer = await fetch(`${apiUrl}/v1/setup_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret, payment_method: test_card }),
  })
    .then((response) => response.json() as Promise<Answer>)
    .catch((): Answer => ({}));
  if (answer.payment_method === undefined) throw new CardRefused(answer.error?.message ?? FAILURE_TEXTS.problem);
  return answer.payment_method;
}
