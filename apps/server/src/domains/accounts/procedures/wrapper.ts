import { adoptIn, done } from '@fairway/contracts/accounts';
import { answers, publicProcedure } from '../../../trpc/init.ts';
import { adopt } from '../use-cases/adopt.ts';

/** For the page within the native wrapper. No REST path: whoever has a token needs no cookie there. */
export const wrapperProcedures = {
  adopt: publicProcedure
    .input(adoptIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => adopt(input, ctx.deps, ctx.request)),
};
