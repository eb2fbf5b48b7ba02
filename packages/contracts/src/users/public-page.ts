import { z } from 'zod';
import { date, flag } from '../primitives.ts';
import { slots } from '../schedule/schedule.ts';

/** Whether strangers may read a coach's public page, and whether search engines may list it (D23). */
export const publicPageSettings = z.object({ public_page_enabled: z.boolean(), public_page_indexed: z.boolean() });
export type PublicPageSettings = z.output<typeof publicPageSettings>;
export const publicPageSettingsIn = z.object({
  public_page_enabled: flag.optional(),
  public_page_indexed: flag.optional(),
});

/** `GET /public-page/{code}`. Whatever is no code of ours leads nowhere, so nothing is wrong with any text. */
export const publicPageIn = z.object({ code: z.string().max(100) });

/** How somebody stands to the coach whose page they read: not logged in, one of their players, the coach themself, or somebody else. */
export const PUBLIC_PAGE_VISITORS = ['stranger', 'player', 'owner', 'other'] as const;

/**
 * A coach as strangers see them (D23): what they tell of themself, how they sell a lesson, and when they are free. No player, no
 * reason of a time that is not free, and no way to reach the coach is part of it.
 */
export const publicPage = z.object({
  /** The coach's code as they have it, however the address spells it. */
  code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** An address below our origin. */
  image: z.string().nullable(),
  intro: z.string(),
  qualifications: z.string(),
  specialisms: z.string(),
  /** The name of the coach's default venue. */
  venue: z.string().nullable(),
  timezone: z.string(),
  /** Minutes of the lesson on sale, and what it costs in minor units; null where the coach has set no price. */
  duration: z.number(),
  price: z.number().nullable(),
  currency: z.string(),
  /** The days on show, both included. */
  first_date: date,
  last_date: date,
  /** The free times of those days, on the coach's clock. */
  slots,
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
  visitor: z.enum(PUBLIC_PAGE_VISITORS),
  /** Why this visitor cannot book here; null where they can, or can once they have joined. */
  refusal: z.string().nullable(),
});
export type PublicPage = z.output<typeof publicPage>;
