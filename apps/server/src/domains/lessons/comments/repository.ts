import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';

/** How many comments a lesson has. */
export const countComments = (tx: Tx, lesson_id: string): Promise<number> =>
  tx.lesson_comments.count({ where: { lesson_id } });

/** Keeps what somebody said; a guardian who is erased meanwhile is nobody here. */
export async function insertComment(
  tx: Tx,
  comment: { lesson_id: string; author_id: string; guardian_id: string | null; content: string; created_at: Date },
): Promise<{
  id: string;
  content: string;
  author: { first_name: string; last_name: string };
  guardian_id: string | null;
  guardian: PersonName | null;
}> {
  const said = await tx.lesson_comments.create({
    data: comment,
    select: {
      id: true,
      content: true,
      guardian_id: true,
      author: { select: { first_name: true, last_name: true } },
    },
  });
  const guardian =
    said.guardian_id === null
      ? null
      : await tx.users.findUnique({
          where: { id: said.guardian_id },
          select: { id: true, first_name: true, last_name: true },
        });
  return { ...said, guardian };
}

/** Removes a comment by its author; false when there is none. */
export async function deleteComment(
  db: DbOrTx,
  where: { id: string; lesson_id: string; author_id: string },
): Promise<boolean> {
  const { count } = await db.lesson_comments.deleteMany({ where });
  return count === 1;
}
