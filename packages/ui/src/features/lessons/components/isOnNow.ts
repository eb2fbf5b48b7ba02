import type { Lesson } from '@fairway/contracts/lessons/lessons';

/** Whether a player's own lesson is going on: its record can be begun. A place in a group lesson has none. */
export const isOnNow = ({ starts_at, ends_at, cancelled_at, group }: Lesson, now: number): boolean =>
  cancelled_at === null && group === null && Date.parse(starts_at) <= now && now < Date.parse(ends_at);
