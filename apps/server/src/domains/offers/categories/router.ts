import { done } from '@fairway/contracts/auth/accounts';
import { category, categoryIdIn, categoryIn, offersQuery } from '@fairway/contracts/offers/offers';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { addCategory, listCategories, removeCategory } from './service.ts';

const tag = 'Offers';

/** The categories of a pro's offers. */
export const categoryProcedures = {
  categories: proProcedure
    .meta({ rest: { method: 'GET', path: '/category', summary: 'Categories of offers', tag } })
    .input(offersQuery)
    .output(outputSchema(category.array()))
    .query(({ ctx, input }) => listCategories(ctx.actor, input, ctx.services)),

  addCategory: proProcedure
    .meta({ rest: { method: 'POST', path: '/category', summary: 'Add a category', tag } })
    .input(categoryIn)
    .output(outputSchema(category))
    .mutation(({ ctx, input }) => addCategory(ctx.actor, input, ctx.services)),

  removeCategory: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/category/{id}', summary: 'Delete a category', tag } })
    .input(categoryIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeCategory(ctx.actor, input.id, ctx.services)),
};
