import {
  goal,
  goalAcceptIn,
  goalIdIn,
  goalIn,
  goalNoteIn,
  goalPutIn,
  goalsIn,
} from '@fairway/contracts/practice/goals';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { acceptGoal, editGoal, listGoals, noteProgress, proposeGoal, removeGoal } from './service.ts';

const tag = 'Practice';
const goals = outputSchema(goal.array());

/** What a player and their coach want to reach together. Whatever is done with a goal answers all of the player's. */
export const goalProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/goals', summary: "A player's goals with their progress", tag } })
    .input(goalsIn)
    .output(goals)
    .query(({ ctx, input }) => listGoals(ctx.actor, input.id, ctx.services)),

  propose: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/goal', summary: 'Propose a goal to the other side', tag } })
    .input(goalIn)
    .output(goals)
    .mutation(({ ctx, input }) => proposeGoal(ctx.actor, input, ctx.services)),

  edit: proOrPlayerProcedure
    .meta({ rest: { method: 'PUT', path: '/goal/{id}', summary: 'Change a goal that is not agreed yet', tag } })
    .input(goalPutIn)
    .output(goals)
    .mutation(({ ctx, input }) => editGoal(ctx.actor, input, ctx.services)),

  accept: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/goal/{id}/accept', summary: 'Accept a goal of the other side', tag } })
    .input(goalAcceptIn)
    .output(goals)
    .mutation(({ ctx, input }) => acceptGoal(ctx.actor, input, ctx.services)),

  note: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/goal/{id}/progress', summary: 'Note how far a goal is', tag } })
    .input(goalNoteIn)
    .output(goals)
    .mutation(({ ctx, input }) => noteProgress(ctx.actor, input, ctx.services)),

  remove: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/goal/{id}', summary: 'Withdraw, decline or give up a goal', tag } })
    .input(goalIdIn)
    .output(goals)
    .mutation(({ ctx, input }) => removeGoal(ctx.actor, input.id, ctx.services)),
};
