import type { Player } from '@fairway/contracts/coaching/people';
import type { PlayerRow } from './repository.ts';

const listedLesson = (id: string | null, starts_at: string | null): Player['next_lesson'] =>
  id !== null && starts_at !== null ? { id, starts_at } : null;

/** A player as their pro's list has them. */
export const playerView = (row: PlayerRow): Player => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email ?? '',
  phone: row.phone,
  incompleteLessonRecords: row.incompleteLessonRecords,
  next_lesson: listedLesson(row.next_id, row.next_at),
  last_lesson: listedLesson(row.last_id, row.last_at),
  credits: row.credits,
  credits_expiring: row.credits_expiring,
});
