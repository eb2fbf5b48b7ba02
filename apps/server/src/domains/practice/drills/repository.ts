import type { DrillIn } from '@fairway/contracts/practice/drills';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder, type InferResult, type SqlBool } from 'kysely';
import { v7 as uuid } from 'uuid';

/** A drill of one coach, and of nobody else's library. */
export interface OwnDrill {
  pro_id: string;
  id: string;
}

/** Drills `d` with their picture and their video, each column by name. */
export const selectDrills = query
  .selectFrom('drills as d')
  .leftJoin('files as f', 'f.id', 'd.image_id')
  .leftJoin('files as vf', 'vf.id', 'd.video_id')
  .leftJoin('videos as v', 'v.file_id', 'd.video_id')
  .select([
    'd.id',
    'd.title',
    'd.content',
    'd.minutes',
    'd.equipment',
    'd.tags',
    'd.target',
    'd.target_feet',
    'd.video_url',
    'f.key as image_key',
    'vf.key as video_key',
    'vf.content_type as video_type',
    'v.status as video_status',
    'v.progress as video_progress',
  ])
  .select((eb) => eb('d.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'));
export type DrillRow = InferResult<typeof selectDrills>[number];

/** What is looked for in a library. */
export interface WantedDrills {
  patterns: readonly string[];
  tag: string;
  /** The title that the page before this one ended with. */
  after: string | null;
  limit: number;
}

type DrillBuilder = ExpressionBuilder<Database & { d: Database['drills'] }, 'd'>;
/** All that a drill says, as searches look through it. */
const words = sql<string>`lower(concat_ws(' ', d.title, array_to_string(d.tags, ' '), d.equipment, d.content))`;
const holdsAll = (patterns: readonly string[]) => (eb: DrillBuilder) =>
  eb.and(patterns.map((pattern) => sql<SqlBool>`${words} LIKE ${pattern}`));

/** The statement behind `readLibrary`: by title, from behind one on, whose drill may have been deleted or renamed meanwhile. */
export const libraryStatement = (pro_id: string, { patterns, tag, after, limit }: WantedDrills) =>
  selectDrills
    .where('d.pro_id', '=', pro_id)
    .where('d.deleted_at', 'is', null)
    .where(holdsAll(patterns))
    .$if(tag !== '', (found) => found.where(sql<SqlBool>`d.tags @> ARRAY[${tag}]::text[]`))
    .$if(after !== null, (found) => found.where(sql<SqlBool>`lower(d.title) > lower(${after}::text)`))
    .orderBy(sql`lower(d.title)`)
    .limit(limit);
export const readLibrary = (db: DbOrTx, ...asked: Parameters<typeof libraryStatement>): Promise<DrillRow[]> =>
  fetchRows(db, libraryStatement(...asked));

/** The statement behind `readTags`. */
export const tagsStatement = (pro_id: string, limit: number) =>
  sql<{ name: string; drills: number }>`
    SELECT tag AS name, count(*)::int AS drills FROM drills d, unnest(d.tags) tag
    WHERE d.pro_id = ${pro_id}::uuid AND d.deleted_at IS NULL GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${limit}`;
/** The tags of a library, those of most drills first. */
export const readTags = (
  db: DbOrTx,
  ...asked: Parameters<typeof tagsStatement>
): Promise<{ name: string; drills: number }[]> => fetchRows(db, tagsStatement(...asked));

/** One drill of a coach's, a deleted one too: it stays for those who use it. */
export const findDrill = (db: DbOrTx, { pro_id, id }: OwnDrill): Promise<DrillRow | null> =>
  fetchFirst(db, selectDrills.where('d.id', '=', id).where('d.pro_id', '=', pro_id));

/** How many drills a library holds. */
export const countDrills = (db: DbOrTx, pro_id: string): Promise<number> =>
  db.drills.count({ where: { pro_id, deleted_at: null } });

/** The files of a drill, by their ids. */
export interface DrillFiles {
  image_id: string | null;
  video_id: string | null;
}
type DrillFields = Omit<DrillIn, 'image' | 'video'> & DrillFiles;

