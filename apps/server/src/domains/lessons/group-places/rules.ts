import type { FieldErrors } from '@fairway/contracts/errors';
import type { PlacePayment } from '@fairway/contracts/lessons/group-lessons';
import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { HOUR_MS } from '@fairway/time/units';
import { holdEnd, nextHoldStart } from '#domains/schedule/waiting-list/rules.ts';

/** The facts of a group lesson that decide who may join it. Instants in milliseconds. */
export interface GroupState {
  starts_at: number;
  cancelled: boolean;
  places: number;
  taken: number;
  /** Places that are kept for players of the line now. */
  held: number;
  /** Whether its coach takes bookings (A12), and hours of notice that they ask for (D4). */
  subscribed: boolean;
  notice_hours: number;
}

/** How a player stands to a group lesson. */
export interface Standing {
  joined: boolean;
  waiting: boolean;
  /** A place is kept for them now. */
  offered: boolean;
}

/** Places that anybody may take: neither taken nor kept for somebody who waits. */
export const placesFree = ({ places, taken, held }: Pick<GroupState, 'places' | 'taken' | 'held'>): number =>
  Math.max(0, places - taken - held);

/** Why nothing more happens to a group lesson, or null. */
export function closedRefusal(
  { cancelled, starts_at }: Pick<GroupState, 'cancelled' | 'starts_at'>,
  now: number,
): string | null {
  if (cancelled) return LESSON_MESSAGES.cancelled;
  return starts_at <= now ? LESSON_MESSAGES.started : null;
}

/**
 * Why a player cannot be given a place now, or null (D21). Players keep their coach's notice but for a place that was kept for them; a
 * coach keeps neither notice nor line, but never goes over the places there are.
 */
export function joinRefusal(
  group: GroupState,
  by: 'pro' | 'player',
  { joined, offered }: Standing,
  now: number,
): string | null {
  const closed = closedRefusal(group, now);
  if (closed) return closed;
  if (joined) return LESSON_MESSAGES.groupJoined;
  if (!group.subscribed) return LESSON_MESSAGES.notBookable;
  if (by === 'pro') return group.taken < group.places ? null : LESSON_MESSAGES.groupFullCoach;
  if (group.taken >= group.places) return LESSON_MESSAGES.groupFull;
  if (offered) return null;
  if (placesFree(group) === 0) return LESSON_MESSAGES.groupHeld;
  return group.starts_at - now < group.notice_hours * HOUR_MS ? LESSON_MESSAGES.groupTooLate : null;
}

/** Why a player cannot wait for a place now, or null: only for what is full does anybody wait. */
export function waitRefusal(group: GroupState, { joined, waiting }: Standing, now: number): string | null {
  const closed = closedRefusal(group, now);
  if (closed) return closed;
  if (joined) return LESSON_MESSAGES.groupJoined;
  if (waiting) return LESSON_MESSAGES.groupWaiting;
  if (!group.subscribed) return LESSON_MESSAGES.notBookable;
  return placesFree(group) > 0 ? LESSON_MESSAGES.groupNotFull : null;
}

/** How a place may be paid: with credits, on the day, or either where it has a price in both (D21). */
export function placePayment(group: { payment_type: PaymentType; price: number | null }): PlacePayment {
  if (group.payment_type !== 'credits') return 'on_day';
  return group.price === null ? 'credits' : 'either';
}

/** How one place is paid, or what is wrong with what was asked for: a guest pays on the day whatever a place costs (D8). */
export function choosePayment(
  ways: PlacePayment,
  { asked, guest }: { asked: 'credits' | 'on_day' | undefined; guest: boolean },
): 'credits' | 'on_day' | FieldErrors {
  if (guest) return 'on_day';
  if (ways === 'either') return asked ?? { payment_type: [LESSON_MESSAGES.paymentMissing] };
  return asked === undefined || asked === ways ? ways : { payment_type: [LESSON_MESSAGES.groupPayment(ways)] };
}

/** A place in the line of a group lesson, by the order of asking. */
export interface Waiting {
  id: string;
  expires_at: Date | null;
}

/** Whether a place is kept for a request now. */
export const isOffered = ({ expires_at }: Pick<Waiting, 'expires_at'>, now: number): boolean =>
  expires_at !== null && expires_at.getTime() > now;

/** What becomes of a line: whose place is no longer kept, and for whom one is kept next. */
export interface LinePlan {
  lapsed: string[];
  offered: string[];
  expires_at: Date;
}

/**
 * Keeps the places that are free for those who wait, in the order of asking: for 20 minutes, in the hours in which a coach's times are
 * held (D20), and never past the start. Whoever let theirs lapse waits no longer. While the coach's subscription has lapsed nobody could
 * take one (A12): the line stays as it is.
 */
export function planOffers(
  group: Pick<GroupState, 'starts_at' | 'places' | 'taken' | 'subscribed'> & { zone: string },
  line: readonly Waiting[],
  now: number,
): LinePlan {
  const isOpen = (request: Waiting) => isOffered(request, now);
  const lapsed = line.filter((request) => request.expires_at !== null && !isOpen(request));
  const free = placesFree({ ...group, held: line.filter(isOpen).length });
  const end = holdEnd(now);
  const mayOffer = group.subscribed && nextHoldStart(group.zone, now) <= now && end <= group.starts_at;
  const next = mayOffer ? line.filter(({ expires_at }) => expires_at === null).slice(0, free) : [];
  return { lapsed: lapsed.map(({ id }) => id), offered: next.map(({ id }) => id), expires_at: new Date(end) };
}
