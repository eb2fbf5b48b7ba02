import { signedIn } from '@fairway/contracts/auth/accounts';
import {
  acceptIn,
  codeFound,
  codeIn,
  invitation,
  invitationQuery,
  onboarded,
  onboardIn,
  onboarding,
} from '@fairway/contracts/coaching/joining';
import { alsoRequired, outputSchema, isMissing, publicProcedure } from '#app/procedures.ts';
import { missingOfAccount, STEP } from './rules.ts';
import { acceptInvitation, resolveCode, readInvitation } from '#domains/coaching/invitation-acceptance/service.ts';
import { onboard } from '#domains/coaching/joining/service.ts';
import { onboardingState } from './service.ts';

const tag = 'Joining';

/** Step 2 by its number, which a form sends as text. */
const ACCOUNT = new Set<unknown>([STEP.account, `${STEP.account}`]);

/** Step 2 may leave out what was told before; whoever brings no sign of an earlier step must tell all of it. */
const onboardProcedure = publicProcedure.use(
  alsoRequired((sent, { actor, request }) => {
    const hasBegun = !isMissing(sent['onboarding_token']) || request.flowToken('onboarding') !== null;
    return actor || hasBegun || !ACCOUNT.has(sent['step']) ? {} : missingOfAccount(sent);
  }),
);

/** The ways in for players: a pro's code, an invitation, and the steps that follow (A7, A8). */
export const onboardingProcedures = {
  code: publicProcedure
    .input(codeIn)
    .output(outputSchema(codeFound))
    .mutation(({ ctx, input }) => resolveCode(input, ctx.services, ctx.request)),

  invitation: publicProcedure
    .input(invitationQuery)
    .output(outputSchema(invitation))
    .query(({ ctx, input }) => readInvitation(input, ctx.services, ctx.request)),

  acceptInvitation: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/pending_player/accept', summary: 'Accept an invitation', tag, open: true },
    })
    .input(acceptIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => acceptInvitation(input, ctx.services, ctx.request)),

  onboarding: publicProcedure
    .output(outputSchema(onboarding))
    .query(({ ctx }) => onboardingState(ctx.actor, ctx.services, ctx.request)),

  onboard: onboardProcedure
    .meta({
      rest: { method: 'POST', path: '/player/onboard', summary: 'One step of joining as a player', tag, open: true },
    })
    .input(onboardIn)
    .output(outputSchema(onboarded))
    .mutation(({ ctx, input }) => onboard(ctx.actor, input, ctx.services, ctx.request)),
};
