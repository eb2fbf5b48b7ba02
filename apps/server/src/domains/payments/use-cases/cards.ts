import type { SavedCard, UpdateCardIn } from '@fairway/contracts/payments';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, forbidden } from '../../../trpc/errors.ts';
import { hasPasswordGrant } from '../../accounts/use-cases/own-password.ts';
import { exchangeCard, writeFirstCard, type CardFields } from '../store/payers.ts';
import { customerOf, payerOf } from './customers.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

const askPassword = () => forbidden('Please enter your password before you change your card.');

/**
 * Keeps the caller's first card (`POST /stripe/add-card-details`, onboarding). The same card again answers the same; another one in
 * its place is a change, which wants the password (C6).
 */
export async function addCard(
  actor: Actor,
  { payment_method }: { payment_method: string },
  deps: Needs,
): Promise<SavedCard> {
  const payer = await payerOf(actor, deps);
  const { stripe_id, stripe_card, stripe_payment_method: known } = payer;
  if (stripe_id !== null && stripe_card !== null && known !== null) {
    const same = known === payment_method || (await deps.payments.isSameCard(stripe_id, payment_method, known));
    return same ? { stripe_card } : changeCard(actor, { payment_method }, deps);
  }
  const card = await deps.payments.saveCard(await customerOf(payer, deps), payment_method);
  const fields = fieldsOf(card);
  if (!(await writeFirstCard(deps.db, payer.id, fields))) {
    await deps.payments.forgetCard(card.payment_method);
    throw askPassword();
  }
  return { stripe_card: card.last4 };
}

/** Puts a card in the place of the one on file (`POST /stripe/update-card-details`), within five minutes of the password (C6). */
export async function changeCard(
  actor: Actor,
  { payment_method, name }: UpdateCardIn,
  deps: Needs,
): Promise<SavedCard> {
  if (!(await hasPasswordGrant(actor, deps))) throw askPassword();
  const payer = await payerOf(actor, deps);
  if (payer.stripe_id === null) throw new AppError('conflict', { message: 'Please tell us your address first.' });
  const card = await deps.payments.saveCard(payer.stripe_id, payment_method, name);
  const replaced = await exchangeCard(deps.db, payer.id, fieldsOf(card));
  if (replaced !== null && replaced !== card.payment_method) await deps.payments.forgetCard(replaced);
  return { stripe_card: card.last4 };
}

const fieldsOf = (card: { payment_method: string; last4: string }): CardFields => ({
  stripe_payment_method: card.payment_method,
  stripe_card: card.last4,
});
