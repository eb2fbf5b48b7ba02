import type { CreditMap } from '@fairway/contracts/credits/credits';
import { addDays } from '@fairway/time/calendar';
import { TODAY } from './clock.ts';

/** Unspent credits: `[days until they expire, how many]` for each lot, as `GET /credits` answers them. */
export function someCredits(...lots: [days: number, count: number][]): CreditMap {
  return Object.fromEntries(
    lots.map(([days, count]) => {
      const date = addDays(TODAY, days);
      const credit = (_: unknown, at: number) => ({
        id: `credit-${date}-${at}`,
        purchased_at: `${addDays(date, -365)}T12:00:00.000Z`,
        source: 'given' as const,
        expires_at: `${date}T23:59:59.999Z`,
      });
      return [date, Array.from({ length: count }, credit)];
    }),
  );
}
