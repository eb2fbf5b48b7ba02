import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import type { DrillIn } from '@fairway/contracts/practice/drills';
import { STARTER_DRILLS } from '@fairway/contracts/practice/starter-drills';
import type { Actor } from '#app/context.ts';
import { forbidden, invalidField } from '#core/app-error.ts';

/** Whose library somebody reads: their own, or a player their coach's. A player without a coach reads none. */
export function resolveLibrary({ id, type, pro_id }: Pick<Actor, 'id' | 'type' | 'pro_id'>): string | null {
  if (type === 'pro') return id;
  if (type === 'player') return pro_id;
  throw forbidden();
}

/** The words of a search: a drill is found when it holds all of them, in any place. */
export const splitWords = (q: string): string[] => [
  ...new Set(
    q
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** A word as a pattern of LIKE that finds it anywhere; what LIKE reads as a sign is taken as it is typed. */
export const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Refuses more drills than a library holds. */
export function requireRoom({ kept, adding, most }: { kept: number; adding: number; most: number }): void {
  if (kept + adding > most) throw invalidField('title', DRILL_MESSAGES.full(most));
}

/** The drills that a new coach may begin with, as a form would send them. */
export const listStarterDrills = (): DrillIn[] =>
  STARTER_DRILLS.map((starter) => ({ ...starter, video_url: null, image: null, video: null }));
