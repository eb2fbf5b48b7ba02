import type { HeldTime, WaitingHold, WaitingPlace, WaitingRequest } from '@fairway/contracts/schedule/waiting-list';
import { MINUTE_MS } from '@fairway/time/units';
import { formatTime, toZoned } from '@fairway/time/zoned-time';
import type { HoldRow, PlaceRow, RequestRow } from './repository.ts';
import { holdRefusal, type HoldFacts } from './rules.ts';

export const requestView = ({ id, date, day, start, end, duration, created_at }: RequestRow): WaitingRequest => ({
  id,
  date,
  day,
  start,
  end,
  duration,
  created_at: created_at.toISOString(),
});

export function holdView({ id, starts_at, ends_at, expires_at }: HoldRow, zone: string): WaitingHold {
  const start = toZoned(zone, starts_at.getTime());
  return {
    id,
    date: start.date,
    start: formatTime(start.minute),
    end: formatTime(toZoned(zone, ends_at.getTime()).minute),
    duration: (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS,
    expires_at: expires_at.toISOString(),
  };
}

export const placeView = (row: PlaceRow, hold: HoldRow | undefined, zone: string): WaitingPlace => ({
  ...requestView(row),
  player: { id: row.player_id, first_name: row.first_name, last_name: row.last_name },
  hold: hold ? holdView(hold, zone) : null,
});

export const heldTimeView = (row: HoldRow & HoldFacts, zone: string, now: Date): HeldTime => ({
  ...holdView(row, zone),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  timezone: zone,
  refusal: holdRefusal(row, now),
});
