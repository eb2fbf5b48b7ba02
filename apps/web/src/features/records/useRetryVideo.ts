import { trpc, utils } from '../../trpc/client.ts';

/** Has a video of this lesson's record made ready anew. */
export function useRetryVideo(lesson: string): (ref: string) => void {
  const retry = trpc.lessons.retryVideo.useMutation({
    onSuccess: (detail) => utils.lessons.byId.setData({ id: lesson }, detail),
  });
  return (ref) => retry.mutate({ lesson, ref });
}
