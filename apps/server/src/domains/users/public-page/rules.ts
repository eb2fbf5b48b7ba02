import { PUBLIC_PAGE_DAYS } from '@fairway/contracts/constants';
import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import type { Slots } from '@fairway/contracts/schedule/schedule';
import type { PublicPage } from '@fairway/contracts/users/public-page';
import { addDays } from '@fairway/time/calendar';
import { toZoned } from '@fairway/time/zoned-time';
import type { Actor } from '#app/context.ts';
import { daySlots, type BookingWindow, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';

type Reader = Pick<Actor, 'id' | 'type' | 'pro_id'>;

/** How somebody who reads a coach's page stands to that coach. */
export function classifyVisitor(reader: Reader | null, coach_id: string): PublicPage['visitor'] {
  if (!reader) return 'stranger';
  if (reader.id === coach_id) return 'owner';
  return reader.type === 'player' && reader.pro_id === coach_id ? 'player' : 'other';
}

/** Why somebody cannot book from a coach's page; null for the coach's players, and for strangers, who join first. */
export function findRefusal(reader: Reader | null, coach_id: string): string | null {
  if (!reader || classifyVisitor(reader, coach_id) !== 'other') return null;
  return reader.type === 'player' ? USER_MESSAGES.otherCoachesPage : USER_MESSAGES.onlyPlayersBookHere;
}

/** The dates that a page shows: from today on the coach's clock. */
export const listPageDates = (zone: string, now: Date): string[] => {
  const { date: today } = toZoned(zone, now.getTime());
  return Array.from({ length: PUBLIC_PAGE_DAYS }, (_, days) => addDays(today, days));
};

/** The bookable starts of those dates, by the function that books as well; dates without any are left out. */
export function listPageSlots(
  facts: ScheduleFacts,
  dates: readonly string[],
  { duration, window }: { duration: number; window: BookingWindow },
): Slots {
  const days = dates.map((date) => ({
    date,
    times: daySlots(facts, date, duration, window).map(({ start, end }) => ({ start, end })),
  }));
  return Object.fromEntries(days.flatMap(({ date, times }) => (times.length > 0 ? [[date, times]] : [])));
}
