import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { Onboarded, OnboardIn } from '@fairway/contracts/coaching/joining';
import { getHolderId, type Actor, type AppServices, type CallRequest } from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import {
  onlyPlayers,
  STEP,
  codeRefused,
  onboardingOver,
  repeatEnds,
  tooEarly,
  cardMayWait,
  missingStep,
} from '#domains/coaching/onboarding/rules.ts';
import {
  saveAccountStep,
  saveAddressStep,
  saveDetailsStep,
  requireOnboarding,
  addressFrom,
  detailsFrom,
  requireWizard,
} from '#domains/coaching/onboarding/service.ts';
import { findToday } from '@fairway/time/today';
import { inTransaction, type Tx } from '@fairway/db/client';
import { closeInvitations, useInvitationById } from '#domains/coaching/invitation-acceptance/service.ts';
import {
  keepCoach,
  lockOnboarding,
  type OnboardingRow,
  settleOnboarding,
  keepsPassword,
  type WizardRow,
  writePlayer,
} from '#domains/coaching/onboarding/repository.ts';
import { signedInResult } from '#domains/auth/session-start/service.ts';
import { keepChildhood } from '#domains/coaching/guardians/service.ts';
import { joinPlayer } from '#domains/coaching/accounts/service.ts';
import { openSessionIn, type OpenedSession } from '#domains/auth/sessions/service.ts';
import { addCard, ensureCustomer, requirePayer } from '#domains/checkout/cards/service.ts';

/** The steps that have the card provider make a customer, prepare for a card, or keep one. */
const ASKS_PROVIDER: ReadonlySet<number> = new Set([STEP.details, STEP.join, STEP.card]);

async function takeCardSetup(actor: Actor | null, { rateLimits }: AppServices, request: CallRequest): Promise<void> {
  await rateLimits.take('card_setups_address', request.ip);
  if (actor) await rateLimits.take('card_setups_account', getHolderId(actor));
}

/**
 * `POST /player/onboard` (A8): one step of a player's way in, each safe to post again. Until step 5 a token stands for the person, afterwards
 * their session; a signed-in player enters at the step that is missing.
 */
export async function onboard(
  actor: Actor | null,
  input: OnboardIn,
  services: AppServices,
  request: CallRequest,
): Promise<Onboarded> {
  onlyPlayers(actor);
  if (ASKS_PROVIDER.has(input.step)) await takeCardSetup(actor, services, request);
  if (actor) return playerStep(actor, input, services, request);
  switch (input.step) {
    case STEP.welcome:
      return { step: STEP.account };
    case STEP.account:
      return saveAccountStep(input, services, request);
    case STEP.address:
      return saveAddressStep(input, services, request);
    case STEP.details:
      return saveDetailsStep(input, services, request);
    case STEP.join:
      return join(input, services, request);
    case STEP.card:
      throw new AppError('unauthenticated');
  }
}

/** What step 5 needs to have been told. */
function requireComplete(row: OnboardingRow) {
  const early = tooEarly(STEP.join, row.step);
  if (early) throw early;
  const { first_name, last_name, stripe_id } = row;
  if (first_name === null || last_name === null || !stripe_id) throw onboardingOver();
  return { first_name, last_name, stripe_id };
}

/** Whoever lost the answer to step 5 gets it again, as long as the password is the one they chose then. */
async function signInAgain(tx: Tx, row: OnboardingRow, user_id: string, request: CallRequest): Promise<OpenedSession> {
  if (!(await keepsPassword(tx, user_id, row.password_hash))) throw onboardingOver();
  return openSessionIn(tx, user_id, request);
}

async function createPlayer(tx: Tx, row: OnboardingRow, now: Date, request: CallRequest): Promise<OpenedSession> {
  const { email, password_hash, pro_id, phone, gender, handed, tos_accepted_at, pro_timezone: timezone } = row;
  const { address_line1, address_line2, address_city, address_postcode, address_county } = row;
  if (row.invitation_id && !(await useInvitationById(tx, row.invitation_id, email, now))) throw codeRefused();
  const { id, session } = await joinPlayer(
    tx,
    {
      pro_id,
      email,
      password_hash,
      phone,
      gender,
      handed,
      tos_accepted_at,
      timezone,
      address_line1,
      address_line2,
      address_city,
      address_postcode,
      address_county,
      ...requireComplete(row),
      dob: row.dob === null ? null : new Date(row.dob),
      created_at: now,
    },
    request,
  );
  await closeInvitations(tx, { pro_id, email }, now);
  await settleOnboarding(tx, row.id, id, repeatEnds(now));
  return session;
}

