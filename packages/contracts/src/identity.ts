import { z } from 'zod';
import { text } from './primitives.ts';

/** How somebody is named and reached, as people type it on the way in: sign-up, invitations, forms about a person. */

export const email = text(254)
  .min(1, 'Please enter your email address.')
  .pipe(z.email('Please enter a valid email address.'));

/** A password to be set (A1); one to be checked is taken as it comes. */
export const newPassword = z
  .string('Please choose a password.')
  .min(8, 'Please choose a password of at least 8 characters.')
  .max(128, 'Please choose a password of at most 128 characters.');

export const firstName = text(100).min(1, 'Please enter a first name.');
export const lastName = text(100).min(1, 'Please enter a last name.');

/** As people write it; the server keeps it as E.164. */
export const phone = text(32);
/** The country of a phone number that is written without one: 1 or 2 digits, or an ISO code (A6). */
export const phoneCountry = z.union([text(2), z.int().min(1).max(99).transform(String)]);

export const gender = z.enum(['male', 'female'], 'Please choose one of these, or none.');
export const handed = z.enum(['left', 'right'], 'Please choose left or right.');

/** Signs of a sign-up code or a pin (S1 §9). */
export const CODE_LENGTH = 6;
