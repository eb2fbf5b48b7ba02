import { done } from '@fairway/contracts/auth/accounts';
import { recordShare, recordShareIn, sharedRecord, sharedRecordIn } from '@fairway/contracts/lessons/record-sharing';
import { outputSchema, playerProcedure, publicProcedure } from '#app/procedures.ts';
import { findShare, readSharedRecord, shareRecord, stopSharing } from './service.ts';

const tag = 'Lesson records';
const path = '/lesson/{lesson}/share';

/** The link by which a player lets others read a record. */
export const recordSharingProcedures = {
  share: playerProcedure
    .meta({ rest: { method: 'GET', path, summary: 'The link to a record; null without one', tag } })
    .input(recordShareIn)
    .output(outputSchema(recordShare.nullable()))
    .query(({ ctx, input }) => findShare(ctx.actor, input.lesson, ctx.services)),

  shareRecord: playerProcedure
    .meta({ rest: { method: 'POST', path, summary: 'Share a record by a link', tag } })
    .input(recordShareIn)
    .output(outputSchema(recordShare))
    .mutation(({ ctx, input }) => shareRecord(ctx.actor, input.lesson, ctx.services)),

  stopSharing: playerProcedure
    .meta({ rest: { method: 'DELETE', path, summary: 'Stop sharing a record', tag } })
    .input(recordShareIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => stopSharing(ctx.actor, input.lesson, ctx.services)),

  sharedRecord: publicProcedure
    .meta({ rest: { method: 'GET', path: '/shared/{token}', summary: 'A record by its link', tag, open: true } })
    .input(sharedRecordIn)
    .output(outputSchema(sharedRecord))
    .query(({ ctx, input }) => readSharedRecord(input.token, ctx.services)),
};
