import type { CardForm, CardIntent, CustomerAdded } from '@fairway/contracts/payments';
import { fullName } from '@fairway/contracts/phrases';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { readPayer, writeCustomer, type PayerRow } from '../store/payers.ts';

type Needs = Pick<Deps, 'db' | 'payments'>;

/** The caller as a payer. Whoever was deleted meanwhile is signed in no more. */
export async function payerOf(actor: Actor, { db }: Pick<Deps, 'db'>): Promise<PayerRow> {
  const payer = await readPayer(db, actor.id);
  if (!payer) throw new AppError('unauthenticated');
  return payer;
}

/** The provider's id of a person, made if there is none. The person's own id is the reference: however often, it is one customer. */
export async function customerOf(payer: PayerRow, { db, payments }: Needs): Promise<string> {
  if (payer.stripe_id !== null) return payer.stripe_id;
  const customer = await payments.addCustomer({ reference: payer.id, email: payer.email, name: fullName(payer) });
  if (await writeCustomer(db, payer.id, customer)) return customer;
  // Erased while the provider made them: nobody would ever forget them there.
  await payments.removeCustomer(customer);
  throw new AppError('unauthenticated');
}

/** `POST /stripe/add-customer`: makes the caller a customer, and begins their card. */
export async function addCustomer(actor: Actor, deps: Needs): Promise<CustomerAdded> {
  const customer = await customerOf(await payerOf(actor, deps), deps);
  return { ...(await deps.payments.beginCard(customer)), customer };
}

/** `GET /stripe/intent`: what the browser confirms the caller's next card with. */
export async function beginCard(actor: Actor, deps: Needs): Promise<CardIntent> {
  const { stripe_id } = await payerOf(actor, deps);
  if (stripe_id === null) throw new AppError('conflict', { message: 'Please tell us your address first.' });
  return deps.payments.beginCard(stripe_id);
}

/** Which form the browser shows for a card, and where it confirms it. */
export const cardForm = ({ payments }: Pick<Deps, 'payments'>): CardForm => ({
  publishable_key: payments.publishableKey,
  api_url: payments.apiUrl,
});
