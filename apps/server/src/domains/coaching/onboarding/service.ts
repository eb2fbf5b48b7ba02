import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type {
  Onboarding,
  Onboarded,
  OnboardIn,
  PlayerAddress,
  PlayerDetails,
} from '@fairway/contracts/coaching/joining';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import {
  cardMayWait,
  missingStep,
  onlyPlayers,
  STEP,
  addressInUse,
  codeRefused,
  dobFault,
  missingOfAccount,
  onboardingEnds,
  onboardingOver,
  tooEarly,
} from './rules.ts';
import {
  type OnboardingRow,
  type WizardRow,
  findCoach,
  findOnboarding,
  insertOnboarding,
  writeStep,
  readWizard,
} from './repository.ts';
import { randomBytes } from 'node:crypto';
import { formatFullName } from '@fairway/contracts/person-names';
import { hashToken } from '#adapters/secrets.ts';
import { invalid, invalidField, AppError } from '#core/app-error.ts';
import { findToday } from '@fairway/time/today';
import { findInvitation, refuseOtherAddress } from '#domains/coaching/invitation-acceptance/service.ts';
import { mayHaveSignIn } from '#domains/coaching/guardians/rules.ts';
import { coachNameView } from '#domains/coaching/invitation-acceptance/view.ts';
import { isEmailTaken } from '#domains/auth/email-address/service.ts';
import { hashPassword, refuseGuessable } from '#domains/auth/password-hashing/service.ts';
import { e164 } from '#adapters/phone-numbers.ts';

const toAnswers = (row: OnboardingRow | WizardRow) => ({
  pro:
    row.pro_first_name === null || row.pro_last_name === null
      ? null
      : { first_name: row.pro_first_name, last_name: row.pro_last_name },
  email: row.email,
  address_line1: row.address_line1,
  address_line2: row.address_line2,
  address_city: row.address_city,
  address_postcode: row.address_postcode,
  address_county: row.address_county,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  dob: row.dob,
  gender: row.gender,
  handed: row.handed,
});

const NOTHING: Omit<Onboarding, 'step' | 'joined' | 'card_optional'> = {
  pro: null,
  email: null,
  address_line1: null,
  address_line2: null,
  address_city: null,
  address_postcode: null,
  address_county: null,
  first_name: null,
  last_name: null,
  phone: null,
  dob: null,
  gender: null,
  handed: null,
};

/**
 * Where the caller stands on the way in, and what they have told so far: the wizard opens there again after a reload, on this
 * device by the cookie, on any once they have joined.
 */
export async function onboardingState(
  actor: Actor | null,
  services: AppServices,
  request: CallRequest,
): Promise<Onboarding> {
  onlyPlayers(actor);
  const shared = { card_optional: cardMayWait() };
  if (actor) {
    const row = await requireWizard(actor, services);
    return { ...shared, ...toAnswers(row), step: missingStep(row), joined: true };
  }
  const row = await requireOnboarding(undefined, services, request);
  if (!row) return { ...shared, ...NOTHING, step: STEP.welcome, joined: false };
  return { ...shared, ...toAnswers(row), step: Math.min(row.step + 1, STEP.join), joined: false };
}

type Step<N extends OnboardIn['step']> = Extract<OnboardIn, { step: N }>;

/** 256 bits: whoever has the token goes on with the sign-up. */
const TOKEN_BYTES = 32;

const readFlowToken = (given: string | undefined, request: CallRequest): string | null =>
  given ?? request.flowToken('onboarding');

/** The onboarding that the caller's token stands for, or null. */
export async function requireOnboarding(
  given: string | undefined,
  { db, now }: AppServices,
  request: CallRequest,
): Promise<(OnboardingRow & { token: string; token_hash: string }) | null> {
  const token = readFlowToken(given, request);
  if (!token) return null;
  const token_hash = hashToken(token);
  const row = await findOnboarding(db, token_hash, now());
  return row && { ...row, token, token_hash };
}

/** The same, still on its way and at this step at last: refused otherwise. */
async function onboardingAt(
  step: number,
  given: string | undefined,
  services: AppServices,
  request: CallRequest,
): Promise<OnboardingRow> {
  const row = await requireOnboarding(given, services, request);
  if (!row || row.user_id) throw onboardingOver();
  const early = tooEarly(step, row.step);
  if (early) throw early;
  return row;
}

/** The pro that a code leads to, by themself or by an invitation of theirs (A7). */
export async function coachBehind(code: string, { db, now }: AppServices) {
  const pro = await findCoach(db, code);
  if (pro) {
    const { id: pro_id, timezone, first_name, last_name } = pro;
    return { pro_id, timezone, invitation_id: null, pro: { first_name, last_name } };
  }
  const found = await findInvitation(db, code, now());
  if (found?.status !== 'open') throw codeRefused();
  const { row } = found;
  return {
    pro_id: row.pro_id,
    invitation_id: row.id,
    timezone: row.pro_timezone,
    pro: coachNameView(row),
  };
}

