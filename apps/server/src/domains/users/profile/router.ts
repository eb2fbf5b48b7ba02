import { profile, profileIn } from '@fairway/contracts/users/profile';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { getProfile, profilePicture, saveProfile } from './service.ts';

const tag = 'Profile';

/** What a pro tells of themself. */
export const profileProcedures = {
  profile: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/profile', summary: "The pro's profile", tag } })
    .output(outputSchema(profile))
    .query(({ ctx }) => getProfile(ctx.actor, ctx.services)),

  saveProfile: proProcedure
    .meta({ rest: { method: 'POST', path: '/profile', summary: 'Change the own profile', tag, files: profilePicture } })
    .input(profileIn)
    .output(outputSchema(profile))
    .mutation(({ ctx, input }) => saveProfile(ctx.actor, input, ctx.services, ctx.request.files)),
};
