import { proPaths } from './pro.ts';

/** The coach’s booking form with what has been chosen already; `id` is a player’s or `guest`. Apart from the other addresses, which every page loads. */
export function bookAt({
  id,
  date,
  time,
  duration,
  outside,
}: {
  id: string | null;
  date: string;
  time: string;
  duration: number;
  outside: boolean;
}): string {
  const search = new URLSearchParams({ time: time.slice(0, 5), duration: String(duration) });
  if (id) search.set('id', id);
  if (outside) search.set('outside', 'true');
  return `${proPaths.bookOn(date)}&${search.toString()}`;
}
