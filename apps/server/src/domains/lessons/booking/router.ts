import { bookingForm as bookingFormOut } from '@fairway/contracts/lessons/booking-form';
import { booked, bookingIn } from '@fairway/contracts/lessons/lessons';
import { alsoRequired, outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { bookingForm } from '#domains/lessons/booking-form/service.ts';
import { missingOfBooking } from './rules.ts';
import { bookLesson } from './service.ts';

const tag = 'Lessons';

/** Booking a lesson, and what its form needs. */
export const bookingProcedures = {
  form: proOrPlayerProcedure
    .output(outputSchema(bookingFormOut))
    .query(({ ctx }) => bookingForm(ctx.actor, ctx.services)),

  book: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/booking', summary: 'Book a lesson', tag, repeatable: true } })
    .use(alsoRequired((sent, { actor }) => missingOfBooking(actor?.type, sent)))
    .input(bookingIn)
    .output(outputSchema(booked))
    .mutation(({ ctx, input }) => bookLesson(ctx.actor, input, ctx.services, ctx.request.idempotencyKey)),
};
