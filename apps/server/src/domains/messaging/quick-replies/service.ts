import type { QuickReply } from '@fairway/contracts/messaging/messages';
import { QUICK_REPLY_LIMITS } from '@fairway/contracts/messaging/limits';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import { inTransaction } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import type { Actor, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { countQuickReplies, deleteQuickReply, insertQuickReply, readQuickReplies } from './repository.ts';

/** The answers that a coach keeps, in the order in which they were kept. */
export const listQuickReplies = (actor: Actor, { db }: Pick<CoreServices, 'db'>): Promise<QuickReply[]> =>
  readQuickReplies(db, actor.id, QUICK_REPLY_LIMITS.most);

/** Keeps an answer; one that is kept already is a 422 on `content`. */
export const addQuickReply = (
  actor: Actor,
  { content }: { content: string },
  { db, now }: CoreServices,
): Promise<QuickReply> =>
  inTransaction(db, async (tx) => {
    // Locked, for two at once must not pass the limit together.
    await lockOwner(tx, actor.id);
    if ((await countQuickReplies(tx, actor.id)) >= QUICK_REPLY_LIMITS.most)
      throw invalidField('content', MESSAGING_MESSAGES.quickReplyLimit(QUICK_REPLY_LIMITS.most));
    const added = await insertQuickReply(tx, { pro_id: actor.id, content, created_at: now() });
    if (!added) throw invalidField('content', MESSAGING_MESSAGES.quickReplyTaken);
    return added;
  });

export async function removeQuickReply(
  actor: Actor,
  id: string,
  { db }: Pick<CoreServices, 'db'>,
): Promise<{ ok: true }> {
  if (!(await deleteQuickReply(db, { id, pro_id: actor.id }))) throw notFound();
  return { ok: true };
}
