import { addCard, addCustomer } from '#domains/checkout/cards/service.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { simulator } from './payments.ts';
import type { Charge, PaymentIntent } from '@fairway/stripe-simulator/payment';

type BuyingServices = Pick<AppServices, 'db' | 'now' | 'payments'>;

/** What a browser does with the secret of an intent, its cardholder agreeing. */
async function confirm(
  kind: string,
  client_secret: string,
  more: Record<string, string> = {},
): Promise<{ payment_method?: string }> {
  const answer = await fetch(`${simulator.url}/v1/${kind}/${client_secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret, ...more }),
  });
  return (await answer.json()) as { payment_method?: string };
}

/** Gives somebody their first card, one of the simulator's, as their browser confirms it. Answers them. */
export async function withCard(actor: Actor, services: BuyingServices, card = 'pm_card_visa'): Promise<Actor> {
  const { client_secret } = await addCustomer(actor, services);
  const { payment_method = '' } = await confirm('setup_intents', client_secret, { payment_method: card });
  await addCard(actor, { payment_method }, services);
  return actor;
}

/** The cardholder confirms a payment, as their bank asks. */
export const confirmAtBank = (client_secret: string): Promise<unknown> => confirm('payment_intents', client_secret);

type Person = { id: string };
const findCustomer = async ({ id }: Person, { db }: Pick<AppServices, 'db'>): Promise<string | null> =>
  (await db.users.findUniqueOrThrow({ where: { id }, select: { stripe_id: true } })).stripe_id;

/** What the provider has taken from somebody and not given back, payment by payment, in minor units. */
export async function sumTaken(person: Person, services: Pick<AppServices, 'db'>): Promise<number[]> {
  const stripe_id = await findCustomer(person, services);
  return simulator.store
    .all<Charge>('charge')
    .filter(({ customer, amount, amount_refunded }) => customer === stripe_id && amount > amount_refunded)
    .map(({ amount, amount_refunded }) => amount - amount_refunded);
}

/** The payments begun for somebody, whatever became of them. */
export async function findPayments(person: Person, services: Pick<AppServices, 'db'>): Promise<PaymentIntent[]> {
  const stripe_id = await findCustomer(person, services);
  return simulator.store.all<PaymentIntent>('payment_intent').filter(({ customer }) => customer === stripe_id);
}
