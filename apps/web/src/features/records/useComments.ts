import type { Comment, LessonDetail } from '@fairway/contracts/lessons/records';
import type { CommentActions } from '@fairway/ui/features/lessons/components/record/LessonRecord';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { createWriteOnce, READ_NOW } from '../../trpc/writeOnce.ts';
import { useKeptText } from './useKeptText.ts';

/** What the reader may say to a lesson's record. What they have begun to say outlives the page, on this device. */
export function useComments(lesson_id: string): CommentActions {
  const { id: user_id } = useUser();
  const [draft, onDraft] = useKeptText(`comment-${user_id}-${lesson_id}`);
  const [writeOnce] = useState(createWriteOnce);
  const change = (edit: (comments: Comment[]) => Comment[]) =>
    utils.lessons.byId.setData(
      { id: lesson_id },
      (kept): LessonDetail | undefined => kept && { ...kept, comments: edit(kept.comments) },
    );
  const add = trpc.lessons.comment.useMutation({
    onSuccess: (comment) => change((comments) => [...comments, comment]),
  });
  const remove = trpc.lessons.removeComment.useMutation({
    onSuccess: (_, { comment }) => change((comments) => comments.filter(({ id }) => id !== comment)),
  });
  return {
    draft,
    onDraft,
    onAdd: async (content) => {
      await writeOnce({
        known: () => utils.lessons.byId.getData({ id: lesson_id })?.comments ?? [],
        read: async () => (await utils.lessons.byId.fetch({ id: lesson_id }, READ_NOW)).comments,
        isIt: (comment) => comment.mine && comment.content === content,
        send: () => add.mutateAsync({ id: lesson_id, content }),
      });
    },
    onRemove: async ({ id }) => {
      await remove.mutateAsync({ id: lesson_id, comment: id });
    },
  };
}