/**
 * Step 2: email, password and code. It answers the token that the later steps send; with that token it changes what was told, and
 * what is left out stays.
 */
export async function saveAccountStep(input: Step<2>, services: AppServices, request: CallRequest): Promise<Onboarded> {
  await services.rateLimits.take('codes_address', request.ip);
  await services.rateLimits.take('emails_address', request.ip);
  const before = await requireOnboarding(input.onboarding_token, services, request);
  const known = before?.user_id ? null : before;
  const missing = known ? {} : missingOfAccount(input);
  if (Object.keys(missing).length) throw invalid(missing);
  if (input.password) await refuseGuessable(input.password, { email: input.email });
  const coach = input.code ? await coachBehind(input.code, services) : null;
  const invitation_id = coach ? coach.invitation_id : (known?.invitation_id ?? null);
  if (invitation_id) await refuseOtherAddress(services.db, invitation_id, input.email);
  if (await isEmailTaken(services.db, input.email)) throw addressInUse();
  const told = {
    email: input.email,
    ...(coach ? { pro_id: coach.pro_id, invitation_id: coach.invitation_id } : {}),
    ...(input.password ? { password_hash: await hashPassword(input.password) } : {}),
  };
  if (known) {
    if (!(await writeStep(services.db, known.id, STEP.account, told))) throw onboardingOver();
    return { step: STEP.address, onboarding_token: known.token, pro: coach?.pro ?? coachNameView(known) };
  }
  return begin(told, coach, services, request);
}

type Applicant = Pick<OnboardingRow, 'email'> &
  Partial<Pick<OnboardingRow, 'pro_id' | 'invitation_id' | 'password_hash'>>;

async function begin(
  { email, pro_id, invitation_id = null, password_hash }: Applicant,
  coach: Awaited<ReturnType<typeof coachBehind>> | null,
  { db, now }: AppServices,
  request: CallRequest,
): Promise<Onboarded> {
  if (!pro_id || !password_hash || !coach) throw codeRefused();
  const onboarding_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = onboardingEnds(now());
  await insertOnboarding(db, {
    token_hash: hashToken(onboarding_token),
    email,
    pro_id,
    invitation_id,
    password_hash,
    created_at: now(),
    expires_at,
  });
  request.setFlowToken('onboarding', onboarding_token, expires_at);
  return { step: STEP.address, onboarding_token, pro: coach.pro };
}

/** An address as the database keeps it: what was left blank is nothing. */
export const addressFrom = (told: PlayerAddress) => ({
  address_line1: told.address_line1,
  address_line2: told.address_line2 || null,
  address_city: told.address_city,
  address_postcode: told.address_postcode,
  address_county: told.address_county || null,
});

/** Step 3: the address. */
export async function saveAddressStep(input: Step<3>, services: AppServices, request: CallRequest): Promise<Onboarded> {
  const row = await onboardingAt(STEP.address, input.onboarding_token, services, request);
  if (!(await writeStep(services.db, row.id, STEP.address, addressFrom(input)))) throw onboardingOver();
  return { step: STEP.details };
}

/** A player's details as the database keeps them, or the 422 that says what is wrong. */
export function detailsFrom(told: PlayerDetails, zone: string, now: Date) {
  const phone = e164(told.phone, told.phone_cc);
  if (!phone) throw invalidField('phone', COACHING_MESSAGES.phoneNotCallable);
  const fault = dobFault(told.dob, findToday(zone, now));
  if (fault) throw fault;
  const { first_name, last_name, dob, gender = null, handed } = told;
  return { first_name, last_name, phone, dob: new Date(dob), gender, handed, tos_accepted_at: now };
}

/**
 * Step 4: the person and the terms; it makes the payment customer. The provider keeps one customer under the onboarding's id,
 * so that a step that was cut off between there and here makes no second one.
 */
export async function saveDetailsStep(input: Step<4>, services: AppServices, request: CallRequest): Promise<Onboarded> {
  const row = await onboardingAt(STEP.details, input.onboarding_token, services, request);
  const now = services.now();
  const told = detailsFrom(input, row.pro_timezone, now);
  if (!mayHaveSignIn(input.dob, findToday(row.pro_timezone, now)))
    throw invalidField('dob', COACHING_MESSAGES.tooYoungAlone);
  const stripe_id =
    row.stripe_id ??
    (await services.payments.addCustomer({ reference: row.id, email: row.email, name: formatFullName(told) }));
  if (!(await writeStep(services.db, row.id, STEP.details, { ...told, stripe_id }))) throw onboardingOver();
  return { step: STEP.join };
}

export async function requireWizard(actor: Actor, { db }: AppServices): Promise<WizardRow> {
  const row = await readWizard(db, actor.id);
  if (!row) throw new AppError('unauthenticated');
  return row;
}
