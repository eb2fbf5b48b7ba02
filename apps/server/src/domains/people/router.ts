import { player, playersQuery } from '@fairway/contracts/people';
import { answers, proProcedure, router } from '../../trpc/init.ts';
import { playersOf } from './service.ts';

export const peopleRouter = router({
  players: proProcedure
    .meta({ rest: { method: 'GET', path: '/player', summary: "The pro's players by last name", tag: 'People' } })
    .input(playersQuery)
    .output(answers(player.array()))
    .query(({ ctx, input }) => playersOf(ctx.actor, input, ctx.deps)),
});
