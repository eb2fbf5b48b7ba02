import { GUEST } from '../constants.ts';
import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { z } from 'zod';
import { creditMap } from '../credits/credits.ts';
import { lessonGroup } from './lesson-group.ts';
import {
  backwards,
  date,
  duration,
  flag,
  id,
  idIn,
  idInOrNone,
  inOrder,
  instant,
  keysetCursor,
  numeric,
  page,
  personName,
  text,
  timeRange,
} from '../primitives.ts';

const PAYMENT_TYPES = ['credits', 'on_day', 'card'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

const ATTENDANCES = ['came', 'no_show'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** What the reader may do with a lesson now, and in plain words why not. */
export const lessonPermissions = z.object({
  change: z.boolean(),
  change_refusal: z.string().nullable(),
  cancel: z.boolean(),
  cancel_refusal: z.string().nullable(),
  /** Cancelling now would lose the credits, or leave the fee due (less than 24 hours to go, D13). */
  late: z.boolean(),
  /** The credits that cancelling now would lose come back if somebody else books the time (D19). */
  refill_refund: z.boolean(),
  /** Whether the pro may note the money of a lesson paid on the day, or the fee of one cancelled late; also to mend the amount. */
  mark_paid: z.boolean(),
  mark_paid_refusal: z.string().nullable(),
  /** "Mark unpaid". */
  mark_unpaid: z.boolean(),
  waive_fee: z.boolean(),
  waive_fee_refusal: z.string().nullable(),
  /** "The fee is due after all". */
  unwaive_fee: z.boolean(),
  /** Whether the pro may note if the player came (D22). */
  note_attendance: z.boolean(),
});
export type LessonPermissions = z.output<typeof lessonPermissions>;

/** A lesson. `date`, `start`, `end` and `time` are on the pro's wall clock in `timezone`; `starts_at` and `ends_at` are instants. */
export const lesson = z.object({
  id,
  type: z.number(),
  date,
  start: z.string(),
  end: z.string(),
  time: z.array(z.object({ start: z.string(), end: z.string() })),
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  duration: z.number(),
  pro_id: id,
  pro: personName,
  player_id: id.nullable(),
  player: personName.nullable(),
  guest_name: z.string().nullable(),
  /** Null but for a group lesson, which has no player, and for a player's place in one. */
  group: lessonGroup.nullable(),
  note: z.string().nullable(),
  /** What the player wrote last as the note, also where the pro has worded it anew since (D9b). */
  player_note: z.string().nullable(),
  payment_type: z.enum(PAYMENT_TYPES),
  credits: z.number(),
  venue: z.string().nullable(),
  cancelled_at: instant.nullable(),
  /** Cancelled late, to be paid on the day, and neither paid nor waived yet (D13). */
  fee_due: z.boolean(),
  fee_waived_at: instant.nullable(),
  /** When somebody else had booked the time and the credits lost by cancelling late came back (D19). */
  refilled_at: instant.nullable(),
  /** When the pro noted the money of a lesson paid on the day, and how much in minor units of `paid_currency`. */
  paid_at: instant.nullable(),
  paid_amount: z.number().nullable(),
  paid_currency: z.string().nullable(),
  /** What the pro noted of whether the player was there; the pro alone is told (D22). */
  attendance: z.enum(ATTENDANCES).nullable(),
  /** The weekly series it was booked in, if any. */
  series_id: id.nullable(),
  /** The player's own star, and the pro's (R5). */
  starred: z.boolean(),
  pro_starred: z.boolean(),
  /** The title of its record, for whoever may see that. */
  title: z.string().nullable(),
  /** The pro has written a record that the reader may see. */
  recorded: z.boolean(),
  /** Over, not cancelled, with a player, and without a record by the pro (R1). */
  awaiting_record: z.boolean(),
  can: lessonPermissions,
});
export type Lesson = z.output<typeof lesson>;

/** When something of the diary is, and a note that all of it read. */
export const time = z.array(timeRange, LESSON_MESSAGES.timeMissing).min(1, LESSON_MESSAGES.timeMissing).max(8);
export const note = text(1000).nullable().optional();

/** Whom a booking is for. */
export const attendee = {
  /** Left out by a player; a pro names one of their players, or `guest`. */
  player_id: z
    .union([z.literal(GUEST), idInOrNone], LESSON_MESSAGES.attendeeMissing)
    .nullable()
    .optional(),
  guest_name: text(255).nullable().optional(),
};
/** How a booking is paid. */
export const lessonPayment = z.enum(['credits', 'on_day'], LESSON_MESSAGES.paymentMissing);

/** `POST /booking`. */
export const bookingIn = z.object({
  ...attendee,
  duration,
  date,
  time,
  note,
  payment_type: lessonPayment.optional(),
  credits: numeric(z.coerce.number().int().optional()),
  /** A club's id. */
  venue: idInOrNone.nullable().optional(),
  /** A pro confirms a time outside their hours (D4). */
  outside_availability: flag.optional(),
});
export type BookingIn = z.output<typeof bookingIn>;

/** `POST /booking/{id}`: what is left out stays as it is (D12). */
export const changeIn = z.object({
  id: idIn,
  date: date.optional(),
  time: time.optional(),
  duration: duration.optional(),
  note,
  venue: idInOrNone.nullable().optional(),
  outside_availability: flag.optional(),
});
export type ChangeIn = z.output<typeof changeIn>;

/** What a change would bring, before it is made. */
export const changePreview = z.object({
  /** Why it cannot be made, in plain words. */
  refusal: z.string().nullable(),
  /** Why players could not make it: a pro confirms it by `outside_availability`. */
  warning: z.string().nullable(),
  /** Credits that it takes from the player; below zero, what comes back. */
  credits: z.number(),
});
export type ChangePreview = z.output<typeof changePreview>;

export const lessonIn = z.object({ id: idIn });
export const cancelIn = z.object({ id: idIn, refund: flag.optional() });
export const bookingsQuery = z.object({ start: date, end: date, page }).refine(inOrder, backwards);
export const lessonsQuery = z.object({ page });

/** A flag that a query may leave blank (`history=true&starred=`): then it says nothing. */
const blankFlag = z.preprocess((value) => (value === '' ? undefined : value), flag.optional());

/** `POST /lesson/{id}/star` turns the caller's own star over, or sets it (R5). */
export const starIn = z.object({ id: idIn, starred: blankFlag });

/** The most that may be noted for one lesson, in minor units. */
const PAID_AMOUNT_MAX = 99_999_999;

/**
 * `POST /lesson/{id}/paid`: the money of a lesson is noted, or with `paid` false it is not paid after all. The amount is in
 * minor units; left out, it is what the lesson costs. Noted again, it mends the amount.
 */
export const paidIn = z.object({
  id: idIn,
  paid: blankFlag,
  paid_amount: numeric(
    z.coerce
      .number(LESSON_MESSAGES.amountMissing)
      .int(LESSON_MESSAGES.amountMissing)
      .min(0, LESSON_MESSAGES.amountMissing)
      .max(PAID_AMOUNT_MAX, LESSON_MESSAGES.amountTooHigh)
      .nullish(),
  ),
});

/** `POST /lesson/{id}/fee`: the fee of a lesson cancelled late is waived, or with `waived` false due after all (D13). */
export const feeIn = z.object({ id: idIn, waived: blankFlag });

/** `POST /lesson/{id}/attendance`: whether the player was there; null, or blank, takes what was noted back (D22). */
export const attendanceIn = z.object({
  id: idIn,
  attendance: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(ATTENDANCES, LESSON_MESSAGES.attendanceMissing).nullable(),
  ),
});

/** `GET /player/{id}/lessons`: `history` are those over or cancelled, `upcoming` those to come; each filter narrows the rest. */
export const playerLessonsQuery = z.object({
  id: idIn,
  history: blankFlag,
  upcoming: blankFlag,
  /** Those with the caller's own star. */
  starred: blankFlag,
  /** Video lessons alone. */
  video: blankFlag,
  page,
});
export type PlayerLessonsQuery = z.output<typeof playerLessonsQuery>;

/** Lessons behind, a page at a time; a pro may ask for those of one player. */
export const historyIn = z.object({
  player_id: idIn.optional(),
  starred: flag.optional(),
  video: flag.optional(),
  /** Cancelled lessons alone, those of days to come too. */
  cancelled: flag.optional(),
  /** Those alone whose record is due (U9). */
  record_due: flag.optional(),
  cursor: keysetCursor.nullish(),
});
export type HistoryIn = z.output<typeof historyIn>;

/** What a booking answers: the player's credits, the caller's coming lessons, and the lesson made. */
export const booked = z.object({ credits: creditMap, lessons: z.array(lesson), lesson });
export type Booked = z.output<typeof booked>;
export const changed = z.object({
  credits: creditMap,
  lessons: z.array(lesson),
  lesson,
  next_lesson: lesson.nullable(),
});
/** What a cancellation answers (D13): the next lesson of each side, as far as the caller may see it, and the player's credits. */
export const cancelled = z.object({
  player_next_lesson: lesson.nullable(),
  pro_next_lesson: lesson.nullable(),
  credits: creditMap,
});
/** `GET /lessons/past-upcoming`: with a cursor the upcoming ones that come next, and those alone; without one, all of it from the top. */
export const pastUpcomingQuery = z.object({ cursor: keysetCursor.nullish() }).default({});
/** D15, a page of each: those of today, the next upcoming ones, and the newest past ones. */
export const pastUpcoming = z.object({
  todays: z.array(lesson),
  upcoming: z.array(lesson),
  past: z.array(lesson),
  /** Asks for the upcoming ones after these, null at the end. */
  next_cursor: z.string().nullable(),
  /** How many upcoming ones there are in all. */
  upcoming_total: z.number(),
  /** The newest one that is over and was not cancelled, also of today. */
  latest: lesson.nullable(),
});
export type PastUpcoming = z.output<typeof pastUpcoming>;
export const lessonOrNull = lesson.nullable();
export const lessonList = z.array(lesson);

/** Past lessons; `next_cursor` asks for the ones before them, null at the end. */
export const history = z.object({
  lessons: lessonList,
  next_cursor: z.string().nullable(),
  /** The player asked for. */
  player: personName.nullable(),
});
export type History = z.output<typeof history>;

/** A lesson that a player has cancelled, and whether players may still book its time (D16). */
export const releasedTime = lesson.extend({ still_free: z.boolean() });
export type ReleasedTime = z.output<typeof releasedTime>;
/** `POST /lesson_cancelled`: whether to tell the other players; without a lesson it is the oldest that waits for an answer. */
export const releasedAnswerIn = z.object({
  response: flag,
  lesson_id: idInOrNone.nullable().optional(),
});
/** The answer that stands, and whether the players are told: not when the time was taken meanwhile. */
export const releasedAnswer = z.object({ lesson_id: id, response: z.boolean(), told: z.boolean() });
export type ReleasedAnswer = z.output<typeof releasedAnswer>;
