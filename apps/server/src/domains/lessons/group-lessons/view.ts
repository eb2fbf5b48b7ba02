import type { GroupLesson, PlaceRequest } from '@fairway/contracts/lessons/group-lessons';
import { formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { placePayment } from '#domains/lessons/group-places/rules.ts';
import type { GroupLessonRow, readLine } from './repository.ts';
import { groupPermissions } from './rules.ts';

/** A group lesson for the wire, with what this reader may do with it now. */
export function groupLessonView(row: GroupLessonRow, reader: 'pro' | 'player', now: Date): GroupLesson {
  const zone = resolveZone(row.timezone);
  const starts_at = Date.parse(row.starts_at);
  const { date, minute } = toZoned(zone, starts_at);
  const state = {
    starts_at,
    cancelled: row.cancelled_at !== null,
    places: row.places,
    taken: row.taken,
    held: row.held,
    subscribed: isSubscribed(row.subscribed_until, now),
    notice_hours: row.booking_notice_hours ?? 0,
  };
  const offered_until = row.request?.expires_at ?? null;
  const standing = { joined: row.place_id !== null, waiting: row.request !== null, offered: offered_until !== null };
  return {
    id: row.id,
    title: row.title,
    date,
    start: formatTime(minute),
    end: formatTime(toZoned(zone, Date.parse(row.ends_at)).minute),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone: zone,
    duration: row.duration,
    pro: { id: row.pro_id, first_name: row.pro_first_name, last_name: row.pro_last_name },
    venue: row.venue,
    note: row.note,
    payment_type: placePayment(row),
    credits: row.credits,
    price: row.price,
    currency: row.currency,
    places: row.places,
    taken: row.taken,
    waiting: row.waiting,
    cancelled_at: row.cancelled_at,
    place_id: row.place_id,
    is_waiting: standing.waiting,
    offered_until,
    can: groupPermissions(state, reader, standing, now.getTime()),
  };
}

export const placeRequestView = ({
  created_at,
  expires_at,
  ...player
}: Awaited<ReturnType<typeof readLine>>[number]): PlaceRequest => ({ player, created_at, offered_until: expires_at });
