import { z } from 'zod';

/** Pages outside the app; one that has no address is not offered. */
export const links = z.object({
  privacy: z.string().nullable(),
  support: z.string().nullable(),
  terms: z.string().nullable(),
});
export type Links = z.output<typeof links>;
export const NO_LINKS: Links = { privacy: null, support: null, terms: null };
