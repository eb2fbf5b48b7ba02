import {
  datedRange,
  dateRangeIn,
  spanIn,
  weeklyDayIn,
  weeklyIn,
  weeklyQuery,
  weeklyRange,
} from '@fairway/contracts/schedule/schedule';
import { diaryMonthsIn } from '@fairway/contracts/schedule/booking-limits';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { clearDates, openFirstWeek, saveDates, saveDay, saveMonths, listWeeklyHours } from './service.ts';

const tag = 'Diary';

/** When a coach teaches. */
export const hoursProcedures = {
  weekly: proProcedure
    .meta({
      rest: { method: 'GET', path: '/recurring/availability', summary: 'The usual week, or one day of it', tag },
    })
    .input(weeklyQuery)
    .output(outputSchema(weeklyRange.array()))
    .query(({ ctx, input }) => listWeeklyHours(ctx.actor, input, ctx.services)),

  saveDay: proProcedure
    .meta({
      rest: { method: 'POST', path: '/recurring/availability', summary: 'Replace one day of the usual week', tag },
    })
    .input(weeklyIn)
    .output(outputSchema(weeklyRange.array()))
    .mutation(({ ctx, input }) => saveDay(ctx.actor, input, ctx.services)),

  clearDay: proProcedure
    .meta({
      rest: { method: 'DELETE', path: '/recurring/availability', summary: 'Clear one day of the usual week', tag },
    })
    .input(weeklyDayIn)
    .output(outputSchema(weeklyRange.array()))
    .mutation(({ ctx, input }) => saveDay(ctx.actor, { ...input, times: [] }, ctx.services)),

  openFirstWeek: proProcedure
    .output(outputSchema(weeklyRange.array()))
    .mutation(({ ctx }) => openFirstWeek(ctx.actor, ctx.services)),

  saveDates: proProcedure
    .meta({
      rest: { method: 'POST', path: '/availability-date-range', summary: 'Other hours for a span of days', tag },
    })
    .input(dateRangeIn)
    .output(outputSchema(datedRange.array()))
    .mutation(({ ctx, input }) => saveDates(ctx.actor, input, ctx.services)),

  clearDates: proProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/availability-date-range',
        summary: 'Back to the usual week over a span of days',
        tag,
      },
    })
    .input(spanIn)
    .output(outputSchema(datedRange.array()))
    .mutation(({ ctx, input }) => clearDates(ctx.actor, input, ctx.services)),

  saveMonths: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/availability-diary-months-availability',
        summary: 'How many months ahead players may book',
        tag,
      },
    })
    .input(diaryMonthsIn)
    .output(outputSchema(diaryMonthsIn))
    .mutation(({ ctx, input }) => saveMonths(ctx.actor, input, ctx.services)),
};
