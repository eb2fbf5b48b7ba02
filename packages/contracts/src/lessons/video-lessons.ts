import { VIDEO_TEXTS } from '../messages/files.ts';
import { z } from 'zod';
import { idInOrNone, personName, price, text } from '../primitives.ts';
import { attemptFields } from '../checkout/purchases.ts';

const video = z.string(VIDEO_TEXTS.none).max(500, VIDEO_TEXTS.none).min(1, VIDEO_TEXTS.none);

/**
 * `POST /videobooking` (W2): the `path`s of two uploads. A player leaves `player_id` out; a pro names one of their players and pays
 * nothing. `price` is what the player was shown.
 */
export const videoBookingIn = z
  .object({
    player_id: idInOrNone.nullable().optional(),
    video1: video,
    video2: video,
    note: text(1000)
      .transform((value) => value || null)
      .nullable()
      .optional(),
    price: price.optional(),
    ...attemptFields,
  })
  .refine(({ video1, video2 }) => video1 !== video2, { path: ['video2'], message: VIDEO_TEXTS.twice });
export type VideoBookingIn = z.output<typeof videoBookingIn>;

/** What the form for a video lesson opens with. */
export const videoForm = z.object({
  /** What a player pays, in minor units of `currency`; null where nothing is asked for. */
  price: z.number().nullable(),
  currency: z.string(),
  /** The last four digits of the player's card. */
  stripe_card: z.string().nullable(),
  /** Whom a pro may send one for. */
  players: z.array(personName),
  /** Why none can be sent now, in plain words. */
  refusal: z.string().nullable(),
});
export type VideoForm = z.output<typeof videoForm>;
