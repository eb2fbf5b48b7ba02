import { done } from '@fairway/contracts/accounts';
import { group, groupIdIn, groupIn, groupPage, groupPutIn, groupsQuery, memberIn } from '@fairway/contracts/people';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { addGroup, changeGroup, groupById, groupsOf, removeGroup, removeMember } from '../use-cases/groups.ts';

const tag = 'Groups';

/** Groups of a pro's players. */
export const groupProcedures = {
  groups: proProcedure
    .meta({ rest: { method: 'GET', path: '/group', summary: "The pro's groups", tag } })
    .input(groupsQuery)
    .output(answers(group.array()))
    .query(({ ctx, input }) => groupsOf(ctx.actor, input, ctx.deps)),

  group: proProcedure
    .meta({ rest: { method: 'GET', path: '/group/{id}', summary: 'One group with its members', tag } })
    .input(groupIdIn)
    .output(answers(groupPage))
    .query(({ ctx, input }) => groupById(ctx.actor, input.id, ctx.deps)),

  addGroup: proProcedure
    .meta({ rest: { method: 'POST', path: '/group', summary: 'Add a group', tag } })
    .input(groupIn)
    .output(answers(groupPage))
    .mutation(({ ctx, input }) => addGroup(ctx.actor, input, ctx.deps)),

  saveGroup: proProcedure
    .meta({ rest: { method: 'PUT', path: '/group/{id}', summary: 'Add a player to a group, or name it anew', tag } })
    .input(groupPutIn)
    .output(answers(groupPage))
    .mutation(({ ctx, input }) => changeGroup(ctx.actor, input, ctx.deps)),

  removeGroup: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/group/{id}', summary: 'Delete a group', tag } })
    .input(groupIdIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeGroup(ctx.actor, input.id, ctx.deps)),

  removeMember: proProcedure
    .meta({
      rest: { method: 'DELETE', path: '/group/{id}/member/{memberId}', summary: 'Take a player out of a group', tag },
    })
    .input(memberIn)
    .output(answers(groupPage))
    .mutation(({ ctx, input }) => removeMember(ctx.actor, input, ctx.deps)),
};
