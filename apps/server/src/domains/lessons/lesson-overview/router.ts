import { lessonOverview } from '@fairway/contracts/lessons/lesson-overview';
import { lessonIn } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { getLessonOverview } from './service.ts';

/** A lesson's page, as its coach has it. */
export const overviewProcedures = {
  overview: proProcedure
    .input(lessonIn)
    .output(outputSchema(lessonOverview))
    .query(({ ctx, input }) => getLessonOverview(ctx.actor, input, ctx.services)),
};
