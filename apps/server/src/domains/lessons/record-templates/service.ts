import type { RecordSnippet, RecordTemplate, TemplateIn } from '@fairway/contracts/lessons/record-templates';
import { TEMPLATE_LIMITS } from '@fairway/contracts/lessons/record-limits';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { inTransaction } from '@fairway/db/client';
import { lockTemplates } from '@fairway/db/locks';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import {
  countSnippets,
  countTemplates,
  deleteSnippet,
  deleteTemplate,
  findSnippet,
  insertSnippet,
  insertTemplate,
  readSnippets,
  readTemplates,
} from './repository.ts';

/** The coach's templates by name, all of them. */
export const listTemplates = (actor: Actor, { db }: Pick<AppServices, 'db'>): Promise<RecordTemplate[]> =>
  readTemplates(db, actor.id, TEMPLATE_LIMITS.templates);

/** Keeps the shape of a record under a name; one that is taken, however it is typed, is a 422 on `name`. */
export const addTemplate = (actor: Actor, input: TemplateIn, { db, now }: AppServices): Promise<RecordTemplate> =>
  inTransaction(db, async (tx) => {
    await lockTemplates(tx, actor.id);
    if ((await countTemplates(tx, actor.id)) >= TEMPLATE_LIMITS.templates)
      throw invalidField('name', LESSON_MESSAGES.templatesFull(TEMPLATE_LIMITS.templates));
    const id = await insertTemplate(tx, { ...input, pro_id: actor.id, created_at: now() });
    if (!id) throw invalidField('name', LESSON_MESSAGES.templateNameTaken);
    return { id, ...input };
  });

/** Forgets a template; records that began with it stay as they are. */
export async function removeTemplate(actor: Actor, id: string, { db }: Pick<AppServices, 'db'>): Promise<{ ok: true }> {
  if (!(await deleteTemplate(db, { id, pro_id: actor.id }))) throw notFound();
  return { ok: true };
}

/** The coach's phrases, the newest first, all of them. */
export const listSnippets = (actor: Actor, { db }: Pick<AppServices, 'db'>): Promise<RecordSnippet[]> =>
  readSnippets(db, actor.id, TEMPLATE_LIMITS.snippets);

/** Keeps a phrase. One that is kept already is that one: saved twice is once. */
export const addSnippet = (
  actor: Actor,
  { content }: { content: string },
  { db, now }: AppServices,
): Promise<RecordSnippet> =>
  inTransaction(db, async (tx) => {
    await lockTemplates(tx, actor.id);
    const kept = await findSnippet(tx, { pro_id: actor.id, content });
    if (kept) return kept;
    if ((await countSnippets(tx, actor.id)) >= TEMPLATE_LIMITS.snippets)
      throw invalidField('content', LESSON_MESSAGES.snippetsFull(TEMPLATE_LIMITS.snippets));
    return insertSnippet(tx, { pro_id: actor.id, content, created_at: now() });
  });

export async function removeSnippet(actor: Actor, id: string, { db }: Pick<AppServices, 'db'>): Promise<{ ok: true }> {
  if (!(await deleteSnippet(db, { id, pro_id: actor.id }))) throw notFound();
  return { ok: true };
}
