import { z } from 'zod';
import { id } from '../primitives.ts';

/** The group lesson that a lesson is, or is a place in (D21). */
export const lessonGroup = z.object({
  /** The id of the group lesson itself. */
  id,
  title: z.string(),
  places: z.number(),
  taken: z.number(),
  /** What a place costs in credits; 0 where it is paid on the day alone. */
  credits: z.number(),
  /** What a place costs on the day, in minor units; null where it is paid with credits alone. */
  price: z.number().nullable(),
});
