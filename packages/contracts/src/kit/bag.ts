import { z } from 'zod';
import { KIT_LIMITS } from './limits.ts';
import { KIT_MESSAGES } from '../messages/kit.ts';
import { id, idIn, text } from '../primitives.ts';
import { newId, newOrder, placements } from './lists.ts';

/** A club in a bag: what it is, its model, and its place. Both texts are blank until somebody has said them (K3). */
export const bagClub = z.object({ id, user_id: id, club: z.string(), name: z.string(), order: z.number() });
export type BagClub = z.output<typeof bagClub>;
export const bag = z.array(bagClub);

const said = z.preprocess((value) => value ?? '', text(KIT_LIMITS.text).min(1, KIT_MESSAGES.clubMissing));
/** `POST /bag`: a blank row, or one that says at once what it is, as a club does that comes back. */
export const bagClubIn = z
  .object({
    id: newId,
    order: newOrder,
    club: text(KIT_LIMITS.text).default(''),
    name: text(KIT_LIMITS.text).default(''),
  })
  .refine(({ club, name }) => club !== '' || name === '', { path: ['club'], error: KIT_MESSAGES.clubMissing })
  .refine(({ club, name }) => name !== '' || club === '', { path: ['name'], error: KIT_MESSAGES.clubMissing });
export type BagClubIn = z.output<typeof bagClubIn>;

/** `PUT /bag/{id}`: a club has both its texts. */
export const bagClubChange = z.object({ id: idIn, club: said, name: said });
export type BagClubChange = z.output<typeof bagClubChange>;

export const bagClubIdIn = z.object({ id: idIn });
/** `GET /bags/{id}`: whose bag. */
export const bagOwnerIn = z.object({ id: idIn });

/** `POST /bag/order`: `{clubs: [{id, order}, …]}`, or the bare list (K4). */
export const bagOrderIn = z.preprocess(
  (value) => (Array.isArray(value) ? { clubs: value } : value),
  z.object({ clubs: placements }),
);
