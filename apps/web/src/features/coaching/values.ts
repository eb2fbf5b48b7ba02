import type { Onboarding, OnboardPost } from '@fairway/contracts/coaching/joining';
import type { OnboardingValues, Step } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import type { Draft } from './draft.ts';
import { parseStep } from './parseStep.ts';

/** What the wizard's forms show: what was typed last, else what the server was told before. */
export function fillValues(known: Onboarding, draft: Draft): OnboardingValues {
  const { payment_method: _, ...typed } = draft;
  return {
    code: '',
    email: known.email ?? '',
    address_line1: known.address_line1 ?? '',
    address_line2: known.address_line2 ?? '',
    address_city: known.address_city ?? '',
    address_postcode: known.address_postcode ?? '',
    address_county: known.address_county ?? '',
    first_name: known.first_name ?? '',
    last_name: known.last_name ?? '',
    phone_cc: 'GB',
    phone: known.phone ?? '',
    dob: known.dob ?? '',
    gender: known.gender ?? '',
    handed: known.handed ?? '',
    tos: false,
    ...typed,
  };
}

/**
 * The step to show: the one asked for as far as the server has come, else the one it is waiting for. Whoever has joined is not
 * led back to making an account, and the last step is for a card that the browser has confirmed.
 */
export function stepToShow(
  known: Pick<Onboarding, 'step' | 'joined'>,
  asked: Step | undefined,
  hasCard: boolean,
): Step {
  const next = parseStep(known.step) ?? 5;
  const furthest = known.joined && hasCard && next === 5 ? 6 : Math.max(next, known.joined ? 3 : 2);
  const first = known.joined ? 3 : 1;
  const step = asked ?? (furthest === 6 ? 6 : next);
  return parseStep(Math.min(Math.max(step, first), furthest)) ?? next;
}

/** What a form's step posts (A8); null for the steps that no form belongs to. */
export function makePost(step: Step, values: OnboardingValues, password: string | undefined): OnboardPost | null {
  if (step === 1) return { step };
  if (step === 2)
    return {
      step,
      email: values.email,
      ...(values.code ? { code: values.code } : {}),
      ...(password === undefined ? {} : { password }),
    };
  if (step === 3) {
    const { address_line1, address_line2, address_city, address_postcode, address_county } = values;
    return { step, address_line1, address_line2, address_city, address_postcode, address_county };
  }
  if (step !== 4) return null;
  const { first_name, last_name, phone, phone_cc, dob, gender, handed, tos } = values;
  // A blank choice is for the server to refuse, under its field.
  return { step, first_name, last_name, phone, phone_cc, dob, gender, handed: handed as 'left' | 'right', tos };
}
