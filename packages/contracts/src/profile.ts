import { z } from 'zod';
import { id, idIn, text } from './primitives.ts';

/** A venue (S2 §3). `owner` tells whether it is the caller's own. */
export const club = z.object({
  id,
  user_id: id,
  name: z.string(),
  address: z.string().nullable(),
  telephone: z.string().nullable(),
  website: z.string().nullable(),
  owner: z.boolean(),
});
export type Club = z.output<typeof club>;

const line = text(255).nullable().optional();
export const clubIn = z.object({
  name: text(255).min(1, 'Please give the venue a name.'),
  address: text(1000).nullable().optional(),
  telephone: line,
  website: line,
});
export const clubChangeIn = clubIn.partial().extend({ id: idIn });
export const clubIdIn = z.object({ id: idIn });
export type ClubIn = z.output<typeof clubIn>;
