import { goal, goalIdIn, goalIn, goalNoteIn, goalsIn } from '@fairway/contracts/practice/goals';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { acceptGoal, listGoals, noteProgress, proposeGoal, removeGoal } from './service.ts';

const goals = outputSchema(goal.array());

/** What a player and their coach want to reach together. */
export const goalProcedures = {
  list: proOrPlayerProcedure
    .input(goalsIn)
    .output(goals)
    .query(({ ctx, input }) => listGoals(ctx.actor, input, ctx.services)),

  propose: proOrPlayerProcedure
    .input(goalIn)
    .output(goals)
    .mutation(({ ctx, input }) => proposeGoal(ctx.actor, input, ctx.services)),

  accept: proOrPlayerProcedure
    .input(goalIdIn)
    .output(goals)
    .mutation(({ ctx, input }) => acceptGoal(ctx.actor, input.id, ctx.services)),

  note: proOrPlayerProcedure
    .input(goalNoteIn)
    .output(goals)
    .mutation(({ ctx, input }) => noteProgress(ctx.actor, input, ctx.services)),

  remove: proOrPlayerProcedure
    .input(goalIdIn)
    .output(goals)
    .mutation(({ ctx, input }) => removeGoal(ctx.actor, input.id, ctx.services)),
};
