import { z } from 'zod';
import { PRACTICE_LIMITS } from './limits.ts';
import { PRACTICE_MESSAGES } from '../messages/drills.ts';
import { date, id, idIn, idInOrNone, instant, isKnownYear, longText, numeric, text } from '../primitives.ts';
import { drill } from './drills.ts';
import { DRILL_BALLS } from './limits.ts';

/** A drill on one of its days. */
export const practiceSession = z.object({
  id,
  due_on: date,
  /** How many of ten balls were good; null until it is practised. */
  score: z.number().nullable(),
  note: z.string(),
  /** The day it was practised, on the coach's calendar. */
  done_on: date.nullable(),
  /** The player's own name for the tick that counts. */
  result_key: z.string().nullable(),
});
export type PracticeSession = z.output<typeof practiceSession>;

const planDrill = z.object({ drill, sessions: z.array(practiceSession) });

/** What a coach set a player to practise. */
export const practicePlan = z.object({
  id,
  note: z.string(),
  /** The lesson that it was set from. */
  lesson: z.object({ id, title: z.string().nullable(), starts_at: instant }).nullable(),
  revision: z.number(),
  created_at: instant,
  ended_at: instant.nullable(),
  drills: z.array(planDrill),
});
export type PracticePlan = z.output<typeof practicePlan>;

/** Something to practise today. */
export const dueSession = practiceSession.extend({ plan_id: id, drill });
export type DueSession = z.output<typeof dueSession>;

/** Weeks in which something was practised, counted without blame: see docs/rules/practice.md. */
export const practiceStreak = z.object({
  weeks: z.number(),
  /** Whether this week counts already. */
  has_this_week: z.boolean(),
});
export type PracticeStreak = z.output<typeof practiceStreak>;

/** The results of one drill, oldest first. */
export const resultCurve = z.object({
  drill: drill.pick({ id: true, title: true, target: true }),
  points: z.array(z.object({ on: date, score: z.number(), note: z.string() })),
});
export type ResultCurve = z.output<typeof resultCurve>;

/** `GET /practice/today`: what a player has to practise today, what they have done of it, and when they go on. */
export const practiceToday = z.object({
  today: date,
  due: z.array(dueSession),
  done: z.array(dueSession),
  next_on: date.nullable(),
  streak: practiceStreak,
});
export type PracticeToday = z.output<typeof practiceToday>;

/** `GET /player/{id}/practice`: the plans of a player, newest first, and what came of them. */
export const playerPractice = z.object({
  today: date,
  plans: z.array(practicePlan),
  curves: z.array(resultCurve),
  streak: practiceStreak,
  /** Sessions practised in the last four weeks, and of how many that were due. */
  recent: z.object({ done: z.number(), due: z.number() }),
});
export type PlayerPractice = z.output<typeof playerPractice>;
export const playerPracticeIn = z.object({ id: idIn });

const days = z
  .array(date)
  .transform((list) => [...new Set(list)].sort())
  .pipe(
    z
      .array(date)
      .min(1, PRACTICE_MESSAGES.daysMissing)
      .max(PRACTICE_LIMITS.days, PRACTICE_MESSAGES.dayLimit(PRACTICE_LIMITS.days)),
  );
const drillDays = z.object({ drill_id: idIn, days });
export type DrillDays = z.output<typeof drillDays>;

const isOnceEach = (list: readonly { drill_id: string }[]) =>
  new Set(list.map(({ drill_id }) => drill_id)).size === list.length;
const fields = z.object({
  note: longText(PRACTICE_LIMITS.note).default(''),
  drills: z
    .array(drillDays, PRACTICE_MESSAGES.drillsMissing)
    .min(1, PRACTICE_MESSAGES.drillsMissing)
    .max(PRACTICE_LIMITS.drills, PRACTICE_MESSAGES.drillLimit(PRACTICE_LIMITS.drills))
    .refine(isOnceEach, PRACTICE_MESSAGES.drillTwice),
});

/** `POST /practice`: sets a player to practise, from a lesson of theirs where one is named. */
export const practiceIn = fields.extend({ player_id: idIn, lesson_id: idInOrNone.nullish() });
export type PracticeIn = z.output<typeof practiceIn>;
/** `PUT /practice/{id}`: the whole plan from now on. What was practised stays; `revision` is what the coach was shown. */
export const practicePutIn = fields.extend({ id: idIn, revision: numeric(z.coerce.number().int().min(1)) });
export type PracticePut = z.output<typeof practicePutIn>;
export const practiceIdIn = z.object({ id: idIn });

/** An instant as a device knows it, in a year that PostgreSQL knows as well. */
const doneAt = z.iso
  .datetime({ error: PRACTICE_MESSAGES.doneAt, abort: true })
  .refine(isKnownYear, PRACTICE_MESSAGES.doneAt);
const key = z.uuid('Please give the tick an id of its own.').transform((value) => value.toLowerCase());

/**
 * `POST /practice/session/{id}/result`: the player's tick. `key` is made once on the device: the same again is the same tick. `replaces` is the
 * key of the result that it puts right; a tick that meets another result leaves that one as it is.
 */
export const resultIn = z.object({
  id: idIn,
  key,
  score: numeric(
    z.coerce
      .number(PRACTICE_MESSAGES.score)
      .int(PRACTICE_MESSAGES.score)
      .min(0, PRACTICE_MESSAGES.score)
      .max(DRILL_BALLS, PRACTICE_MESSAGES.score),
  ),
  note: text(PRACTICE_LIMITS.result_note).default(''),
  done_at: doneAt,
  replaces: key.nullish(),
});
export type ResultIn = z.output<typeof resultIn>;
