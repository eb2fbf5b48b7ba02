import { done } from '@fairway/contracts/auth/accounts';
import {
  bag,
  bagClub,
  bagClubChange,
  bagClubIdIn,
  bagClubIn,
  bagOrderIn,
  bagOwnerIn,
} from '@fairway/contracts/kit/bag';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { addClub, changeClub, getBag, orderBag, removeClub } from './service.ts';

const tag = 'Bag and yardages';

/** What is in a bag. */
export const bagProcedures = {
  bag: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/bags/{id}', summary: 'The bag of a person, by their id', tag } })
    .input(bagOwnerIn)
    .output(outputSchema(bag))
    .query(({ ctx, input }) => getBag(ctx.actor, input.id, ctx.services)),

  addClub: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/bag', summary: 'Add a club to the bag', tag } })
    .input(bagClubIn)
    .output(outputSchema(bagClub))
    .mutation(({ ctx, input }) => addClub(ctx.actor, input, ctx.services)),

  orderBag: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/bag/order', summary: 'Order clubs: `{clubs}`, or the bare list', tag },
    })
    .input(bagOrderIn)
    .output(outputSchema(bag))
    .mutation(({ ctx, input }) => orderBag(ctx.actor, input, ctx.services)),

  changeClub: proOrPlayerProcedure
    .meta({ rest: { method: 'PUT', path: '/bag/{id}', summary: 'Say what a club is', tag } })
    .input(bagClubChange)
    .output(outputSchema(bagClub))
    .mutation(({ ctx, input }) => changeClub(ctx.actor, input, ctx.services)),

  removeClub: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/bag/{id}', summary: 'Take a club out of the bag', tag } })
    .input(bagClubIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeClub(ctx.actor, input.id, ctx.services)),
};
