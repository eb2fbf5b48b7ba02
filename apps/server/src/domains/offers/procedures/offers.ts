import { done } from '@fairway/contracts/accounts';
import { offer, offerAddIn, offerIn, offerMap, offerPutIn, offersQuery } from '@fairway/contracts/offers';
import { answers, proOrPlayerProcedure, proProcedure } from '../../../trpc/init.ts';
import { offerById, offersOf } from '../use-cases/reading.ts';
import { addOffer, changeOffer, removeOffer } from '../use-cases/saving.ts';

const tag = 'Offers';
const files = 'image_files';

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

  add: proProcedure
    .meta({ rest: { method: 'POST', path: '/offer', summary: 'Make an offer', tag, files } })
    .input(offerAddIn)
    .output(answers(offer))
    .mutation(({ ctx, input }) => addOffer(ctx.actor, input, ctx.deps, ctx.request.files)),

  save: proProcedure
    .meta({ rest: { method: 'PUT', path: '/offer/{id}', summary: 'Change an offer', tag, files } })
    .input(offerPutIn)
    .output(answers(offer))
    .mutation(({ ctx, input }) => changeOffer(ctx.actor, input, ctx.deps, ctx.request.files)),

  remove: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/offer/{id}', summary: 'Delete an offer', tag } })
    .input(offerIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeOffer(ctx.actor, input.id, ctx.deps)),
};
