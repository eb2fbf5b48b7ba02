import { profile, profileIn } from '@fairway/contracts/profile';
import { answers, proOrPlayerProcedure, proProcedure } from '../../../trpc/init.ts';
import { profileOf, saveProfile } from '../use-cases/profile.ts';

const tag = 'Profile';

/** What a pro tells of themself. */
export const profileProcedures = {
  profile: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/profile', summary: "The pro's profile", tag } })
    .output(answers(profile))
    .query(({ ctx }) => profileOf(ctx.actor, ctx.deps)),

  saveProfile: proProcedure
    .meta({ rest: { method: 'POST', path: '/profile', summary: 'Change the own profile', tag, files: 'image' } })
    .input(profileIn)
    .output(answers(profile))
    .mutation(({ ctx, input }) => saveProfile(ctx.actor, input, ctx.deps, ctx.request.files)),
};
