import { attendanceIn, lesson } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { noteAttendance } from './service.ts';

/** Who came to a lesson that is over, as its coach notes it (D22). */
export const attendanceProcedures = {
  noteAttendance: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/lesson/{id}/attendance',
        summary: 'Note whether the player came, or take it back',
        tag: 'Lessons',
      },
    })
    .input(attendanceIn)
    .output(outputSchema(lesson))
    .mutation(({ ctx, input }) => noteAttendance(ctx.actor, input, ctx.services)),
};
