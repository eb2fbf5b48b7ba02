import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { done } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { offer, offerAddIn, offerIn, offerMap, offerPutIn, offersQuery } from '@fairway/contracts/offers/offers';
import {
  alsoRequired,
  outputSchema,
  isMissing,
  proOrPlayerProcedure,
  proProcedure,
  type Sent,
} from '#app/procedures.ts';
import { offerPictures } from '#domains/offers/images/service.ts';
import { offerById, listOffers, addOffer, changeOffer, removeOffer } from './service.ts';

const tag = 'Offers';

/** An offer has a category, by its id or by its name. */
const missingOfOffer = ({ category_id, category }: Sent): FieldErrors =>
  isMissing(category_id) && isMissing(category) ? { category_id: [OFFER_MESSAGES.categoryMissing] } : {};

/** What a pro sells and gives away. */
export const offerProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/offer', summary: 'Offers by category', tag } })
    .input(offersQuery)
    .output(outputSchema(offerMap))
    .query(({ ctx, input }) => listOffers(ctx.actor, input, ctx.services)),

  one: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/offer/{id}', summary: 'One offer', tag } })
    .input(offerIn)
    .output(outputSchema(offer))
    .query(({ ctx, input }) => offerById(ctx.actor, input.id, ctx.services)),

  add: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/offer',
        summary: 'Make an offer',
        tag,
        files: offerPictures,
        repeatable: true,
      },
    })
    .use(alsoRequired(missingOfOffer))
    .input(offerAddIn)
    .output(outputSchema(offer))
    .mutation(({ ctx, input }) =>
      addOffer(ctx.actor, input, ctx.services, { files: ctx.request.files, key: ctx.request.idempotencyKey }),
    ),

  save: proProcedure
    .meta({
      rest: { method: 'PUT', path: '/offer/{id}', summary: 'Change an offer', tag, files: offerPictures, posted: true },
    })
    .input(offerPutIn)
    .output(outputSchema(offer))
    .mutation(({ ctx, input }) => changeOffer(ctx.actor, input, ctx.services, ctx.request.files)),

  remove: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/offer/{id}', summary: 'Delete an offer', tag } })
    .input(offerIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeOffer(ctx.actor, input.id, ctx.services)),
};
