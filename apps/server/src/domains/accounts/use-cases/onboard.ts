import type { Onboarded, OnboardIn } from '@fairway/contracts/joining';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { onlyPlayers, STEP } from '../rules/onboarding.ts';
import { join } from './onboard-join.ts';
import { playerStep } from './onboard-player.ts';
import { tellAccount, tellAddress, tellDetails } from './onboard-steps.ts';

/**
 * `POST /player/onboard` (A8): one step of a player's way in, each safe to post again. Until step 5 a token stands for the person, afterwards
 * their session; a signed-in player enters at the step that is missing.
 */
export async function onboard(actor: Actor | null, input: OnboardIn, deps: Deps, request: Request): Promise<Onboarded> {
  onlyPlayers(actor);
  if (actor) return playerStep(actor, input, deps, request);
  switch (input.step) {
    case STEP.welcome:
      return { step: STEP.account };
    case STEP.account:
      return tellAccount(input, deps, request);
    case STEP.address:
      return tellAddress(input, deps, request);
    case STEP.details:
      return tellDetails(input, deps, request);
    case STEP.join:
      return join(input, deps, request);
    case STEP.card:
      throw new AppError('unauthenticated');
  }
}
