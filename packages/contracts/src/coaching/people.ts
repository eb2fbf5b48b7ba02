import { COACHING_MESSAGES } from '../messages/coaching.ts';
import { z } from 'zod';
import { PLAYER_SORTS } from './player-sorts.ts';
import { lessonSettings } from '../users/settings.ts';
import { USER_TYPES } from '../auth/accounts.ts';
import { creditMap } from '../credits/credits.ts';
import { CURRENCIES } from '../checkout/currencies.ts';
import { emailOrBlank, firstName, gender, handed, nameText, phone } from '../auth/identity.ts';
import { guardian } from './guardians.ts';
import { lesson } from '../lessons/lessons.ts';
import { userSkill } from '../practice/skills.ts';
import { date, duration, flag, id, idIn, instant, numeric, page, personName, text } from '../primitives.ts';

/** What a form leaves blank is cleared. */
const orNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

/** Shoe sizes in halves. */
const SHOE = { min: 2, max: 15, step: 0.5 } as const;

const ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;
/** Names from before there was one list of zones: the runtime takes them still, and the database has none of them. */
const OFF_THE_LIST =
  /^(?:SystemV\/.+|US\/Pacific-New|Canada\/East-Saskatchewan|ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;
const isZone = (zone: string) => {
  try {
    if (!ZONE.test(zone) || OFF_THE_LIST.test(zone)) return false;
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
/** Words that begin with a capital letter and have no other: of any letters there is one such name. */
const IN_CAPITALS = /^[A-Z][a-z]+(?:[/_-][A-Z][a-z]+)*$/;
/** A name as the runtime calls it; an older or a newer one stays what it is, as Asia/Kolkata does, which some call Asia/Calcutta. */
const nameZone = (zone: string) =>
  IN_CAPITALS.test(zone) ? zone : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
/** An IANA time zone by its name, however its letters are written. */
const timezone = z.string().refine(isZone, COACHING_MESSAGES.timezone).transform(nameZone);

/** An ISO 4217 code. */
const currency = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => CURRENCIES.includes(code), COACHING_MESSAGES.currency);

const shoe = numeric(
  z.coerce
    .number(COACHING_MESSAGES.shoeMissing)
    .min(SHOE.min, COACHING_MESSAGES.shoeRange)
    .max(SHOE.max, COACHING_MESSAGES.shoeRange)
    .multipleOf(SHOE.step, COACHING_MESSAGES.shoeStep),
);

/**
 * `PUT /user/{id}`: only what is sent changes. Who may change what is the server's to say (A13, A14): the person themself their
 * details, their own pro `lesson_settings` and `skills_enabled`. Fields that nobody may change are not taken.
 */
export const userChangeIn = z.object({
  /** Blank only for whoever has none: a child that a guardian looks after comes back as it was shown. */
  email: emailOrBlank(254).optional(),
  first_name: firstName.optional(),
  /** Blank only for whoever has none: names of one word are known by the first alone. */
  last_name: nameText(100).optional(),
  phone: orNone(phone).optional(),
  dob: orNone(date).optional(),
  gender: orNone(gender).optional(),
  handed: orNone(handed).optional(),
  shoe: orNone(shoe).optional(),
  timezone: timezone.optional(),
  currency: currency.optional(),
  /** Minutes a player's own bookings start with (D17); null for the pro's default. Of whoever has none it comes back as it was shown: null. */
  lesson_settings: z.object({ lesson_duration: orNone(duration).optional() }).nullish(),
  skills_enabled: flag.optional(),
});
export type UserChange = z.output<typeof userChangeIn>;
/** One's own password, for a change that the five-minute grant of `POST /password-check` allows as well (C6). */
export const ownPassword = z.string().max(128).optional();
/** One's own `email` changes when the pin that is sent to the new one comes back, and wants the password (A16). */
export const userPutIn = userChangeIn.extend({ id: idIn, current_password: ownPassword });
export const personIn = z.object({ id: idIn });

/** A person as they themself, their own pro and admins read them (A14). */
export const person = personName.extend({
  type: z.enum(USER_TYPES),
  email: z.string(),
  /** The address that takes the place of `email` once its pin has come back; shown to the person alone. */
  pending_email: z.string().nullable(),
  phone: z.string().nullable(),
  pro_id: id.nullable(),
  dob: z.string().nullable(),
  gender: gender.nullable(),
  handed: handed.nullable(),
  shoe: z.number().nullable(),
  timezone: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  subscribed: z.boolean(),
  skills_enabled: z.boolean(),
  /** How a player's lessons are sold; null for the others. */
  lesson_settings: lessonSettings.nullable(),
});
export type Person = z.output<typeof person>;

/** What goes with a person who is deleted (A13): lessons to come, unspent credits, a pro's players, a guardian's children who cannot log in. */
export const atStake = z.object({
  lessons: z.number(),
  credits: z.number(),
  players: z.number(),
  children: z.number(),
});
export type AtStake = z.output<typeof atStake>;

const listedLesson = z.object({ id, starts_at: instant });
/** A player as their pro's lists show them; the counter is of lessons that await their record (R1). */
export const player = personName.extend({
  email: z.string(),
  phone: z.string().nullable(),
  incompleteLessonRecords: z.number(),
  /** The next lesson face to face, which may be under way, and the last one that is over (D14). */
  next_lesson: listedLesson.nullable(),
  last_lesson: listedLesson.nullable(),
  /** Unspent credits that are good, and those of them with fewer than 30 days left. */
  credits: z.number(),
  credits_expiring: z.number(),
});
export type Player = z.output<typeof player>;

/**
 * `q` finds by the beginning or any part of a first or last name, whatever its case. Each flag narrows the list; who has nothing in the
 * column that is sorted by comes last, whichever way it is sorted.
 */
export const playersQuery = z.object({
  page,
  q: text(100).optional(),
  sort: z.enum(PLAYER_SORTS, COACHING_MESSAGES.sortUnknown).optional(),
  descending: flag.optional(),
  /** With credits that have fewer than 30 days left. */
  expiring: flag.optional(),
  /** With lessons that await their record. */
  records_due: flag.optional(),
  /** Without a lesson to come. */
  no_next: flag.optional(),
});
export type PlayersQuery = z.output<typeof playersQuery>;

/** One player's page. Lessons, skills and credits are for the player and their pro: an admin finds none. */
export const playerPage = person.extend({
  /** The player's own usual length in minutes; null while the pro's default holds (D17). */
  own_lesson_duration: z.number().nullable(),
  incompleteLessonRecords: z.number(),
  /** Who cares for them, and whom they care for (A15). */
  guardian: guardian.nullable(),
  children: z.array(personName),
  /** Lessons the player did not come to (D22); their coach alone is told. */
  no_shows: z.number().nullable(),
  skills: z.array(userSkill),
  next_lesson: lesson.nullable(),
  last_lesson: lesson.nullable(),
  credits: creditMap,
  at_stake: atStake,
});
export type PlayerPage = z.output<typeof playerPage>;

/** The group that the system keeps for each pro: all their players, as they are (M2). */
export const ALL_PLAYERS = 'All Players';

/** Players a pro writes to at once. */
export const group = z.object({ id, name: z.string(), is_all: z.boolean(), size: z.number() });
export type Group = z.output<typeof group>;
export const groupPage = group.extend({ members: z.array(personName) });
export type GroupPage = z.output<typeof groupPage>;

export const groupIn = z.object({ name: text(255).min(1, COACHING_MESSAGES.groupName) });
/** `PUT /group/{id}` adds a player, gives another name, or both. */
export const groupPutIn = z
  .object({ id: idIn, player: idIn.optional(), name: groupIn.shape.name.optional() })
  .refine(({ player, name }) => player !== undefined || name !== undefined, {
    path: ['player'],
    error: COACHING_MESSAGES.playerMissing,
    // Said beside whatever else is missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export const groupsQuery = z.object({ page });
export const groupIdIn = z.object({ id: idIn });
export const memberIn = z.object({ id: idIn, memberId: idIn });
