import { z } from 'zod';
import { GOAL_LIMITS, GOAL_MEASURES } from './limits.ts';
import { PRACTICE_MESSAGES } from '../messages/practice.ts';
import { date, id, idIn, idInOrNone, instant, longText, numeric, text } from '../primitives.ts';

const progress = z.object({ value: z.number(), note: z.string(), at: instant, by_pro: z.boolean() });

/** A goal that one of the two has proposed, and that counts once the other has accepted it (P4). */
export const goal = z.object({
  id,
  title: z.string(),
  measure: z.enum(GOAL_MEASURES),
  /** Of `own`, what is counted. */
  unit: z.string(),
  /** Where it begins and where it is to end. */
  start: z.number(),
  target: z.number(),
  due_on: z.string(),
  /** Counts the changes of a proposal: whoever accepts or changes it names the one that they were shown. */
  revision: z.number(),
  by_pro: z.boolean(),
  agreed_at: instant.nullable(),
  created_at: instant,
  /** Oldest first, the newest 100. */
  progress: z.array(progress),
  /** What the caller may do with it. */
  can: z.object({ accept: z.boolean(), edit: z.boolean(), note: z.boolean() }),
});
export type Goal = z.output<typeof goal>;

const value = numeric(
  z.coerce
    .number(PRACTICE_MESSAGES.goalValue)
    .min(-GOAL_LIMITS.value, PRACTICE_MESSAGES.goalValue)
    .max(GOAL_LIMITS.value, PRACTICE_MESSAGES.goalValue)
    .refine((number) => Math.abs(number * 10 - Math.round(number * 10)) < 1e-6, PRACTICE_MESSAGES.goalValue)
    // As it will be kept: a sum of tenths is a hair's breadth beside one.
    .transform((number) => Math.round(number * 10) / 10),
);

export const goalsIn = z.object({ id: idIn });
/** A pro names the player. */
const fields = z.object({
  title: text(GOAL_LIMITS.title).min(1, PRACTICE_MESSAGES.goalTitle),
  measure: z.enum(GOAL_MEASURES, PRACTICE_MESSAGES.goalMeasure),
  unit: text(GOAL_LIMITS.unit).default(''),
  start: value,
  target: value,
  due_on: date,
});
export const goalIn = fields.extend({ player_id: idInOrNone.nullish() });
const revision = numeric(z.coerce.number().int().min(1));
/** Changes a goal that waits for the other one of the two. */
export const goalPutIn = fields.extend({ id: idIn, revision });
export type GoalPut = z.output<typeof goalPutIn>;
export type GoalFields = z.output<typeof fields>;
export type GoalIn = z.output<typeof goalIn>;

export const goalIdIn = z.object({ id: idIn });
export const goalAcceptIn = z.object({ id: idIn, revision });
export type GoalAccept = z.output<typeof goalAcceptIn>;
export const goalNoteIn = z.object({ id: idIn, value, note: longText(GOAL_LIMITS.note).default('') });
export type GoalNote = z.output<typeof goalNoteIn>;
