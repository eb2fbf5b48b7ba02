import { FIRST_STEPS, type FirstStep, type FirstStepName } from '@fairway/contracts/lessons/coach-home';
import { nextOnboardingStep } from '#domains/checkout/payout-account/rules.ts';

/** What a coach has set up, as the data has it. */
export interface SetUp {
  has_hours: boolean;
  lesson_price: number | null;
  has_venue: boolean;
  stripe_id: string | null;
  stripe_payment_method: string | null;
  /** Somebody has joined, or was invited: the code is out in the world. */
  has_players: boolean;
  first_steps_dismissed_at: Date | null;
}

const IS_DONE: Record<FirstStepName, (setUp: SetUp) => boolean> = {
  hours: ({ has_hours }) => has_hours,
  price: ({ lesson_price }) => lesson_price !== null,
  venue: ({ has_venue }) => has_venue,
  payments: (setUp) => nextOnboardingStep(setUp) === null,
  share: ({ has_players }) => has_players,
};

/** A new coach's steps with those that are done; null once all are, or they were put away (U10). */
export function firstSteps(setUp: SetUp): FirstStep[] | null {
  if (setUp.first_steps_dismissed_at !== null) return null;
  const steps = FIRST_STEPS.map((name) => ({ name, done: IS_DONE[name](setUp) }));
  return steps.every(({ done }) => done) ? null : steps;
}
