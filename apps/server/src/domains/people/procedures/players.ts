import { player, playersQuery } from '@fairway/contracts/people';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { playersOf } from '../service.ts';

const tag = 'People';

/** A pro's players. */
export const playerProcedures = {
  players: proProcedure
    .meta({ rest: { method: 'GET', path: '/player', summary: "The pro's players by last name", tag } })
    .input(playersQuery)
    .output(answers(player.array()))
    .query(({ ctx, input }) => playersOf(ctx.actor, input, ctx.deps)),
};
