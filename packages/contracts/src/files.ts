import { z } from 'zod';
import { id } from './primitives.ts';

/** An uploaded picture. `path` is its address below our origin, in the middle size; width and height are the largest size's. */
export const uploaded = z.object({
  id,
  path: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Uploaded = z.output<typeof uploaded>;
