import { recordSearchIn, recordSearchResult } from '@fairway/contracts/lessons/record-search';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { searchRecords } from './service.ts';

/** Finding a record again by what it says. */
export const recordSearchProcedures = {
  searchRecords: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/records/search',
        summary: 'Search the titles, texts and comments of records',
        tag: 'Lesson records',
      },
    })
    .input(recordSearchIn)
    .output(outputSchema(recordSearchResult))
    .query(({ ctx, input }) => searchRecords(ctx.actor, input, ctx.services)),
};
