import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import type { HoldAnswered, HoldAnswerIn } from '@fairway/contracts/schedule/waiting-list';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { declineHold, getHold } from '#domains/schedule/waiting-list/service.ts';

/**
 * Answers for a time that is held for the player (D20). A yes is a booking like any other, which ends the hold in its own transaction; a no
 * has the time offered to the next. 422 on `time` when the hold is over.
 */
export async function answerHold(
  actor: Actor,
  { id, response, payment_type }: HoldAnswerIn,
  services: AppServices,
): Promise<HoldAnswered> {
  const { date, start, end, duration, refusal } = await getHold(actor, { id }, services);
  if (refusal) throw invalidField('time', refusal);
  if (!response) {
    const done = await inTransaction(services.db, (tx) => declineHold(tx, id, services.now()));
    if (!done) throw invalidField('time', SCHEDULE_MESSAGES.holdLapsed);
    return { lesson_id: null };
  }
  if (!payment_type) throw invalidField('payment_type', LESSON_MESSAGES.paymentMissing);
  const { lesson } = await bookLesson(actor, { date, duration, time: [{ start, end }], payment_type }, services);
  return { lesson_id: lesson.id };
}
