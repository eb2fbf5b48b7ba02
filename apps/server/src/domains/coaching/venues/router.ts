import { done } from '@fairway/contracts/auth/accounts';
import { club, clubChangeIn, clubIdIn, clubIn } from '@fairway/contracts/users/profile';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { addVenue, changeVenue, listVenues, removeVenue } from './service.ts';

const tag = 'Profile';

/** The venues of a pro. */
export const venueProcedures = {
  clubs: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/club', summary: 'Venues, the default first', tag } })
    .output(outputSchema(club.array()))
    .query(({ ctx }) => listVenues(ctx.actor, ctx.services)),

  addClub: proProcedure
    .meta({ rest: { method: 'POST', path: '/club', summary: 'Add a venue', tag } })
    .input(clubIn)
    .output(outputSchema(club))
    .mutation(({ ctx, input }) => addVenue(ctx.actor, input, ctx.services)),

  changeClub: proProcedure
    .meta({ rest: { method: 'PUT', path: '/club/{id}', summary: 'Change a venue', tag } })
    .input(clubChangeIn)
    .output(outputSchema(club))
    .mutation(({ ctx, input }) => changeVenue(ctx.actor, input, ctx.services)),

  removeClub: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/club/{id}', summary: 'Remove a venue', tag } })
    .input(clubIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeVenue(ctx.actor, input, ctx.services)),
};
