import { z } from 'zod';
import { KIT_LIMITS } from './limits.ts';
import { KIT_MESSAGES } from '../messages/kit.ts';
import { idIn, numeric } from '../primitives.ts';

const place = z.coerce.number().int().min(0).max(KIT_LIMITS.order);
/** Where a new row goes; without it to the end. */
export const newOrder = numeric(place.optional());
/** A new row's id, where its maker names it: the same again is the same row (K2). */
export const newId = z
  .uuid()
  .transform((id) => id.toLowerCase())
  .optional();

/** Where a row goes. What else a client sends of the row is left as it is. */
export const placement = z.object({ id: idIn, order: numeric(place) });
export type Placement = z.output<typeof placement>;

/** The new places of some rows, each named once. */
export const placements = z
  .array(placement)
  .max(KIT_LIMITS.rows)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, KIT_MESSAGES.orderTwice);
