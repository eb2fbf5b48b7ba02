import type { SeriesDate } from '@fairway/contracts/lessons/series';

/** The coach's own answers for dates, where they differ from what stands at first: free ones in, all others out. */
export type Ticks = Readonly<Record<string, boolean>>;

export const isTicked = ({ date, status, bookable }: SeriesDate, ticks: Ticks): boolean =>
  bookable && (ticks[date] ?? status === 'free');

export const STATUS: Record<SeriesDate['status'], string> = { free: 'Free', taken: 'Taken', outside: 'Outside hours' };
