import { messageSearchIn, messageSearchResult } from '@fairway/contracts/messaging/message-search';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { searchMessages } from './service.ts';

/** Finding a message again by what it says. */
export const messageSearchProcedures = {
  search: proOrPlayerProcedure
    .input(messageSearchIn)
    .output(outputSchema(messageSearchResult))
    .query(({ ctx, input }) => searchMessages(ctx.actor, input, ctx.services)),
};
