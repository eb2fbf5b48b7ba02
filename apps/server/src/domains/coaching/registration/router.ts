import { registerIn, registration, signedIn } from '@fairway/contracts/auth/accounts';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { register, getRegistration } from './service.ts';

const tag = 'Account';

/** The way in for a new coach. */
export const registrationProcedures = {
  registration: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/registration', summary: 'Whether coaches may register here', tag, open: true },
    })
    .output(outputSchema(registration))
    .query(({ ctx }) => getRegistration(ctx.services)),

  register: publicProcedure
    .meta({ rest: { method: 'POST', path: '/register', summary: 'Register as a coach', tag, open: true } })
    .input(registerIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => register(input, ctx.services, ctx.request)),
};