/** Keeps drills; those whose title the library has already are left out. Answers the ids of those that came. */
export async function insertDrills(
  tx: Tx,
  { pro_id, at }: { pro_id: string; at: Date },
  drills: readonly DrillFields[],
): Promise<string[]> {
  const rows = await fetchRows(
    tx,
    query
      .insertInto('drills')
      .values(drills.map((drill) => ({ ...drill, id: uuid(), pro_id, created_at: at, updated_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return rows.map(({ id }) => id);
}

/** A drill that is about to change, with its files. */
export interface LockedDrill extends DrillFiles {
  id: string;
  image_key: string | null;
  video_key: string | null;
}

/** Locks a drill of the library until the transaction ends; a plan that is being set with it waits. Null when there is none. */
export const lockDrill = (tx: Tx, { pro_id, id }: OwnDrill): Promise<LockedDrill | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('drills as d')
      .leftJoin('files as f', 'f.id', 'd.image_id')
      .leftJoin('files as vf', 'vf.id', 'd.video_id')
      .select(['d.id', 'd.image_id', 'd.video_id', 'f.key as image_key', 'vf.key as video_key'])
      .where('d.id', '=', id)
      .where('d.pro_id', '=', pro_id)
      .where('d.deleted_at', 'is', null)
      .forUpdate('d'),
  );

/** Whether another drill of the library has this title. */
export async function isTitleTaken(tx: Tx, { pro_id, id, title }: OwnDrill & { title: string }): Promise<boolean> {
  const taken = query
    .selectFrom('drills')
    .select('id')
    .where('pro_id', '=', pro_id)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(title) = lower(${title})`);
  return (await fetchFirst(tx, taken)) !== null;
}

export const updateDrill = (tx: Tx, id: string, fields: DrillFields, at: Date): Promise<unknown> =>
  tx.drills.update({ where: { id }, data: { ...fields, updated_at: at } });

/** Whether nothing names drill `d`: no plan, no message, no record and no skill. */
const isUnused = (eb: DrillBuilder) =>
  eb.and([
    eb.not(eb.exists(eb.selectFrom('practice_sessions as s').whereRef('s.drill_id', '=', 'd.id').select('s.id'))),
    eb.not(eb.exists(eb.selectFrom('messages as m').whereRef('m.drill_id', '=', 'd.id').select('m.id'))),
    eb.not(eb.exists(eb.selectFrom('lesson_sections as l').whereRef('l.drill_id', '=', 'd.id').select('l.id'))),
    eb.not(eb.exists(eb.selectFrom('skill_drills as k').whereRef('k.drill_id', '=', 'd.id').select('k.skill_id'))),
  ]);

/** Takes a drill out of its library: away where nothing uses it, else only out of sight. Answers whether it is away. */
export async function deleteDrill(tx: Tx, id: string, at: Date): Promise<boolean> {
  const gone = await execute(tx, query.deleteFrom('drills as d').where('d.id', '=', id).where(isUnused));
  if (gone > 0) return true;
  await tx.drills.update({ where: { id }, data: { deleted_at: at } });
  return false;
}

/**
 * Removes at most `limit` drills that were deleted while they were in use and that nothing uses any more; answers the files of each. Two
 * sweeps at once pass each other's drills by, and those of a coach who is being erased, whose files go before their drills.
 */
export async function deleteUnused(tx: Tx, limit: number): Promise<DrillFiles[]> {
  const unused = query
    .selectFrom('drills as d')
    .innerJoin('users as u', 'u.id', 'd.pro_id')
    .select('d.id')
    .where('d.deleted_at', 'is not', null)
    .where(isUnused)
    .limit(limit)
    // A raw string, for Kysely cannot say of each of two locks whether it is waited for.
    .modifyEnd(sql`FOR UPDATE OF d SKIP LOCKED FOR KEY SHARE OF u SKIP LOCKED`);
  const ids = (await fetchRows(tx, unused)).map(({ id }) => id);
  // Asked once more under the locks: what came to name a drill before they were had is seen only now.
  return fetchRows(
    tx,
    query
      .deleteFrom('drills as d')
      .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isUnused)
      .returning(['d.image_id', 'd.video_id']),
  );
}
