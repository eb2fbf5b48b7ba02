import { publicPage, publicPageIn } from '@fairway/contracts/users/public-page';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { readPublicPage } from './service.ts';

/** A coach as strangers see them. */
export const publicPageProcedures = {
  publicPage: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/public-page/{code}',
        summary: "A coach's public page by their code",
        tag: 'Profile',
        open: true,
      },
    })
    .input(publicPageIn)
    .output(outputSchema(publicPage))
    .query(({ ctx, input }) => readPublicPage(ctx.actor, input.code, ctx.services, ctx.request)),
};
