import { z } from 'zod';
import { idInOrNone } from '../primitives.ts';
import { keyReminder } from './key-reminders.ts';

/** How many key reminders a home shows. */
export const HOME_REMINDERS = 3;

const scored = z.object({ discipline: z.string(), score: z.number() });

/** A player's skills in one line. */
export const skillSummary = z.object({
  count: z.number(),
  /** To one decimal. */
  average: z.number(),
  strongest: scored,
  /** Null of a single skill, or where all scores are the same. */
  weakest: scored.nullable(),
});
export type SkillSummary = z.output<typeof skillSummary>;

/** What a home shows of what a player practises; a pro names the player. */
export const practiceOverviewIn = z.object({ player_id: idInOrNone.nullish() });
export const practiceOverview = z.object({
  /** Null without skills, and to a player whose coach has switched them off. */
  skills: skillSummary.nullable(),
  /** The newest three. */
  reminders: z.array(keyReminder),
});
export type PracticeOverview = z.output<typeof practiceOverview>;
