import { done } from '@fairway/contracts/auth/accounts';
import { coachHome } from '@fairway/contracts/lessons/coach-home';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { dismissFirstSteps, getCoachHome } from './service.ts';

/** A coach's first page. */
export const coachHomeProcedures = {
  home: proProcedure.output(outputSchema(coachHome)).query(({ ctx }) => getCoachHome(ctx.actor, ctx.services)),

  dismissFirstSteps: proProcedure
    .output(outputSchema(done))
    .mutation(({ ctx }) => dismissFirstSteps(ctx.actor, ctx.services)),
};
