import { z } from 'zod';
import { SKILL_LIMITS, SCORE } from './limits.ts';
import { PRACTICE_MESSAGES } from '../messages/practice.ts';
import { DRILL_MESSAGES } from '../messages/drills.ts';
import { id, idIn, idInOrNone, instant, numeric, personName, text } from '../primitives.ts';
import { drillCard } from './drills.ts';

/** A score as it was given, and the lesson that the skill belonged to then. */
const skillScore = z.object({ score: z.number(), at: instant, lesson_id: id.nullable() });
export type SkillScore = z.output<typeof skillScore>;

/** A lesson as skills name it: its title is null until its reader may read the record. */
const skillLesson = z.object({ id, title: z.string().nullable(), starts_at: instant });
export type SkillLesson = z.output<typeof skillLesson>;

/** What a player works on, with a score out of 10 (P1). */
export const skill = z.object({
  id,
  user_id: id,
  discipline: z.string(),
  score: z.number(),
  /** Html of the few elements that descriptions have; empty without one. */
  description: z.string(),
  lesson_id: id.nullable(),
  lesson: skillLesson.nullable(),
  /** What to practise it with, in the coach's order. */
  drills: z.array(drillCard),
  /** Oldest first, the newest 200. */
  history: z.array(skillScore),
});
export type Skill = z.output<typeof skill>;

/** A skill as its player's own fields have it: the list of skills tells the rest. */
export const userSkill = skill.pick({ id: true, discipline: true, score: true });
export type UserSkill = z.output<typeof userSkill>;

/** A whole number from 0 to 10, or its text. */
const score = numeric(
  z.coerce
    .number(PRACTICE_MESSAGES.score)
    .int(PRACTICE_MESSAGES.score)
    .min(SCORE.min, PRACTICE_MESSAGES.score)
    .max(SCORE.max, PRACTICE_MESSAGES.score),
);

const discipline = text(SKILL_LIMITS.discipline).min(1, PRACTICE_MESSAGES.disciplineMissing);
/** Html as it was sent. What cannot be kept of it is dropped like any element that descriptions do not have (P1). */
const description = z
  .string()
  .max(SKILL_LIMITS.description, PRACTICE_MESSAGES.descriptionLength)
  .transform((html) => html.replaceAll('\0', '').toWellFormed());
const lesson_id = idInOrNone.nullish();

/** The drills of a skill in their order, each once; a blank, as forms send it, is none. */
const drill_ids = z.preprocess(
  (sent) => (typeof sent === 'string' ? [sent] : (sent ?? undefined)),
  z
    .array(idInOrNone, DRILL_MESSAGES.unknown)
    .transform((ids) => [...new Set(ids.flatMap((named) => named ?? []))])
    .refine(({ length }) => length <= SKILL_LIMITS.drills, PRACTICE_MESSAGES.skillDrills(SKILL_LIMITS.drills))
    .optional(),
);

/** `POST /skill`. */
export const skillIn = z.object({
  user_id: idIn,
  discipline,
  score,
  description: description.nullish(),
  lesson_id,
  drill_ids,
});
export type SkillIn = z.output<typeof skillIn>;

/** `PUT /skill/{id}`: only what is sent changes. The player may be sent back as they were shown. */
export const skillPutIn = z.object({
  id: idIn,
  user_id: idIn.optional(),
  discipline: discipline.optional(),
  score: score.optional(),
  description: description.nullish(),
  lesson_id,
  drill_ids,
});
export type SkillPut = z.output<typeof skillPutIn>;

export const skillIdIn = z.object({ id: idIn });
/** `GET /player/{id}/skills`. */
export const playerSkillsIn = z.object({ id: idIn });

/** A player's skills as the screens draw them; a pro names the player. */
export const skillProgressIn = z.object({ player_id: idInOrNone.nullish() });
export const skillProgress = z.object({
  player: personName,
  /** Whether the player may see them. */
  skills_enabled: z.boolean(),
  /** The zone of the coach's diary, in which lessons are dated. */
  timezone: z.string(),
  skills: z.array(skill),
  /** Their lessons that have begun, newest first. */
  lessons: z.array(skillLesson),
});
export type SkillProgress = z.output<typeof skillProgress>;
