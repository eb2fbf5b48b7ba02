import { done } from '@fairway/contracts/auth/accounts';
import { actingIn, childIn, children, childSignInIn, guardianIn } from '@fairway/contracts/coaching/guardians';
import { counted, guardianProcedure, outputSchema, playerProcedure, proProcedure } from '#app/procedures.ts';
import { addChild, giveSignIn, listChildren, setGuardian, switchPerson } from './service.ts';

const tag = 'Guardians';

/** Children and who acts for them (A15). */
export const guardianProcedures = {
  children: playerProcedure
    .meta({ rest: { method: 'GET', path: '/children', summary: 'The children in your care', tag } })
    .output(outputSchema(children))
    .query(({ ctx }) => listChildren(ctx.actor, ctx.services)),

  addChild: guardianProcedure
    .meta({ rest: { method: 'POST', path: '/child', summary: 'Add a child to your care', tag } })
    .use(counted('invitations'))
    .input(childIn)
    .output(outputSchema(children))
    .mutation(({ ctx, input }) => addChild(ctx.actor, input, ctx.services)),

  giveSignIn: guardianProcedure
    .meta({ rest: { method: 'POST', path: '/child/{id}/sign-in', summary: 'Let a child log in by themself', tag } })
    .use(counted('invitations'))
    .input(childSignInIn)
    .output(outputSchema(children))
    .mutation(({ ctx, input }) => giveSignIn(ctx.actor, input, ctx.services)),

  actFor: playerProcedure
    .meta({ rest: { method: 'PUT', path: '/acting', summary: 'Act for a child, or for yourself again', tag } })
    .input(actingIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => switchPerson(ctx.actor, input, ctx.services)),

  setGuardian: proProcedure
    .meta({ rest: { method: 'PUT', path: '/user/{id}/guardian', summary: "Choose a young player's guardian", tag } })
    .input(guardianIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => setGuardian(ctx.actor, input, ctx.services)),
};
