import { COACHING_MESSAGES } from '../messages/coaching.ts';
import { USER_MESSAGES } from '../messages/users.ts';
import { z } from 'zod';
import { emailOrBlank } from '../auth/identity.ts';
import { CLUB_LIMITS, PROFILE_LIMITS } from '../constants.ts';
import { id, idIn, instant, longText, personName, text } from '../primitives.ts';

/** A venue. `owner` tells whether it is the caller's own. */
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

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const isSite = (site: string): boolean => {
  const url = URL.canParse(site) ? new URL(site) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
};

/** A web address people can be sent to: http or https; without either it is taken as https. Blank is none. */
const website = text(255)
  .transform((value) => (value === '' || HAS_SCHEME.test(value) ? value : `https://${value.replace(/^\/+/, '')}`))
  .refine((value) => value === '' || isSite(value), COACHING_MESSAGES.website)
  .refine((value) => value.length <= 255, USER_MESSAGES.tooLong)
  .transform((value) => (value === '' ? null : value));

/** Text that may be blank: blank is none. */
const line = (max: number) => text(max).transform((value) => (value === '' ? null : value));

export const clubIn = z.object({
  name: text(CLUB_LIMITS.name).min(1, COACHING_MESSAGES.venueName),
  address: line(CLUB_LIMITS.address).nullable().optional(),
  telephone: line(CLUB_LIMITS.telephone).nullable().optional(),
  website: website.nullable().optional(),
});
export const clubChangeIn = clubIn.partial().extend({ id: idIn });
export const clubIdIn = z.object({ id: idIn });
export type ClubIn = z.output<typeof clubIn>;

/** What a pro tells of themself. `image` is an address below our origin; `updated_at` is null until it is written. */
export const profile = z.object({
  image: z.string().nullable(),
  qualifications: z.string(),
  specialisms: z.string(),
  intro: z.string(),
  email: z.string(),
  phone: z.string(),
  pro: personName,
  updated_at: instant.nullable(),
});
export type Profile = z.output<typeof profile>;

/** Any part of a profile; only what is sent changes. `image` is the address of an upload of one's own, blank for none. */
export const profileIn = z.object({
  image: z.string().max(500).nullable().optional(),
  qualifications: longText(PROFILE_LIMITS.qualifications).optional(),
  specialisms: longText(PROFILE_LIMITS.specialisms).optional(),
  intro: longText(PROFILE_LIMITS.intro).optional(),
  email: emailOrBlank(PROFILE_LIMITS.email).optional(),
  phone: text(PROFILE_LIMITS.phone).optional(),
});
export type ProfileIn = z.output<typeof profileIn>;
