import { MINUTE_MS } from '@fairway/time/units';
import type { HeldTime, WaitingHold, WaitingList, WaitingRequest } from '@fairway/contracts/schedule/waiting-list';
import { addDays } from '@fairway/time/calendar';
import { NOW, TODAY, ZONE } from './clock.ts';

/** A request for a date: an hour of the morning in two days. */
export const aWaitingRequest = (over: Partial<WaitingRequest> = {}): WaitingRequest => ({
  id: 'requested-1',
  date: addDays(TODAY, 2),
  day: null,
  start: '09:00:00',
  end: '12:00:00',
  duration: 60,
  created_at: '2026-11-20T10:00:00.000Z',
  ...over,
});

/** A time held since five minutes ago. */
export const aHold = (over: Partial<WaitingHold> = {}): WaitingHold => ({
  id: 'hold-1',
  date: addDays(TODAY, 2),
  start: '10:00:00',
  end: '11:00:00',
  duration: 60,
  expires_at: new Date(NOW.getTime() + 15 * MINUTE_MS).toISOString(),
  ...over,
});

export const aHeldTime = (over: Partial<HeldTime> = {}): HeldTime => ({
  ...aHold(),
  starts_at: '2026-11-26T10:00:00.000Z',
  ends_at: '2026-11-26T11:00:00.000Z',
  timezone: ZONE,
  refusal: null,
  ...over,
});

export const aWaitingList = (over: Partial<WaitingList> = {}): WaitingList => ({
  timezone: ZONE,
  today: TODAY,
  limit: 20,
  requests: [
    aWaitingRequest(),
    aWaitingRequest({ id: 'requested-2', date: null, day: 5, start: '08:00:00', end: '00:00:00', duration: 90 }),
  ],
  holds: [],
  ...over,
});
