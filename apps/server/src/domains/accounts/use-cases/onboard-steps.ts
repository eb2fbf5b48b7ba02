import { randomBytes } from 'node:crypto';
import type { Onboarded, OnboardIn, PlayerAddress, PlayerDetails } from '@fairway/contracts/joining';
import { fullName } from '@fairway/contracts/phrases';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { wallAt } from '../../diary/rules/wallclock.ts';
import { invitationBehind } from '../../people/use-cases/taking-invitations.ts';
import {
  addressInUse,
  codeRefused,
  dobFault,
  onboardingEnds,
  onboardingOver,
  STEP,
  tooEarly,
} from '../rules/onboarding.ts';
import { findCoach, findOnboarding, insertOnboarding, type OnboardingRow, writeStep } from '../store/onboardings.ts';
import { hasAccount } from './addresses.ts';
import { hashPassword } from './passwords.ts';
import { e164 } from './phones.ts';

type Step<N extends OnboardIn['step']> = Extract<OnboardIn, { step: N }>;

/** 256 bits: whoever has the token goes on with the sign-up. */
const TOKEN_BYTES = 32;

const tokenOf = (given: string | undefined, request: Request): string | null => given ?? request.pass('onboarding');

/** The onboarding that the caller's token stands for, or null. */
export async function onboardingOf(
  given: string | undefined,
  { db, now }: Deps,
  request: Request,
): Promise<(OnboardingRow & { token_hash: string }) | null> {
  const token = tokenOf(given, request);
  if (!token) return null;
  const token_hash = hashOfToken(token);
  const row = await findOnboarding(db, token_hash, now());
  return row && { ...row, token_hash };
}

/** The same, still on its way and at this step at last: refused otherwise. */
async function onboardingAt(
  step: number,
  given: string | undefined,
  deps: Deps,
  request: Request,
): Promise<OnboardingRow> {
  const row = await onboardingOf(given, deps, request);
  if (!row || row.user_id) throw onboardingOver();
  const early = tooEarly(step, row.step);
  if (early) throw early;
  return row;
}

/** The pro that a code leads to, by themself or by an invitation of theirs (A7). */
async function coachBehind(code: string, { db, now }: Deps) {
  const pro = await findCoach(db, code);
  if (pro)
    return { pro_id: pro.id, invitation_id: null, pro: { first_name: pro.first_name, last_name: pro.last_name } };
  const found = await invitationBehind(db, code, now());
  if (found?.status !== 'open') throw codeRefused();
  const { row } = found;
  return {
    pro_id: row.pro_id,
    invitation_id: row.id,
    pro: { first_name: row.pro_first_name, last_name: row.pro_last_name },
  };
}

/**
 * Step 2: email, password and code. The first time it answers the token that the later steps send; with that token it changes
 * what was told, and what is left out stays.
 */
export async function tellAccount(input: Step<2>, deps: Deps, request: Request): Promise<Onboarded> {
  await deps.rateLimits.take('codes_address', request.ip);
  const before = await onboardingOf(input.onboarding_token, deps, request);
  const known = before?.user_id ? null : before;
  if (!input.password && !known) throw invalidField('password', 'Please choose a password.');
  if (!input.code && !known) throw invalidField('code', 'Please enter the code that your coach gave you.');
  const coach = input.code ? await coachBehind(input.code, deps) : null;
  if (await hasAccount(deps.db, input.email)) throw addressInUse();
  const told = {
    email: input.email,
    ...(coach ? { pro_id: coach.pro_id, invitation_id: coach.invitation_id } : {}),
    ...(input.password ? { password_hash: await hashPassword(input.password) } : {}),
  };
  if (known) {
    if (!(await writeStep(deps.db, known.id, STEP.account, told))) throw onboardingOver();
    return { step: STEP.address, pro: coach?.pro ?? coachOf(known) };
  }
  return begin(told, coach, deps, request);
}

type Told = Pick<OnboardingRow, 'email'> & Partial<Pick<OnboardingRow, 'pro_id' | 'invitation_id' | 'password_hash'>>;

async function begin(
  { email, pro_id, invitation_id = null, password_hash }: Told,
  coach: Awaited<ReturnType<typeof coachBehind>> | null,
  { db, now }: Deps,
  request: Request,
): Promise<Onboarded> {
  if (!pro_id || !password_hash || !coach) throw codeRefused();
  const onboarding_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = onboardingEnds(now());
  await insertOnboarding(db, {
    token_hash: hashOfToken(onboarding_token),
    email,
    pro_id,
    invitation_id,
    password_hash,
    created_at: now(),
    expires_at,
  });
  request.setPass('onboarding', onboarding_token, expires_at);
  return { step: STEP.address, onboarding_token, pro: coach.pro };
}

const coachOf = (row: OnboardingRow) => ({ first_name: row.pro_first_name, last_name: row.pro_last_name });

/** An address as the database keeps it: what was left blank is nothing. */
export const addressFrom = (told: PlayerAddress) => ({
  address_line1: told.address_line1,
  address_line2: told.address_line2 || null,
  address_city: told.address_city,
  address_postcode: told.address_postcode,
  address_county: told.address_county || null,
});

/** Step 3: the address. */
export async function tellAddress(input: Step<3>, deps: Deps, request: Request): Promise<Onboarded> {
  const row = await onboardingAt(STEP.address, input.onboarding_token, deps, request);
  if (!(await writeStep(deps.db, row.id, STEP.address, addressFrom(input)))) throw onboardingOver();
  return { step: STEP.details };
}

/** A player's details as the database keeps them, or the 422 that says what is wrong. */
export function detailsFrom(told: PlayerDetails, zone: string, now: Date) {
  const phone = e164(told.phone, told.phone_cc);
  if (!phone) throw invalidField('phone', 'Please enter a phone number that can be called.');
  const fault = dobFault(told.dob, wallAt(zone, now.getTime()).date);
  if (fault) throw fault;
  const { first_name, last_name, dob, gender = null, handed } = told;
  return { first_name, last_name, phone, dob: new Date(dob), gender, handed, tos_accepted_at: now };
}

/**
 * Step 4: the person and the terms; it makes the payment customer. The provider keeps one customer under the onboarding's id,
 * so that a step that was cut off between there and here makes no second one.
 */
export async function tellDetails(input: Step<4>, deps: Deps, request: Request): Promise<Onboarded> {
  const row = await onboardingAt(STEP.details, input.onboarding_token, deps, request);
  const told = detailsFrom(input, row.pro_timezone, deps.now());
  const stripe_id =
    row.stripe_id ?? (await deps.payments.addCustomer({ reference: row.id, email: row.email, name: fullName(told) }));
  if (!(await writeStep(deps.db, row.id, STEP.details, { ...told, stripe_id }))) throw onboardingOver();
  return { step: STEP.join };
}
