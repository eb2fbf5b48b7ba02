import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type {
  SavedCard,
  UpdateCardIn,
  CardForm,
  CardIntent,
  CustomerAdded,
} from '@fairway/contracts/checkout/payments';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, forbidden } from '#core/app-error.ts';
import { hasPasswordGrant } from '#domains/auth/passwords/service.ts';
import {
  exchangeCard,
  writeFirstCard,
  type CardFields,
  readPayer,
  writeCustomer,
  type PayerRow,
} from './repository.ts';
import { formatFullName } from '@fairway/contracts/person-names';

type CardServices = Pick<AppServices, 'db' | 'now' | 'payments'>;

const askPassword = () => forbidden(AUTH_MESSAGES.passwordForCard);

/**
 * Keeps the caller's first card (`POST /stripe/add-card-details`, onboarding). The same card again answers the same; another one in
 * its place is a change, which wants the password (C6).
 */
export async function addCard(
  actor: Actor,
  { payment_method }: { payment_method: string },
  services: CardServices,
): Promise<SavedCard> {
  const payer = await requirePayer(actor, services);
  const { stripe_id, stripe_card, stripe_payment_method: known } = payer;
  if (stripe_id !== null && stripe_card !== null && known !== null) {
    const same = known === payment_method || (await services.payments.isSameCard(stripe_id, payment_method, known));
    return same ? { stripe_card } : changeCard(actor, { payment_method }, services);
  }
  const card = await services.payments.saveCard(await ensureCustomer(payer, services), payment_method);
  const fields = toCardFields(card);
  if (!(await writeFirstCard(services.db, payer.id, fields))) {
    await services.payments.forgetCard(card.payment_method);
    throw askPassword();
  }
  return { stripe_card: card.last4 };
}

/** Puts a card in the place of the one on file (`POST /stripe/update-card-details`), within five minutes of the password (C6). */
export async function changeCard(
  actor: Actor,
  { payment_method, name }: UpdateCardIn,
  services: CardServices,
): Promise<SavedCard> {
  if (!(await hasPasswordGrant(actor, services))) throw askPassword();
  const payer = await requirePayer(actor, services);
  if (payer.stripe_id === null) throw new AppError('conflict', { message: PAYMENT_MESSAGES.addressFirst });
  const card = await services.payments.saveCard(payer.stripe_id, payment_method, name);
  const replaced = await exchangeCard(services.db, payer.id, toCardFields(card));
  if (replaced !== null && replaced !== card.payment_method) await services.payments.forgetCard(replaced);
  return { stripe_card: card.last4 };
}

const toCardFields = (card: { payment_method: string; last4: string }): CardFields => ({
  stripe_payment_method: card.payment_method,
  stripe_card: card.last4,
});

/** The caller as a payer. Whoever was deleted meanwhile is signed in no more. */
export async function requirePayer(actor: Pick<Actor, 'id'>, { db }: Pick<AppServices, 'db'>): Promise<PayerRow> {
  const payer = await readPayer(db, actor.id);
  if (!payer) throw new AppError('unauthenticated');
  return payer;
}

/** The provider's id of a person, made if there is none. The person's own id is the reference: however often, it is one customer. */
export async function ensureCustomer(
  payer: PayerRow,
  { db, payments }: Pick<AppServices, 'db' | 'payments'>,
): Promise<string> {
  if (payer.stripe_id !== null) return payer.stripe_id;
  const customer = await payments.addCustomer({ reference: payer.id, email: payer.email, name: formatFullName(payer) });
  if (await writeCustomer(db, payer.id, customer)) return customer;
  // Erased while the provider made them: nobody would ever forget them there.
  await payments.removeCustomer(customer);
  throw new AppError('unauthenticated');
}

/** `POST /stripe/add-customer`: makes the caller a customer, and begins their card. */
export async function addCustomer(
  actor: Actor,
  services: Pick<AppServices, 'db' | 'payments'>,
): Promise<CustomerAdded> {
  const customer = await ensureCustomer(await requirePayer(actor, services), services);
  return { ...(await services.payments.beginCard(customer)), customer };
}

/** `GET /stripe/intent`: what the browser confirms the caller's next card with. */
export async function beginCard(actor: Actor, services: Pick<AppServices, 'db' | 'payments'>): Promise<CardIntent> {
  const { stripe_id } = await requirePayer(actor, services);
  if (stripe_id === null) throw new AppError('conflict', { message: PAYMENT_MESSAGES.addressFirst });
  return services.payments.beginCard(stripe_id);
}

/** Which form the browser shows for a card, and where it confirms it. */
export const cardForm = ({ payments }: Pick<AppServices, 'payments'>): CardForm => ({
  publishable_key: payments.publishableKey,
  api_url: payments.apiUrl,
});
