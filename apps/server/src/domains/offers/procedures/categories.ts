import { done } from '@fairway/contracts/accounts';
import { category, categoryIdIn, categoryIn, offersQuery } from '@fairway/contracts/offers';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { addCategory, categoriesOf, removeCategory } from '../use-cases/categories.ts';

const tag = 'Offers';

/** The categories of a pro's offers. */
export const categoryProcedures = {
  categories: proProcedure
    .meta({ rest: { method: 'GET', path: '/category', summary: 'Categories of offers', tag } })
    .input(offersQuery)
    .output(answers(category.array()))
    .query(({ ctx, input }) => categoriesOf(ctx.actor, input, ctx.deps)),

  addCategory: proProcedure
    .meta({ rest: { method: 'POST', path: '/category', summary: 'Add a category', tag } })
    .input(categoryIn)
    .output(answers(category))
    .mutation(({ ctx, input }) => addCategory(ctx.actor, input, ctx.deps)),

  removeCategory: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/category/{id}', summary: 'Delete a category', tag } })
    .input(categoryIdIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeCategory(ctx.actor, input.id, ctx.deps)),
};
