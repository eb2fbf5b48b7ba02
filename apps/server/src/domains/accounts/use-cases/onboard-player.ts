import type { Onboarded, OnboardIn } from '@fairway/contracts/joining';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { AppError, invalidField } from '../../../trpc/errors.ts';
import { addCard } from '../../payments/use-cases/cards.ts';
import { customerOf, payerOf } from '../../payments/use-cases/customers.ts';
import { cardMayWait } from '../rules/card.ts';
import { missingStep, STEP, tooEarly } from '../rules/onboarding.ts';
import { readWizard, type WizardRow, writePlayer } from '../store/players.ts';
import { addressFrom, detailsFrom } from './onboard-steps.ts';
import { userView } from './user.ts';

type Step<N extends OnboardIn['step']> = Extract<OnboardIn, { step: N }>;

export async function wizardOf(actor: Actor, { db }: Deps): Promise<WizardRow> {
  const row = await readWizard(db, actor.id);
  if (!row) throw new AppError('unauthenticated');
  return row;
}

/** A step of a player who is signed in already: by an invitation, or between joining and the card (A8). */
export async function playerStep(actor: Actor, input: OnboardIn, deps: Deps, request: Request): Promise<Onboarded> {
  request.setPass('onboarding', null);
  const row = await wizardOf(actor, deps);
  switch (input.step) {
    case STEP.welcome:
    case STEP.account:
      return { step: missingStep(row) };
    case STEP.address:
      await writePlayer(deps.db, row.id, addressFrom(input));
      return { step: missingStep({ ...row, ...addressFrom(input) }) };
    case STEP.details:
      return details(actor, row, input, deps);
    case STEP.join:
      return beginCard(actor, row, deps);
    case STEP.card:
      return card(actor, row, input, deps);
  }
}

async function details(actor: Actor, row: WizardRow, input: Step<4>, deps: Deps): Promise<Onboarded> {
  const early = row.address_line1 ? null : tooEarly(STEP.details, STEP.account);
  if (early) throw early;
  await writePlayer(deps.db, row.id, detailsFrom(input, actor.timezone, deps.now()));
  const stripe_id = await customerOf(await payerOf(actor, deps), deps);
  return { step: missingStep({ ...row, stripe_id }) };
}

/** Step 5 of whoever has joined: a new secret for the card's form. */
async function beginCard(actor: Actor, row: WizardRow, deps: Deps): Promise<Onboarded> {
  if (!row.stripe_id) throw withoutCustomer(row);
  const { client_secret } = await deps.payments.beginCard(row.stripe_id);
  return { step: STEP.card, client_secret, user: await userView(actor, deps) };
}

/** Step 6: keeps the card that the browser has confirmed, or that it may wait (A9). */
async function card(actor: Actor, row: WizardRow, input: Step<6>, deps: Deps): Promise<Onboarded> {
  if (input.payment_method) {
    if (!row.stripe_id) throw withoutCustomer(row);
    const { stripe_card } = await addCard(actor, { payment_method: input.payment_method }, deps);
    return { step: null, stripe_card, user: await userView(actor, deps) };
  }
  if (!input.later || !cardMayWait()) throw invalidField('payment_method', 'Please enter your card.');
  await writePlayer(deps.db, row.id, { card_later_at: deps.now() });
  return { step: null, stripe_card: row.stripe_card, user: await userView(actor, deps) };
}

/** The card comes after the step that makes the customer. */
const withoutCustomer = ({ address_line1 }: WizardRow): AppError =>
  tooEarly(STEP.join, address_line1 ? STEP.address : STEP.account) ?? new AppError('conflict');
