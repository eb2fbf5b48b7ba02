import type { RecordSnippet, RecordTemplate, TemplateIn } from '@fairway/contracts/lessons/record-templates';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';

/** A coach's templates by name. */
export const readTemplates = (db: DbOrTx, pro_id: string, limit: number): Promise<RecordTemplate[]> =>
  fetchRows(
    db,
    query
      .selectFrom('record_templates as t')
      .select((eb) => ['t.id', 't.name', eb.ref('t.shape').$castTo<RecordTemplate['shape']>().as('shape')])
      .where('t.pro_id', '=', pro_id)
      .orderBy((eb) => eb.fn('lower', ['t.name']))
      .orderBy('t.id')
      .limit(limit),
  );

export const countTemplates = (tx: Tx, pro_id: string): Promise<number> =>
  tx.record_templates.count({ where: { pro_id } });

/** Keeps a template; null when the coach has one of that name, however it is typed. */
export async function insertTemplate(
  tx: Tx,
  template: TemplateIn & { pro_id: string; created_at: Date },
): Promise<string | null> {
  const [added] = await tx.record_templates.createManyAndReturn({
    data: [template],
    select: { id: true },
    skipDuplicates: true,
  });
  return added?.id ?? null;
}

/** Removes a coach's template; false when there is none. */
export async function deleteTemplate(db: DbOrTx, where: { id: string; pro_id: string }): Promise<boolean> {
  const { count } = await db.record_templates.deleteMany({ where });
  return count === 1;
}

/** A coach's phrases, the newest first. */
export const readSnippets = (db: DbOrTx, pro_id: string, limit: number): Promise<RecordSnippet[]> =>
  db.record_snippets.findMany({
    where: { pro_id },
    select: { id: true, content: true },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: limit,
  });

const selectSnippet = ({ pro_id, content }: { pro_id: string; content: string }) =>
  query
    .selectFrom('record_snippets')
    .select(['id', 'content'])
    .where('pro_id', '=', pro_id)
    .where(sql<boolean>`md5(content) = md5(${content})`);

/** The coach's phrase of these very words. */
export const findSnippet = (
  tx: Tx,
  { pro_id, content }: { pro_id: string; content: string },
): Promise<RecordSnippet | null> => fetchFirst(tx, selectSnippet({ pro_id, content }));

export const countSnippets = (tx: Tx, pro_id: string): Promise<number> =>
  tx.record_snippets.count({ where: { pro_id } });

export async function insertSnippet(
  tx: Tx,
  { pro_id, content, created_at }: { pro_id: string; content: string; created_at: Date },
): Promise<RecordSnippet> {
  const id = uuid();
  await execute(tx, query.insertInto('record_snippets').values({ id, pro_id, content, created_at }));
  return { id, content };
}

/** Removes a coach's phrase; false when there is none. */
export async function deleteSnippet(db: DbOrTx, where: { id: string; pro_id: string }): Promise<boolean> {
  const { count } = await db.record_snippets.deleteMany({ where });
  return count === 1;
}
