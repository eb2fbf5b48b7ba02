import { done } from '@fairway/contracts/auth/accounts';
import {
  group,
  groupIdIn,
  groupIn,
  groupPage,
  groupPutIn,
  groupsQuery,
  memberIn,
} from '@fairway/contracts/coaching/people';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { addGroup, changeGroup, groupById, listGroups, removeGroup, removeMember } from './service.ts';

const tag = 'Groups';

/** Groups of a pro's players. */
export const groupProcedures = {
  groups: proProcedure
    .meta({ rest: { method: 'GET', path: '/group', summary: "The pro's groups", tag } })
    .input(groupsQuery)
    .output(outputSchema(group.array()))
    .query(({ ctx, input }) => listGroups(ctx.actor, input, ctx.services)),

  group: proProcedure
    .meta({ rest: { method: 'GET', path: '/group/{id}', summary: 'One group with its members', tag } })
    .input(groupIdIn)
    .output(outputSchema(groupPage))
    .query(({ ctx, input }) => groupById(ctx.actor, input.id, ctx.services)),

  addGroup: proProcedure
    .meta({ rest: { method: 'POST', path: '/group', summary: 'Add a group', tag } })
    .input(groupIn)
    .output(outputSchema(groupPage))
    .mutation(({ ctx, input }) => addGroup(ctx.actor, input, ctx.services)),

  saveGroup: proProcedure
    .meta({ rest: { method: 'PUT', path: '/group/{id}', summary: 'Add a player to a group, or name it anew', tag } })
    .input(groupPutIn)
    .output(outputSchema(groupPage))
    .mutation(({ ctx, input }) => changeGroup(ctx.actor, input, ctx.services)),

  removeGroup: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/group/{id}', summary: 'Delete a group', tag } })
    .input(groupIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeGroup(ctx.actor, input.id, ctx.services)),

  removeMember: proProcedure
    .meta({
      rest: { method: 'DELETE', path: '/group/{id}/member/{memberId}', summary: 'Take a player out of a group', tag },
    })
    .input(memberIn)
    .output(outputSchema(groupPage))
    .mutation(({ ctx, input }) => removeMember(ctx.actor, input, ctx.services)),
};
