import type { Onboarding } from '@fairway/contracts/joining';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { cardMayWait } from '../rules/card.ts';
import { missingStep, onlyPlayers, STEP } from '../rules/onboarding.ts';
import type { OnboardingRow } from '../store/onboardings.ts';
import type { WizardRow } from '../store/players.ts';
import { wizardOf } from './onboard-player.ts';
import { onboardingOf } from './onboard-steps.ts';

const told = (row: OnboardingRow | WizardRow) => ({
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
export async function onboardingState(actor: Actor | null, deps: Deps, request: Request): Promise<Onboarding> {
  onlyPlayers(actor);
  const shared = { card_optional: cardMayWait() };
  if (actor) {
    const row = await wizardOf(actor, deps);
    return { ...shared, ...told(row), step: missingStep(row), joined: true };
  }
  const row = await onboardingOf(undefined, deps, request);
  if (!row) return { ...shared, ...NOTHING, step: STEP.welcome, joined: false };
  return { ...shared, ...told(row), step: Math.min(row.step + 1, STEP.join), joined: false };
}
