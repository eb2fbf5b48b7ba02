import { z } from 'zod';
import { GROUP_LESSON_LIMITS } from './group-limits.ts';
import { creditMap } from '../credits/credits.ts';
import { LESSON_MESSAGES } from '../messages/lessons.ts';
import {
  date,
  duration,
  flag,
  id,
  idIn,
  idInOrNone,
  instant,
  numeric,
  personName,
  price,
  text,
} from '../primitives.ts';
import { attendee, lesson, lessonPayment, note, time } from './lessons.ts';

const { places: PLACES, credits: CREDITS_MOST, title: TITLE_MOST } = GROUP_LESSON_LIMITS;
const PLACES_FAULT = LESSON_MESSAGES.groupPlaces(PLACES.min, PLACES.max);
const CREDITS_FAULT = LESSON_MESSAGES.groupCredits(CREDITS_MOST);

const title = text(TITLE_MOST).min(1, LESSON_MESSAGES.groupTitle);
const places = numeric(
  z.coerce.number(PLACES_FAULT).int(PLACES_FAULT).min(PLACES.min, PLACES_FAULT).max(PLACES.max, PLACES_FAULT),
);
const credits = numeric(
  z.coerce.number(CREDITS_FAULT).int(CREDITS_FAULT).min(1, CREDITS_FAULT).max(CREDITS_MOST, CREDITS_FAULT).nullish(),
);
const PLACE_PAYMENTS = ['credits', 'on_day', 'either'] as const;
export type PlacePayment = (typeof PLACE_PAYMENTS)[number];
const payment_type = z.enum(PLACE_PAYMENTS, LESSON_MESSAGES.paymentMissing);

/** A place costs credits, or money that is paid on the day; with `either` it has a price in both, and whoever takes it chooses. */
const costs = {
  payment_type,
  credits,
  /** In minor units of the coach's currency. */
  price: price.nullish(),
};
interface Costs {
  payment_type?: PlacePayment | undefined;
  credits?: number | null | undefined;
  price?: number | null | undefined;
}
const takesCredits = ({ payment_type: way }: Costs) => way === 'credits' || way === 'either';
const takesMoney = ({ payment_type: way }: Costs) => way === 'on_day' || way === 'either';
const hasCredits = (sent: Costs) => !takesCredits(sent) || typeof sent.credits === 'number';
const hasPrice = (sent: Costs) => !takesMoney(sent) || typeof sent.price === 'number';
const creditsMissing = { path: ['credits'], error: CREDITS_FAULT };
/** Asked for with what else is missing: until it is said how a place is paid, it may take either. */
const hasAnyCredits = (sent: Costs) => sent.payment_type === 'on_day' || typeof sent.credits === 'number';
const hasAnyPrice = (sent: Costs) => sent.payment_type === 'credits' || typeof sent.price === 'number';
const withTheRest = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
const priceMissing = { path: ['price'], error: LESSON_MESSAGES.groupPrice };

/** `POST /group-lessons` (D21). */
export const groupLessonIn = z
  .object({
    title,
    places,
    duration,
    date,
    time,
    note,
    ...costs,
    /** A club's id. */
    venue: idInOrNone.nullable().optional(),
    /** The coach confirms a time outside their hours (D4). */
    outside_availability: flag.optional(),
  })
  .refine(hasAnyCredits, { ...creditsMissing, ...withTheRest })
  .refine(hasAnyPrice, { ...priceMissing, ...withTheRest });
export type GroupLessonIn = z.output<typeof groupLessonIn>;

/** `POST /group-lessons/{id}`: what is left out stays as it is. What a place costs is fixed once one is taken. */
export const groupLessonChangeIn = z
  .object({
    id: idIn,
    title: title.optional(),
    places: z.preprocess((value) => (value === '' || value === null ? undefined : value), places.optional()),
    duration: duration.optional(),
    date: date.optional(),
    time: time.optional(),
    note,
    payment_type: payment_type.optional(),
    credits,
    price: price.nullish(),
    venue: idInOrNone.nullable().optional(),
    outside_availability: flag.optional(),
  })
  .refine(hasCredits, creditsMissing)
  .refine(hasPrice, priceMissing);
export type GroupLessonChangeIn = z.output<typeof groupLessonChangeIn>;

export const groupLessonIdIn = z.object({ id: idIn });
/** `POST /group-lessons/{id}/places`: a player joins; a coach names one of their players, or a guest. */
export const joinGroupIn = z.object({
  id: idIn,
  ...attendee,
  /** How it is paid, where a place has a price in credits and in money. */
  payment_type: lessonPayment.optional(),
});
export type JoinGroupIn = z.output<typeof joinGroupIn>;

/** What the reader may do with a group lesson now, and in plain words why not. */
const groupPermissions = z.object({
  join: z.boolean(),
  join_refusal: z.string().nullable(),
  wait: z.boolean(),
  wait_refusal: z.string().nullable(),
  change: z.boolean(),
  change_refusal: z.string().nullable(),
  cancel: z.boolean(),
  cancel_refusal: z.string().nullable(),
});

/** A group lesson (D21). `date`, `start` and `end` are on the coach's wall clock in `timezone`. */
export const groupLesson = z.object({
  id,
  title: z.string(),
  date,
  start: z.string(),
  end: z.string(),
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  duration: z.number(),
  pro: personName,
  venue: z.string().nullable(),
  note: z.string().nullable(),
  payment_type,
  /** What a place costs: credits, or money on the day in minor units of `currency`; with `either`, each is the whole price. */
  credits: z.number(),
  price: z.number().nullable(),
  currency: z.string(),
  places: z.number(),
  taken: z.number(),
  /** How many wait for a place. */
  waiting: z.number(),
  cancelled_at: instant.nullable(),
  /** The reader's place; null without one, and for the coach. */
  place_id: id.nullable(),
  /** The reader waits for a place, and until when one is kept for them. */
  is_waiting: z.boolean(),
  offered_until: instant.nullable(),
  can: groupPermissions,
});
export type GroupLesson = z.output<typeof groupLesson>;
export const groupLessons = groupLesson.array();

/** Somebody who waits for a place. */
export const placeRequest = z.object({ player: personName, created_at: instant, offered_until: instant.nullable() });
export type PlaceRequest = z.output<typeof placeRequest>;

/** A group lesson's page: a player's own place; for the coach the places, those left lately too, and the line. */
export const groupLessonPage = groupLesson.extend({
  place: lesson.nullable(),
  booked: z.array(lesson),
  line: z.array(placeRequest),
});
export type GroupLessonPage = z.output<typeof groupLessonPage>;

/** What joining answers: the place, which is a lesson of the player's, and their credits. */
export const groupJoined = z.object({ lesson, credits: creditMap });
export type GroupJoined = z.output<typeof groupJoined>;

/** Whether the player waits now. */
export const placeWait = z.object({ is_waiting: z.boolean(), offered_until: instant.nullable() });
export type PlaceWait = z.output<typeof placeWait>;
