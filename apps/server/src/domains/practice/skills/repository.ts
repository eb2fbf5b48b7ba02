import type { SkillLesson } from '@fairway/contracts/practice/skills';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type Expression, type ExpressionBuilder, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { isKnownTo, type Reader } from '#domains/practice/players/repository.ts';
import type { SkillState } from './rules.ts';

type WithLesson = Database & { l: Database['lessons'] };

/** A lesson `l` as skills name it: the player reads its title once its record is published. */
const lessonColumns =
  ({ type }: Reader) =>
  (eb: ExpressionBuilder<WithLesson, 'l'>) =>
    [
      'l.id' as const,
      isoText(eb.ref('l.starts_at')).as('starts_at'),
      sql<string | null>`CASE WHEN ${type} = 'pro' OR l.published_at IS NOT NULL THEN l.title END`.as('title'),
    ] as const;

/** The newest scores of a skill, the oldest of them first. */
const selectHistory = (skill_id: Expression<string>) =>
  query
    .selectFrom(
      query
        .selectFrom('skill_scores as n')
        .selectAll('n')
        .where('n.skill_id', '=', skill_id)
        .orderBy('n.id', 'desc')
        .limit(SKILL_LIMITS.history)
        .as('h'),
    )
    .select((eb) => ['h.score', isoText(eb.ref('h.created_at')).as('at'), 'h.lesson_id'])
    .orderBy('h.id');

/** The drills of a skill in their order. */
const selectSkillDrills = (skill_id: Expression<string>) =>
  query
    .selectFrom('skill_drills as sd')
    .innerJoin('drills as d', 'd.id', 'sd.drill_id')
    .leftJoin('files as f', 'f.id', 'd.image_id')
    .where('sd.skill_id', '=', skill_id)
    .select(['d.id', 'd.title', 'd.minutes', 'f.key as image_key'])
    .select((eb) => eb('d.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
    .orderBy('sd.position');

/** Skills `k` with their lessons, drills and scores, newest first. */
const selectSkills = (reader: Reader) =>
  query
    .selectFrom('skills as k')
    .select(['k.id', 'k.user_id', 'k.discipline', 'k.score', 'k.description', 'k.lesson_id'])
    .select((eb) => [
      jsonObjectFrom(
        eb.selectFrom('lessons as l').select(lessonColumns(reader)).where('l.id', '=', eb.ref('k.lesson_id')),
      ).as('lesson'),
      jsonArrayFrom(selectHistory(eb.ref('k.id'))).as('history'),
      jsonArrayFrom(selectSkillDrills(eb.ref('k.id'))).as('drills'),
    ])
    .orderBy('k.id', 'desc')
    .limit(SKILL_LIMITS.skills);

export type SkillRow = InferResult<ReturnType<typeof selectSkills>>[number];

/** A player with their skills. */
export interface PlayerSkills {
  id: string;
  first_name: string;
  last_name: string;
  skills_enabled: boolean;
  timezone: string;
  skills: SkillRow[];
  lessons: SkillLesson[];
}

/** A player whom the reader may know, with their skills and with lessons that have begun, in one round trip; null of anybody else. */
export const readPlayerSkills = (
  db: DbOrTx,
  reader: Reader,
  { player_id, until }: { player_id: string; until: Date },
): Promise<PlayerSkills | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .leftJoin('users as pro', 'pro.id', 'u.pro_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.skills_enabled'])
      .select((eb) => [
        eb.fn.coalesce('pro.timezone', 'u.timezone').as('timezone'),
        jsonArrayFrom(selectSkills(reader).where('k.user_id', '=', player_id)).as('skills'),
        jsonArrayFrom(
          eb
            .selectFrom('lessons as l')
            .select(lessonColumns(reader))
            .where('l.player_id', '=', player_id)
            .where('l.cancelled_at', 'is', null)
            .where('l.starts_at', '<=', until)
            .whereRef('l.pro_id', '=', 'u.pro_id')
            .orderBy('l.starts_at', 'desc')
            .orderBy('l.id', 'desc')
            .limit(SKILL_LIMITS.lessons),
        ).as('lessons'),
      ])
      .where('u.id', '=', player_id)
      .where(isKnownTo(reader)),
  );

/** One skill of a pro's player. */
export const readSkill = (db: DbOrTx, reader: Reader, id: string): Promise<SkillRow | null> =>
  fetchFirst(
    db,
    selectSkills(reader).innerJoin('users as u', 'u.id', 'k.user_id').where('k.id', '=', id).where(isKnownTo(reader)),
  );

/** Locks a skill of a pro's player until the transaction ends. */
export const lockSkill = (
  tx: Tx,
  { pro_id, id }: { pro_id: string; id: string },
): Promise<(SkillState & { user_id: string }) | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('skills as k')
      .innerJoin('users as u', 'u.id', 'k.user_id')
      .select(['k.user_id', 'k.discipline', 'k.score', 'k.description', 'k.lesson_id'])
      .where('k.id', '=', id)
      .where(isKnownTo({ id: pro_id, type: 'pro' }))
      .forUpdate('k'),
  );

export const countSkills = (tx: Tx, user_id: string): Promise<number> => tx.skills.count({ where: { user_id } });

/** Whether a live lesson is one of these two. */
export const isSharedLesson = async (
  tx: Tx,
  { id, pro_id, player_id }: { id: string; pro_id: string; player_id: string },
): Promise<boolean> => (await tx.lessons.count({ where: { id, pro_id, player_id, cancelled_at: null } })) === 1;

export async function insertSkill(tx: Tx, skill: SkillState & { user_id: string; created_at: Date }): Promise<string> {
  const id = uuid();
  await tx.skills.create({ data: { id, ...skill } });
  return id;
}

export const updateSkill = (tx: Tx, id: string, state: SkillState): Promise<unknown> =>
  tx.skills.update({ where: { id }, data: state, select: { id: true } });

/** Adds a score to a skill's history; nothing takes one away. */
export const insertScore = (
  tx: Tx,
  score: { skill_id: string; score: number; lesson_id: string | null; created_at: Date },
): Promise<unknown> => tx.skill_scores.create({ data: score, select: { id: true } });

export const deleteSkill = (tx: Tx, id: string): Promise<unknown> =>
  tx.skills.delete({ where: { id }, select: { id: true } });

/** The pictures that a skill's description shows, by their keys. */
export const readImages = (tx: Tx, skill_id: string): Promise<{ file_id: string; key: string }[]> =>
  fetchRows(
    tx,
    query
      .selectFrom('skill_images as i')
      .innerJoin('files as f', 'f.id', 'i.file_id')
      .select(['i.file_id', 'f.key'])
      .where('i.skill_id', '=', skill_id),
  );

export async function insertImages(tx: Tx, skill_id: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await execute(tx, query.insertInto('skill_images').values(files.map((file_id) => ({ file_id, skill_id }))));
}

/** The ids of a skill's drills, in their order. */
export const readDrillIds = async (tx: Tx, skill_id: string): Promise<string[]> =>
  (await tx.skill_drills.findMany({ where: { skill_id }, orderBy: { position: 'asc' } })).map(
    ({ drill_id }) => drill_id,
  );

/** Gives a skill these drills in this order, in place of those that it had. */
export async function replaceDrills(tx: Tx, skill_id: string, ids: readonly string[]): Promise<void> {
  await tx.skill_drills.deleteMany({ where: { skill_id } });
  await tx.skill_drills.createMany({ data: ids.map((drill_id, position) => ({ skill_id, drill_id, position })) });
}
