import { done } from '@fairway/contracts/auth/accounts';
import {
  drill,
  drillIdIn,
  drillIn,
  drillPage,
  drillPutIn,
  drillsQuery,
  starterResult,
} from '@fairway/contracts/practice/drills';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { addDrill, addStarterDrills, changeDrill, getDrill, listDrills, removeDrill } from './service.ts';

const tag = 'Practice';

/** A coach's library of drills. */
export const drillProcedures = {
  drills: proProcedure
    .meta({ rest: { method: 'GET', path: '/drill', summary: "The pro's drills by title", tag } })
    .input(drillsQuery)
    .output(outputSchema(drillPage))
    .query(({ ctx, input }) => listDrills(ctx.actor, input, ctx.services)),

  drill: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/drill/{id}', summary: 'One drill', tag } })
    .input(drillIdIn)
    .output(outputSchema(drill))
    .query(({ ctx, input }) => getDrill(ctx.actor, input.id, ctx.services)),

  addDrill: proProcedure
    .meta({ rest: { method: 'POST', path: '/drill', summary: 'Add a drill', tag } })
    .input(drillIn)
    .output(outputSchema(drill))
    .mutation(({ ctx, input }) => addDrill(ctx.actor, input, ctx.services)),

  saveDrill: proProcedure
    .meta({ rest: { method: 'PUT', path: '/drill/{id}', summary: 'Change a drill', tag } })
    .input(drillPutIn)
    .output(outputSchema(drill))
    .mutation(({ ctx, input }) => changeDrill(ctx.actor, input, ctx.services)),

  removeDrill: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/drill/{id}', summary: 'Delete a drill', tag } })
    .input(drillIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeDrill(ctx.actor, input.id, ctx.services)),

  addStarterDrills: proProcedure
    .meta({ rest: { method: 'POST', path: '/drill/starter', summary: 'Add the starter set of drills', tag } })
    .output(outputSchema(starterResult))
    .mutation(({ ctx }) => addStarterDrills(ctx.actor, ctx.services)),
};
