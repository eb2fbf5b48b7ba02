import { z } from 'zod';
import { KIT_LIMITS } from './limits.ts';
import { KIT_MESSAGES } from '../messages/kit.ts';
import { id, idIn, numeric, text } from '../primitives.ts';
import { newId, newOrder, placements } from './lists.ts';

/** How far somebody hits a club, in yards, and its place in the list. A new one is blank: no club, and no distance. */
export const yardage = z.object({
  id,
  user_id: id,
  club: z.string(),
  yd: z.number().nullable(),
  order: z.number(),
});
export type Yardage = z.output<typeof yardage>;
export const yardages = z.array(yardage);

const RANGE = KIT_MESSAGES.yardageRange(KIT_LIMITS.yd);
const yards = z.coerce.number(KIT_MESSAGES.yardageMissing).int(RANGE).min(0, RANGE).max(KIT_LIMITS.yd, RANGE);
const club = z.preprocess((value) => value ?? '', text(KIT_LIMITS.text).min(1, KIT_MESSAGES.yardageMissing));

/** `POST /yardage`: a blank row, or one that says at once what it is. */
export const yardageIn = z
  .object({
    id: newId,
    order: newOrder,
    club: text(KIT_LIMITS.text).default(''),
    yd: numeric(yards.optional()),
  })
  .refine(({ club, yd }) => club !== '' || yd === undefined, { path: ['club'], error: KIT_MESSAGES.yardageMissing })
  .refine(({ club, yd }) => yd !== undefined || club === '', { path: ['yd'], error: KIT_MESSAGES.yardageMissing });
export type YardageIn = z.output<typeof yardageIn>;

/** `PUT /yardage/{id}`: a yardage has both its club and its distance. */
export const yardageChange = z.object({ id: idIn, club, yd: numeric(yards) });
export type YardageChange = z.output<typeof yardageChange>;

export const yardageIdIn = z.object({ id: idIn });

/** `POST /yardages/order`: `{yardages: [{id, order, …}, …]}`, or the bare list (K4). */
export const yardageOrderIn = z.preprocess(
  (value) => (Array.isArray(value) ? { yardages: value } : value),
  z.object({ yardages: placements }),
);
