import { done } from '@fairway/contracts/auth/accounts';
import {
  playerSkillsIn,
  skill,
  skillIdIn,
  skillIn,
  skillProgress,
  skillProgressIn,
  skillPutIn,
} from '@fairway/contracts/practice/skills';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { addSkill, changeSkill, getSkillProgress, listSkills, removeSkill } from './service.ts';

const tag = 'Practice';
const cleaned = ['description'];

/** What a player works on, and how well it goes. */
export const skillProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/skills', summary: "A player's skills with their scores", tag } })
    .input(playerSkillsIn)
    .output(outputSchema(skill.array()))
    .query(({ ctx, input }) => listSkills(ctx.actor, input.id, ctx.services)),

  progress: proOrPlayerProcedure
    .input(skillProgressIn)
    .output(outputSchema(skillProgress))
    .query(({ ctx, input }) => getSkillProgress(ctx.actor, input, ctx.services)),

  add: proProcedure
    .meta({ rest: { method: 'POST', path: '/skill', summary: 'Give a player a skill', tag }, cleaned })
    .input(skillIn)
    .output(outputSchema(skill))
    .mutation(({ ctx, input }) => addSkill(ctx.actor, input, ctx.services)),

  save: proProcedure
    .meta({ rest: { method: 'PUT', path: '/skill/{id}', summary: 'Change a skill, or score it anew', tag }, cleaned })
    .input(skillPutIn)
    .output(outputSchema(skill))
    .mutation(({ ctx, input }) => changeSkill(ctx.actor, input, ctx.services)),

  remove: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/skill/{id}', summary: 'Delete a skill with its scores', tag } })
    .input(skillIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeSkill(ctx.actor, input.id, ctx.services)),
};
