import { personIn, player, playerPage, playersQuery } from '@fairway/contracts/coaching/people';
import { outputSchema, proProcedure, signedInProcedure } from '#app/procedures.ts';
import { getPlayerPage } from '#domains/coaching/people/service.ts';
import { listPlayers } from './service.ts';

const tag = 'People';

/** A pro's players. */
export const playerProcedures = {
  players: proProcedure
    .meta({ rest: { method: 'GET', path: '/player', summary: "The pro's players by last name", tag } })
    .input(playersQuery)
    .output(outputSchema(player.array()))
    .query(({ ctx, input }) => listPlayers(ctx.actor, input, ctx.services)),

  player: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}', summary: 'One person with lessons and credits', tag } })
    .input(personIn)
    .output(outputSchema(playerPage))
    .query(({ ctx, input }) => getPlayerPage(ctx.actor, input.id, ctx.services)),
};
