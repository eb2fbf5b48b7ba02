import { links, NO_LINKS } from '@fairway/contracts/links';
import { outputSchema, publicProcedure } from '#app/procedures.ts';

/** The pages outside the app that go with an account. */
export const linkProcedures = {
  links: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/links', summary: 'Privacy, support and terms', tag: 'Account', open: true },
    })
    .output(outputSchema(links))
    .query(({ ctx }) => ctx.services.links ?? NO_LINKS),
};
