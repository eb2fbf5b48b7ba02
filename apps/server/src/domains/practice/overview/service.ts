import { HOME_REMINDERS, type PracticeOverview } from '@fairway/contracts/practice/overview';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import type { Actor, AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { showsSkills } from '#domains/practice/skills/rules.ts';
import { readOverview } from './repository.ts';
import { summariseSkills } from './rules.ts';

/** What a home shows of what a player practises: their scores in one line, and the newest key reminders. */
export async function getPracticeOverview(
  actor: Actor,
  { player_id }: { player_id?: string | null | undefined },
  { db }: Pick<AppServices, 'db'>,
): Promise<PracticeOverview> {
  const wanted = { player_id: player_id ?? actor.id, skills: SKILL_LIMITS.skills, reminders: HOME_REMINDERS };
  const row = await readOverview(db, actor, wanted);
  if (!row) throw notFound();
  return { skills: showsSkills(actor, row) ? summariseSkills(row.skills) : null, reminders: row.reminders };
}
