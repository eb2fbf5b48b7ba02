import { z } from 'zod';
import { date, id } from '../primitives.ts';
import { lesson } from './lessons.ts';

/** A lesson's page of its coach. */
export const lessonOverview = z.object({
  lesson,
  /** How the player is reached; null of a guest, and of a player who has left this coach. */
  contact: z.object({ email: z.string(), phone: z.string().nullable() }).nullable(),
  /** What the coach has written of it: how many parts, and how the first one with words begins; null while there is none. */
  record: z.object({ parts: z.number(), excerpt: z.string().nullable() }).nullable(),
  /** The last lesson before this one, with the same player, that has a record. */
  last_record: z.object({ id, date, title: z.string().nullable() }).nullable(),
});
export type LessonOverview = z.infer<typeof lessonOverview>;