/**
 * Step 5: the user, the link to the pro and the session, committed together; it answers the session's token and the secret that
 * the card's form needs.
 */
export async function join(
  input: { onboarding_token?: string | undefined },
  services: AppServices,
  request: CallRequest,
): Promise<Onboarded> {
  const found = await requireOnboarding(input.onboarding_token, services, request);
  if (!found) throw onboardingOver();
  // Asked for before anything is written: a provider that is away leaves nothing half made.
  const { client_secret } = await services.payments.beginCard(requireComplete(found).stripe_id);
  const session = await inTransaction(services.db, async (tx) => {
    const now = services.now();
    const stays = await keepCoach(tx, found.pro_id);
    const row = await lockOnboarding(tx, found.token_hash, now);
    if (!row) throw onboardingOver();
    if (row.user_id) return signInAgain(tx, row, row.user_id, request);
    if (row.pro_id !== found.pro_id) throw new AppError('conflict');
    if (!stays) throw codeRefused();
    return createPlayer(tx, row, now, request);
  });
  const answer = await signedInResult(session, services, request);
  request.setFlowToken('onboarding', null);
  return { step: STEP.card, ...answer, client_secret };
}

type Step<N extends OnboardIn['step']> = Extract<OnboardIn, { step: N }>;

/** A step of a player who is signed in already: by an invitation, or between joining and the card (A8). */
export async function playerStep(
  actor: Actor,
  input: OnboardIn,
  services: AppServices,
  request: CallRequest,
): Promise<Onboarded> {
  request.setFlowToken('onboarding', null);
  const row = await requireWizard(actor, services);
  switch (input.step) {
    case STEP.welcome:
    case STEP.account:
      return { step: missingStep(row) };
    case STEP.address:
      await writePlayer(services.db, row.id, addressFrom(input));
      return { step: missingStep({ ...row, ...addressFrom(input) }) };
    case STEP.details:
      return savePlayerDetails(actor, row, input, services);
    case STEP.join:
      return beginCard(actor, row, services);
    case STEP.card:
      return keepPlayerCard(actor, row, input, services);
  }
}

async function savePlayerDetails(
  actor: Actor,
  row: WizardRow,
  input: Step<4>,
  services: AppServices,
): Promise<Onboarded> {
  const early = row.address_line1 ? null : tooEarly(STEP.details, STEP.account);
  if (early) throw early;
  const now = services.now();
  const told = detailsFrom(input, actor.timezone, now);
  await inTransaction(services.db, async (tx) => {
    await keepChildhood(tx, actor, { id: row.id, dob: input.dob, today: findToday(actor.timezone, now) });
    await writePlayer(tx, row.id, told);
  });
  const stripe_id = await ensureCustomer(await requirePayer(actor, services), services);
  return { step: missingStep({ ...row, stripe_id }) };
}

/** Step 5 of whoever has joined: a new secret for the card's form. */
async function beginCard(actor: Actor, row: WizardRow, services: AppServices): Promise<Onboarded> {
  if (!row.stripe_id) throw withoutCustomer(row);
  const { client_secret } = await services.payments.beginCard(row.stripe_id);
  return { step: STEP.card, client_secret, user: await services.describeUser(actor, services) };
}

/** Step 6: keeps the card that the browser has confirmed, or that it may wait (A9). */
async function keepPlayerCard(actor: Actor, row: WizardRow, input: Step<6>, services: AppServices): Promise<Onboarded> {
  if (input.payment_method) {
    if (!row.stripe_id) throw withoutCustomer(row);
    const { stripe_card } = await addCard(actor, { payment_method: input.payment_method }, services);
    return { step: null, stripe_card, user: await services.describeUser(actor, services) };
  }
  if (!input.later || !cardMayWait()) throw invalidField('payment_method', PAYMENT_MESSAGES.cardMissing);
  await writePlayer(services.db, row.id, { card_later_at: services.now() });
  return { step: null, stripe_card: row.stripe_card, user: await services.describeUser(actor, services) };
}

/** The card comes after the step that makes the customer. */
const withoutCustomer = ({ address_line1 }: WizardRow): AppError =>
  tooEarly(STEP.join, address_line1 ? STEP.address : STEP.account) ?? new AppError('conflict');
