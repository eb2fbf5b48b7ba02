import { done } from '@fairway/contracts/auth/accounts';
import {
  dueSession,
  playerPractice,
  playerPracticeIn,
  practiceIdIn,
  practiceIn,
  practicePlan,
  practicePutIn,
  practiceToday,
  resultIn,
} from '@fairway/contracts/practice/plans';
import { outputSchema, playerProcedure, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { changePractice, endPractice, getPlayerPractice, getToday, recordResult, setPractice } from './service.ts';

const tag = 'Practice';

/** What players practise, and what comes of it. */
export const planProcedures = {
  today: playerProcedure
    .meta({ rest: { method: 'GET', path: '/practice/today', summary: "The player's practice of today", tag } })
    .output(outputSchema(practiceToday))
    .query(({ ctx }) => getToday(ctx.actor, ctx.services)),

  ofPlayer: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/practice', summary: "A player's practice and results", tag } })
    .input(playerPracticeIn)
    .output(outputSchema(playerPractice))
    .query(({ ctx, input }) => getPlayerPractice(ctx.actor, input.id, ctx.services)),

  set: proProcedure
    .meta({
      rest: { method: 'POST', path: '/practice', summary: 'Set a player to practise', tag, repeatable: true },
    })
    .input(practiceIn)
    .output(outputSchema(practicePlan))
    .mutation(({ ctx, input }) => setPractice(ctx.actor, input, ctx.services, ctx.request.idempotencyKey)),

  change: proProcedure
    .meta({ rest: { method: 'PUT', path: '/practice/{id}', summary: 'Change what a player practises', tag } })
    .input(practicePutIn)
    .output(outputSchema(practicePlan))
    .mutation(({ ctx, input }) => changePractice(ctx.actor, input, ctx.services)),

  end: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/practice/{id}', summary: 'End a plan of practice', tag } })
    .input(practiceIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => endPractice(ctx.actor, input.id, ctx.services)),

  record: playerProcedure
    .meta({
      rest: { method: 'POST', path: '/practice/session/{id}/result', summary: 'Note what came of a drill', tag },
    })
    .input(resultIn)
    .output(outputSchema(dueSession))
    .mutation(({ ctx, input }) => recordResult(ctx.actor, input, ctx.services)),
};
