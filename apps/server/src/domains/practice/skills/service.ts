import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { Skill, SkillIn, SkillProgress, SkillPut } from '@fairway/contracts/practice/skills';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction, type Tx } from '@fairway/db/client';
import { cleanHtml, listPictureAddresses } from '#adapters/clean-html.ts';
import type { Actor, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { keyIn } from '#domains/files/stored-files/rules.ts';
import { releaseFiles, takeFile } from '#domains/files/stored-files/service.ts';
import { requireLibraryDrills } from '#domains/practice/drills/service.ts';
import { lockOwnPlayer } from '#domains/practice/players/repository.ts';
import {
  countSkills,
  deleteSkill,
  insertImages,
  insertScore,
  insertSkill,
  isSharedLesson,
  lockSkill,
  readDrillIds,
  readImages,
  readPlayerSkills,
  readSkill,
  replaceDrills,
  updateSkill,
} from './repository.ts';
import { applyChange, showsSkills } from './rules.ts';
import { skillView } from './view.ts';

/** A player's skills with their scores, as the player or their pro asks (`GET /player/{id}/skills`). */
export async function listSkills(actor: Actor, player_id: string, services: CoreServices): Promise<Skill[]> {
  return (await getSkillProgress(actor, { player_id }, services)).skills;
}

/** The same with what the screens draw beside them. A player whose coach has switched skills off is shown none. */
export async function getSkillProgress(
  actor: Actor,
  { player_id }: { player_id?: string | null | undefined },
  { db, now }: CoreServices,
): Promise<SkillProgress> {
  const player = await readPlayerSkills(db, actor, { player_id: player_id ?? actor.id, until: now() });
  if (!player) throw notFound();
  const { id, first_name, last_name, skills_enabled, timezone, skills, lessons } = player;
  const shown = showsSkills(actor, player);
  return {
    player: { id, first_name, last_name },
    skills_enabled,
    timezone,
    skills: shown ? skills.map(skillView) : [],
    lessons: shown ? lessons : [],
  };
}

/** Gives a player of the pro's a skill with its first score (`POST /skill`). */
export const addSkill = (actor: Actor, input: SkillIn, { db, now }: CoreServices): Promise<Skill> =>
  inTransaction(db, async (tx) => {
    const { user_id, discipline, score } = input;
    const lesson_id = input.lesson_id ?? null;
    if (!(await lockOwnPlayer(tx, { pro_id: actor.id, id: user_id })))
      throw invalidField('user_id', PRACTICE_MESSAGES.playerUnknown);
    if ((await countSkills(tx, user_id)) >= SKILL_LIMITS.skills)
      throw invalidField('discipline', PRACTICE_MESSAGES.skillLimit(SKILL_LIMITS.skills));
    await checkLesson(tx, { lesson_id, pro_id: actor.id, player_id: user_id });
    const created_at = now();
    const id = await insertSkill(tx, { user_id, discipline, score, lesson_id, description: '', created_at });
    await insertScore(tx, { skill_id: id, score, lesson_id, created_at });
    const description = await keepDescription(tx, actor, {
      skill_id: id,
      html: input.description ?? '',
      at: created_at,
    });
    await updateSkill(tx, id, { discipline, score, lesson_id, description });
    await keepDrills(tx, actor, { skill_id: id, ids: input.drill_ids });
    return getSkill(tx, actor, id);
  });

/** Changes what is sent of a skill (`PUT /skill/{id}`). Another score joins those that there were. */
export const changeSkill = (actor: Actor, { id, ...sent }: SkillPut, { db, now }: CoreServices): Promise<Skill> =>
  inTransaction(db, async (tx) => {
    // Two windows that save at once take turns here, so that each of their scores is kept.
    const before = await lockSkill(tx, { pro_id: actor.id, id });
    if (!before) throw notFound();
    if (sent.user_id !== undefined && sent.user_id !== before.user_id)
      throw invalidField('user_id', PRACTICE_MESSAGES.otherPlayer);
    const after = applyChange(before, sent);
    const { lesson_id, score } = after;
    if (lesson_id !== before.lesson_id)
      await checkLesson(tx, { lesson_id, pro_id: actor.id, player_id: before.user_id });
    const at = now();
    if (score !== before.score) await insertScore(tx, { skill_id: id, score, lesson_id, created_at: at });
    const description =
      sent.description === undefined
        ? before.description
        : await keepDescription(tx, actor, { skill_id: id, html: after.description, at });
    await updateSkill(tx, id, { ...after, description });
    await keepDrills(tx, actor, { skill_id: id, ids: sent.drill_ids });
    return getSkill(tx, actor, id);
  });

/** Deletes a skill with its scores and the pictures of its description. */
export const removeSkill = (actor: Actor, id: string, { db }: Pick<CoreServices, 'db'>): Promise<{ ok: true }> =>
  inTransaction(db, async (tx) => {
    if (!(await lockSkill(tx, { pro_id: actor.id, id }))) throw notFound();
    for (const { file_id } of await readImages(tx, id)) await releaseFiles(tx, file_id);
    await deleteSkill(tx, id);
    return { ok: true };
  });

async function getSkill(tx: Tx, actor: Actor, id: string): Promise<Skill> {
  const skill = await readSkill(tx, actor, id);
  if (!skill) throw notFound();
  return skillView(skill);
}

async function checkLesson(
  tx: Tx,
  { lesson_id, ...sides }: { lesson_id: string | null; pro_id: string; player_id: string },
): Promise<void> {
  if (lesson_id !== null && !(await isSharedLesson(tx, { id: lesson_id, ...sides })))
    throw invalidField('lesson_id', PRACTICE_MESSAGES.lessonUnknown);
}

/** Gives a skill these drills, those that it had already or that are in the coach's library; what is undefined stays. */
async function keepDrills(
  tx: Tx,
  actor: Actor,
  { skill_id, ids }: { skill_id: string; ids: readonly string[] | undefined },
): Promise<void> {
  if (ids === undefined) return;
  const before = await readDrillIds(tx, skill_id);
  if (ids.join() === before.join()) return;
  await requireLibraryDrills(tx, actor, { ids: ids.filter((id) => !before.includes(id)), field: 'drill_ids' });
  await replaceDrills(tx, skill_id, ids);
}

/**
 * Cleans a description, takes the uploads of the caller's that it shows into use, and lets those go that it no longer shows. Pictures that
 * are neither are dropped from it.
 */
async function keepDescription(
  tx: Tx,
  actor: Actor,
  { skill_id, html, at }: { skill_id: string; html: string; at: Date },
): Promise<string> {
  const before = await readImages(tx, skill_id);
  const known = new Map(before.map(({ key, file_id }) => [key, file_id]));
  const taken = new Map<string, string>();
  for (const path of listPictureAddresses(html)) {
    const key = keyIn(path);
    const id = key === null ? null : (known.get(key) ?? (await takeFile(tx, actor, { path, at })));
    if (key !== null && id !== null) {
      taken.set(path, id);
      known.set(key, id);
    }
  }
  const description = cleanHtml(html, (src) => taken.has(src));
  if (description.length > SKILL_LIMITS.description)
    throw invalidField('description', PRACTICE_MESSAGES.descriptionLength);
  const shown = [...new Set(taken.values())];
  const old = before.map(({ file_id }) => file_id);
  const added = shown.filter((file_id) => !old.includes(file_id));
  await insertImages(tx, skill_id, added);
  for (const file_id of old.filter((before_id) => !shown.includes(before_id))) await releaseFiles(tx, file_id);
  return description;
}
