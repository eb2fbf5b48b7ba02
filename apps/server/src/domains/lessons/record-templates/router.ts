import { done } from '@fairway/contracts/auth/accounts';
import {
  keptIdIn,
  recordSnippet,
  recordTemplate,
  snippetIn,
  templateIn,
} from '@fairway/contracts/lessons/record-templates';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { addSnippet, addTemplate, listSnippets, listTemplates, removeSnippet, removeTemplate } from './service.ts';

const tag = 'Lesson records';

/** What a coach begins records with: shapes of whole records, and phrases. */
export const recordTemplateProcedures = {
  templates: proProcedure
    .meta({ rest: { method: 'GET', path: '/record/template', summary: "The pro's templates of records", tag } })
    .output(outputSchema(recordTemplate.array()))
    .query(({ ctx }) => listTemplates(ctx.actor, ctx.services)),

  addTemplate: proProcedure
    .meta({ rest: { method: 'POST', path: '/record/template', summary: 'Keep the shape of a record', tag } })
    .input(templateIn)
    .output(outputSchema(recordTemplate))
    .mutation(({ ctx, input }) => addTemplate(ctx.actor, input, ctx.services)),

  removeTemplate: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/record/template/{id}', summary: 'Delete a template', tag } })
    .input(keptIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeTemplate(ctx.actor, input.id, ctx.services)),

  snippets: proProcedure
    .meta({ rest: { method: 'GET', path: '/record/snippet', summary: "The pro's phrases", tag } })
    .output(outputSchema(recordSnippet.array()))
    .query(({ ctx }) => listSnippets(ctx.actor, ctx.services)),

  addSnippet: proProcedure
    .meta({ rest: { method: 'POST', path: '/record/snippet', summary: 'Keep a phrase', tag } })
    .input(snippetIn)
    .output(outputSchema(recordSnippet))
    .mutation(({ ctx, input }) => addSnippet(ctx.actor, input, ctx.services)),

  removeSnippet: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/record/snippet/{id}', summary: 'Delete a phrase', tag } })
    .input(keptIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeSnippet(ctx.actor, input.id, ctx.services)),
};
