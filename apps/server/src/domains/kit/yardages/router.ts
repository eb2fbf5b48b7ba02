import { done } from '@fairway/contracts/auth/accounts';
import {
  yardage,
  yardageChange,
  yardageIdIn,
  yardageIn,
  yardageOrderIn,
  yardages,
} from '@fairway/contracts/kit/yardages';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { addYardage, changeYardage, listYardages, orderYardages, removeYardage } from './service.ts';

const tag = 'Bag and yardages';

/** How far somebody hits each club. */
export const yardageProcedures = {
  yardages: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/yardages', summary: 'The yardages of whoever asks', tag } })
    .output(outputSchema(yardages))
    .query(({ ctx }) => listYardages(ctx.actor, ctx.services)),

  addYardage: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/yardage', summary: 'Add a yardage', tag } })
    .input(yardageIn)
    .output(outputSchema(yardage))
    .mutation(({ ctx, input }) => addYardage(ctx.actor, input, ctx.services)),

  orderYardages: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/yardages/order', summary: 'Order yardages: `{yardages}`, or the bare list', tag },
    })
    .input(yardageOrderIn)
    .output(outputSchema(yardages))
    .mutation(({ ctx, input }) => orderYardages(ctx.actor, input, ctx.services)),

  changeYardage: proOrPlayerProcedure
    .meta({ rest: { method: 'PUT', path: '/yardage/{id}', summary: 'Say how far a club goes', tag } })
    .input(yardageChange)
    .output(outputSchema(yardage))
    .mutation(({ ctx, input }) => changeYardage(ctx.actor, input, ctx.services)),

  removeYardage: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/yardage/{id}', summary: 'Remove a yardage', tag } })
    .input(yardageIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeYardage(ctx.actor, input.id, ctx.services)),
};
