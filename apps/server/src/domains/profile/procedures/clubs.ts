import { done } from '@fairway/contracts/accounts';
import { club, clubChangeIn, clubIdIn, clubIn } from '@fairway/contracts/profile';
import { answers, proOrPlayerProcedure, proProcedure } from '../../../trpc/init.ts';
import { addClub, changeClub, clubsOf, removeClub } from '../use-cases/clubs.ts';

const tag = 'Profile';

/** The venues of a pro. */
export const clubProcedures = {
  clubs: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/club', summary: 'Venues, the default first', tag } })
    .output(answers(club.array()))
    .query(({ ctx }) => clubsOf(ctx.actor, ctx.deps)),

  addClub: proProcedure
    .meta({ rest: { method: 'POST', path: '/club', summary: 'Add a venue', tag } })
    .input(clubIn)
    .output(answers(club))
    .mutation(({ ctx, input }) => addClub(ctx.actor, input, ctx.deps)),

  changeClub: proProcedure
    .meta({ rest: { method: 'PUT', path: '/club/{id}', summary: 'Change a venue', tag } })
    .input(clubChangeIn)
    .output(answers(club))
    .mutation(({ ctx, input }) => changeClub(ctx.actor, input, ctx.deps)),

  removeClub: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/club/{id}', summary: 'Remove a venue', tag } })
    .input(clubIdIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeClub(ctx.actor, input, ctx.deps)),
};
