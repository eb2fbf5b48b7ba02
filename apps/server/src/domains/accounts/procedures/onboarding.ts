import { signedIn } from '@fairway/contracts/accounts';
import {
  acceptIn,
  codeFound,
  codeIn,
  invitation,
  invitationQuery,
  onboarded,
  onboardIn,
  onboarding,
} from '@fairway/contracts/joining';
import { answers, publicProcedure } from '../../../trpc/init.ts';
import { acceptInvitation, findByCode, readInvitation } from '../use-cases/accept-invitation.ts';
import { onboard } from '../use-cases/onboard.ts';
import { onboardingState } from '../use-cases/onboard-state.ts';

const tag = 'Joining';

/** The ways in for players: a pro's code, an invitation, and the steps that follow (A7, A8). */
export const onboardingProcedures = {
  code: publicProcedure
    .input(codeIn)
    .output(answers(codeFound))
    .mutation(({ ctx, input }) => findByCode(input, ctx.deps, ctx.request)),

  invitation: publicProcedure
    .input(invitationQuery)
    .output(answers(invitation))
    .query(({ ctx, input }) => readInvitation(input, ctx.deps, ctx.request)),

  acceptInvitation: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/pending_player/accept', summary: 'Accept an invitation', tag, open: true },
    })
    .input(acceptIn)
    .output(answers(signedIn))
    .mutation(({ ctx, input }) => acceptInvitation(input, ctx.deps, ctx.request)),

  onboarding: publicProcedure
    .output(answers(onboarding))
    .query(({ ctx }) => onboardingState(ctx.actor, ctx.deps, ctx.request)),

  onboard: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/player/onboard', summary: 'One step of joining as a player', tag, open: true },
    })
    .input(onboardIn)
    .output(answers(onboarded))
    .mutation(({ ctx, input }) => onboard(ctx.actor, input, ctx.deps, ctx.request)),
};
