import { personIn, player, playerPage, playersQuery } from '@fairway/contracts/people';
import { answers, proProcedure, signedInProcedure } from '../../../trpc/init.ts';
import { playerPageOf } from '../use-cases/person.ts';
import { playersOf } from '../use-cases/players.ts';

const tag = 'People';

/** A pro's players. */
export const playerProcedures = {
  players: proProcedure
    .meta({ rest: { method: 'GET', path: '/player', summary: "The pro's players by last name", tag } })
    .input(playersQuery)
    .output(answers(player.array()))
    .query(({ ctx, input }) => playersOf(ctx.actor, input, ctx.deps)),

  player: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}', summary: 'One person with lessons and credits', tag } })
    .input(personIn)
    .output(answers(playerPage))
    .query(({ ctx, input }) => playerPageOf(ctx.actor, input.id, ctx.deps)),
};
