import { z } from 'zod';
import { id } from '../primitives.ts';

/**
 * An uploaded picture or video. `path` is its address below our origin, a picture's in the middle size; width and height are those
 * of a picture's largest size, and null of a video.
 */
export const uploaded = z.object({
  id,
  path: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type Uploaded = z.output<typeof uploaded>;
