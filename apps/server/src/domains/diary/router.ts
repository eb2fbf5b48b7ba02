import {
  availability,
  datedRange,
  dateRangeIn,
  slots,
  slotsQuery,
  spanIn,
  weeklyDayIn,
  weeklyIn,
  weeklyQuery,
  weeklyRange,
} from '@fairway/contracts/diary';
import { diaryMonthsIn } from '@fairway/contracts/accounts';
import { answers, proOrPlayerProcedure, proProcedure, router } from '../../trpc/init.ts';
import { availabilityWithBookings } from './use-cases/availability.ts';
import { clearDates, saveDates, saveDay, saveMonths, weekly } from './use-cases/hours.ts';
import { monthOfSlots } from './use-cases/slots.ts';

const tag = 'Diary';

export const diaryRouter = router({
  weekly: proProcedure
    .meta({
      rest: { method: 'GET', path: '/recurring/availability', summary: 'The usual week, or one day of it', tag },
    })
    .input(weeklyQuery)
    .output(answers(weeklyRange.array()))
    .query(({ ctx, input }) => weekly(ctx.actor, input, ctx.deps)),

  saveDay: proProcedure
    .meta({
      rest: { method: 'POST', path: '/recurring/availability', summary: 'Replace one day of the usual week', tag },
    })
    .input(weeklyIn)
    .output(answers(weeklyRange.array()))
    .mutation(({ ctx, input }) => saveDay(ctx.actor, input, ctx.deps)),

  clearDay: proProcedure
    .meta({
      rest: { method: 'DELETE', path: '/recurring/availability', summary: 'Clear one day of the usual week', tag },
    })
    .input(weeklyDayIn)
    .output(answers(weeklyRange.array()))
    .mutation(({ ctx, input }) => saveDay(ctx.actor, { ...input, times: [] }, ctx.deps)),

  availability: proProcedure
    .meta({
      rest: { method: 'GET', path: '/availability', summary: 'Hours in force and bookings over a span of days', tag },
    })
    .input(spanIn)
    .output(answers(availability))
    .query(({ ctx, input }) => availabilityWithBookings(ctx.actor, input, ctx.deps)),

  saveDates: proProcedure
    .meta({
      rest: { method: 'POST', path: '/availability-date-range', summary: 'Other hours for a span of days', tag },
    })
    .input(dateRangeIn)
    .output(answers(datedRange.array()))
    .mutation(({ ctx, input }) => saveDates(ctx.actor, input, ctx.deps)),

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
    .output(answers(datedRange.array()))
    .mutation(({ ctx, input }) => clearDates(ctx.actor, input, ctx.deps)),

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
    .output(answers(diaryMonthsIn))
    .mutation(({ ctx, input }) => saveMonths(ctx.actor, input, ctx.deps)),

  slots: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/booking/availability', summary: 'Bookable times of a month', tag } })
    .input(slotsQuery)
    .output(answers(slots))
    .query(({ ctx, input }) => monthOfSlots(ctx.actor, input, ctx.deps)),
});
