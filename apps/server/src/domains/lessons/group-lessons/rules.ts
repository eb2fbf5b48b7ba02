import type { FieldErrors } from '@fairway/contracts/errors';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { GroupLesson, PlacePayment } from '@fairway/contracts/lessons/group-lessons';
import {
  closedRefusal,
  joinRefusal,
  placePayment,
  waitRefusal,
  type GroupState,
  type Standing,
} from '#domains/lessons/group-places/rules.ts';

/** What a place costs, as it is kept: with credits, with money on the day in minor units, or with either where it has both (`placePayment`). */
export interface PlaceTerms {
  payment_type: 'credits' | 'on_day';
  credits: number;
  price: number | null;
}

/** The terms that somebody sends; a price of the other kind is dropped. */
export const toPlaceTerms = (sent: {
  payment_type: PlacePayment;
  credits?: number | null | undefined;
  price?: number | null | undefined;
}): PlaceTerms => ({
  payment_type: sent.payment_type === 'on_day' ? 'on_day' : 'credits',
  credits: sent.payment_type === 'on_day' ? 0 : (sent.credits ?? 0),
  price: sent.payment_type === 'credits' ? null : (sent.price ?? 0),
});

/** What a place is to cost after a change: a price that is sent alone is one in what the places cost already, or a fault of its field. */
export function toChangedTerms(
  current: PlaceTerms,
  sent: Partial<Parameters<typeof toPlaceTerms>[0]>,
): { terms: PlaceTerms; faults: FieldErrors } {
  const [credits, price] = [sent.credits ?? null, sent.price ?? null];
  if (sent.payment_type)
    return { terms: toPlaceTerms({ payment_type: sent.payment_type, credits, price }), faults: {} };
  if (credits === null && price === null) return { terms: current, faults: {} };
  const payment_type = placePayment(current);
  return {
    terms: toPlaceTerms({ payment_type, credits: credits ?? current.credits, price: price ?? current.price }),
    faults: {
      ...(credits !== null && payment_type === 'on_day' ? { credits: [LESSON_MESSAGES.groupPayment('on_day')] } : {}),
      ...(price !== null && payment_type === 'credits' ? { price: [LESSON_MESSAGES.groupPayment('credits')] } : {}),
    },
  };
}

/**
 * What of a change cannot be made, by field: nobody who has a place loses it, and nobody who has one or owes the fee of one finds that it
 * cost something else. A coach may have given away a place that is kept for somebody: there are more of them than places then, and what leaves
 * the places as they are is no fault.
 */
export function changeFaults(
  group: PlaceTerms & { places: number; taken: number; held: number; fee_due: boolean },
  requested: { places: number; terms: PlaceTerms },
): FieldErrors {
  const needed = group.taken + group.held;
  const { payment_type, credits, price } = requested.terms;
  const same = payment_type === group.payment_type && credits === group.credits && price === group.price;
  return {
    ...(requested.places < Math.min(needed, group.places) ? { places: [LESSON_MESSAGES.groupTaken(needed)] } : {}),
    ...(same || (needed === 0 && !group.fee_due) ? {} : { payment_type: [LESSON_MESSAGES.groupPriceFixed] }),
  };
}

/** What the reader may do with a group lesson now, and in plain words why not. */
export function groupPermissions(
  group: GroupState,
  by: 'pro' | 'player',
  standing: Standing,
  now: number,
): GroupLesson['can'] {
  const closed = closedRefusal(group, now);
  const join_refusal = joinRefusal(group, by, standing, now);
  const wait_refusal = by === 'pro' ? LESSON_MESSAGES.forYourself : waitRefusal(group, standing, now);
  const pros = by === 'pro' ? closed : LESSON_MESSAGES.groupTime;
  return {
    join: join_refusal === null,
    join_refusal,
    wait: wait_refusal === null,
    wait_refusal,
    change: pros === null,
    change_refusal: pros,
    cancel: pros === null,
    cancel_refusal: pros,
  };
}
