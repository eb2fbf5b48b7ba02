import { offer, offerIn, offerMap, offersQuery } from '@fairway/contracts/offers';
import { answers, proOrPlayerProcedure } from '../../../trpc/init.ts';
import { offerById, offersOf } from '../use-cases/reading.ts';

const tag = 'Offers';

/** What a pro sells and gives away. */
export const offerProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/offer', summary: 'Offers by category', tag } })
    .input(offersQuery)
    .output(answers(offerMap))
    .query(({ ctx, input }) => offersOf(ctx.actor, input, ctx.deps)),

  one: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/offer/{id}', summary: 'One offer', tag } })
    .input(offerIn)
    .output(answers(offer))
    .query(({ ctx, input }) => offerById(ctx.actor, input.id, ctx.deps)),
};
