import { AUTH_MESSAGES } from '../messages/auth.ts';
import { PAYMENT_MESSAGES } from '../messages/checkout.ts';
import { COACHING_MESSAGES } from '../messages/coaching.ts';
import { z } from 'zod';
import { user } from '../auth/accounts.ts';
import {
  CODE_LENGTH,
  email,
  firstName,
  gender,
  handed,
  lastName,
  newPassword,
  phone,
  phoneCountry,
} from '../auth/identity.ts';
import { date, flag, id, idIn, instant, page, text } from '../primitives.ts';
import { paymentMethod } from '../checkout/purchases.ts';

/** Somebody a pro has invited and who is not here yet. */
export const pendingPlayer = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Until when the link of the last mail works; "Resend" sends another. */
  expires_at: instant,
});
export type PendingPlayer = z.output<typeof pendingPlayer>;

export const pendingPlayersQuery = z.object({ page });
export const pendingPlayerIdIn = z.object({ id: idIn });
export const inviteIn = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  phone: phone.nullable().optional(),
});
export type InviteIn = z.output<typeof inviteIn>;

/** What a field for codes takes: a pro's referral code or that of an invitation (A7), however it is typed. */
const code = text(CODE_LENGTH).min(1, COACHING_MESSAGES.codeMissing).toUpperCase();

const coachName = z.object({ first_name: z.string(), last_name: z.string() });
export type CoachName = z.output<typeof coachName>;

export const codeIn = z.object({ token: code });
/** Whom a code leads to, and by which way. */
export const codeFound = z.object({ kind: z.enum(['pro', 'invitation']), pro: coachName });
export type CodeFound = z.output<typeof codeFound>;

/** The long token of the invitation's mail, or its code. */
const invitationToken = z.string().trim().min(1, COACHING_MESSAGES.invitationLink).max(100);
export const invitationQuery = z.object({ token: invitationToken });
/** What an invitation's page shows. Who comes by the code names the address it was sent to; the link has proved it. */
export const invitation = z.object({
  status: z.enum(['open', 'expired', 'used']),
  pro: coachName,
  first_name: z.string().nullable(),
  email: z.string().nullable(),
});
export type Invitation = z.output<typeof invitation>;

/** `POST /pending_player/accept`. `token` is that of the link, or with `email` the invitation's code (A7). */
export const acceptIn = z
  .object({
    token: invitationToken,
    email: email.optional(),
    password: newPassword,
    password_confirmation: z.string(AUTH_MESSAGES.passwordRepeat),
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    error: AUTH_MESSAGES.passwordsDiffer,
  });
export type AcceptIn = z.output<typeof acceptIn>;

const line = text(250);
/** A player's address (A8 step 3). The county is one of England's or, for an address elsewhere, as it is written (U7). */
export const playerAddress = z.object({
  address_line1: line.min(1, COACHING_MESSAGES.addressLine),
  address_line2: line.nullable().optional(),
  address_city: line.min(1, COACHING_MESSAGES.city),
  address_postcode: line.min(1, COACHING_MESSAGES.postcode),
  address_county: line.nullable().optional(),
});
export type PlayerAddress = z.output<typeof playerAddress>;

/** What a form leaves blank is nothing. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).optional();

const acceptedTerms = flag.refine((accepted) => accepted, PAYMENT_MESSAGES.acceptTerms);

/** A player's own details (A8 step 4). */
const playerDetails = z.object({
  first_name: firstName,
  last_name: lastName,
  phone: phone.min(1, COACHING_MESSAGES.phoneMissing),
  phone_cc: phoneCountry.optional(),
  dob: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: COACHING_MESSAGES.dobMissing, abort: true })
    .pipe(date),
  gender: orNone(gender),
  handed,
  tos: acceptedTerms,
});
export type PlayerDetails = z.output<typeof playerDetails>;

/** A form sends the number of the step as text. */
const step = <N extends number>(nth: N) => z.literal([nth, `${nth}`] as const).transform(() => nth);
const onboarding_token = z.string().max(100).optional();

/**
 * `POST /player/onboard`, one step at a time (A8). From step 3 on it takes the `onboarding_token` of step 2, from the body or the
 * browser's cookie, or a signed-in player's session.
 */
export const onboardIn = z.discriminatedUnion(
  'step',
  [
    z.object({ step: step(1) }),
    z.object({
      step: step(2),
      onboarding_token,
      email,
      /** Both may be left out when the step is posted again: what was told stays. */
      password: newPassword.optional(),
      code: code.optional(),
    }),
    playerAddress.extend({ step: step(3), onboarding_token }),
    playerDetails.extend({ step: step(4), onboarding_token }),
    z.object({ step: step(5), onboarding_token }),
    z.object({
      step: step(6),
      payment_method: paymentMethod.optional(),
      /** "Not now": goes on without a card, where the pro takes payment on the day (A9). */
      later: flag.optional(),
    }),
  ],
  { error: COACHING_MESSAGES.stepUnknown },
);
export type OnboardIn = z.output<typeof onboardIn>;
/** The same as it is sent. */
export type OnboardPost = z.input<typeof onboardIn>;

/** The short way in: what a player tells before their first booking, and nothing that can wait (A8a). */
export const joinIn = z.object({
  code,
  email,
  password: newPassword,
  first_name: firstName,
  last_name: lastName,
  tos: acceptedTerms,
});
export type JoinIn = z.output<typeof joinIn>;

/** The answer to a step: the next one, and what that step alone answers. */
export const onboarded = z.object({
  /** The step to post next; null when there is none. */
  step: z.number().nullable(),
  onboarding_token: z.string().optional(),
  pro: coachName.optional(),
  api_token: z.string().optional(),
  user: user.optional(),
  /** For the card's form: the browser confirms the card with it. */
  client_secret: z.string().optional(),
  stripe_card: z.string().nullable().optional(),
});
export type Onboarded = z.output<typeof onboarded>;

/** How far somebody has come, and what they have told so far; never the password. */
export const onboarding = z.object({
  /** The step to show; null when nothing is missing. */
  step: z.number().nullable(),
  /** The account is made: what is left is of a signed-in player. */
  joined: z.boolean(),
  pro: coachName.nullable(),
  /** "Not now" is offered for the card (A9). */
  card_optional: z.boolean(),
  email: z.string().nullable(),
  address_line1: z.string().nullable(),
  address_line2: z.string().nullable(),
  address_city: z.string().nullable(),
  address_postcode: z.string().nullable(),
  address_county: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  dob: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  handed: z.enum(['left', 'right']).nullable(),
});
export type Onboarding = z.output<typeof onboarding>;
