import { links, NO_LINKS } from '@fairway/contracts/links';
import { answers, publicProcedure } from '../../../trpc/init.ts';

/** The pages outside the app that go with an account. */
export const linkProcedures = {
  links: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/links', summary: 'Privacy, support and terms', tag: 'Account', open: true },
    })
    .output(answers(links))
    .query(({ ctx }) => ctx.deps.links ?? NO_LINKS),
};
