import { signedIn } from '@fairway/contracts/auth/accounts';
import { joinIn } from '@fairway/contracts/coaching/joining';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { joinAtOnce } from './service.ts';

/** The short way in; the documented one is in `onboarding`. */
export const joiningAtOnceProcedures = {
  join: publicProcedure
    .input(joinIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => joinAtOnce(ctx.actor, input, ctx.services, ctx.request)),
};
