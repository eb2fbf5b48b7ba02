import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { Comment, CommentIn } from '@fairway/contracts/lessons/records';
import { inTransaction } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalidField, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { lessonScope } from '#domains/lessons/lesson/rules.ts';
import { refreshSearch } from '#domains/lessons/record-search/service.ts';
import { lockLesson } from '#domains/lessons/records/repository.ts';
import { commentView } from '#domains/lessons/records/view.ts';
import { countComments, deleteComment, insertComment } from './repository.ts';

/** Says something to a lesson's record (`POST /lesson/{id}/comment`); the other side hears of it (R4). */
export async function addComment(
  actor: Actor,
  { id: lesson_id, content }: CommentIn,
  { db, now }: AppServices,
): Promise<Comment> {
  const created_at = now();
  return inTransaction(db, async (tx) => {
    // Whoever says it is held before the lesson, as by an erasure: the comment names them, and each would wait for the other.
    if (!(await lockOwner(tx, actor.id))) throw new AppError('unauthenticated');
    // Locked, for two who write at once must not pass the limit together.
    if (!(await lockLesson(tx, lessonScope(actor), lesson_id))) throw notFound();
    if ((await countComments(tx, lesson_id)) >= RECORD_LIMITS.comments)
      throw invalidField('content', LESSON_MESSAGES.commentLimit(RECORD_LIMITS.comments));
    const { author, ...said } = await insertComment(tx, {
      lesson_id,
      author_id: actor.id,
      guardian_id: actor.guardian_id,
      content,
      created_at,
    });
    await refreshSearch(tx, lesson_id);
    await publishEvent(tx, { topic: 'comment.added', payload: { comment_id: said.id, lesson_id, actor_id: actor.id } });
    return commentView({ ...said, ...author, author_id: actor.id, created_at: created_at.toISOString() }, actor.id);
  });
}

/** Takes back what the caller said; 404 for another's. */
export async function removeComment(
  actor: Actor,
  { id: lesson_id, comment }: { id: string; comment: string },
  { db }: AppServices,
): Promise<{ ok: true }> {
  return inTransaction(db, async (tx) => {
    // Locked, for what the record is found by is written anew from what is left.
    await lockLesson(tx, lessonScope(actor), lesson_id);
    if (!(await deleteComment(tx, { id: comment, lesson_id, author_id: actor.id }))) throw notFound();
    await refreshSearch(tx, lesson_id);
    return { ok: true };
  });
}
