import { AUTH_MESSAGES } from '../messages/auth.ts';
import { z } from 'zod';
import { text } from '../primitives.ts';

/** How somebody is named and reached, as people type it on the way in: sign-up, invitations, forms about a person. */

export const email = text(254).min(1, AUTH_MESSAGES.emailMissing).pipe(z.email(AUTH_MESSAGES.emailInvalid));

/** The same where there may be none. */
export const emailOrBlank = (length: number) =>
  text(length).refine((value) => value === '' || z.email().safeParse(value).success, AUTH_MESSAGES.emailInvalid);

/** A password to be set (A1); one to be checked is taken as it comes. */
export const newPassword = z
  .string(AUTH_MESSAGES.passwordChoose)
  .min(8, AUTH_MESSAGES.passwordShort)
  .max(128, AUTH_MESSAGES.passwordLong);

/** Control characters, line breaks of any kind, and the marks that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/**
 * What a mail program makes a link of: a scheme, `www.`, a number with dots, or a word, a dot and a word of two letters or more.
 * No list of endings is kept, for there is a new one each month; "J. R. Smith" and "St. John" have a space after the dot. A number begins
 * with its last digit before the first dot: a run of digits that could begin anywhere would be gone through once for each of them.
 */
const LINK =
  /:\/\/|www[.\u3002\uff0e\uff61]|[\p{L}\p{N}-][.\u3002\uff0e\uff61](?:\p{L}{2}|xn--)|\p{N}(?:[.\u3002\uff0e\uff61]\p{N}+){3}/iu;

/** A person's name. It stands in mails that others get, so it is one line and holds no address of the web. */
export const nameText = (max: number) =>
  text(max)
    .refine((name) => !UNSEEN.test(name), AUTH_MESSAGES.nameHidden)
    .refine((name) => !LINK.test(name), AUTH_MESSAGES.nameWithAddress);

export const firstName = nameText(100).min(1, AUTH_MESSAGES.firstNameMissing);
export const lastName = nameText(100).min(1, AUTH_MESSAGES.lastNameMissing);

/** As people write it; the server keeps it as E.164. */
export const phone = text(32);
/**
 * The country of a phone number that is written without one: 1 or 2 digits, or an ISO code (A6). It is no `text`, for where one of two ways
 * to read a value breaks off, neither says what is wrong.
 */
export const phoneCountry = z.union([z.string().trim().max(2), z.int().min(1).max(99).transform(String)]);

export const gender = z.enum(['male', 'female'], AUTH_MESSAGES.genderUnknown);
export const handed = z.enum(['left', 'right'], AUTH_MESSAGES.handedUnknown);

/** Signs of a sign-up code or a pin. */
export const CODE_LENGTH = 6;
