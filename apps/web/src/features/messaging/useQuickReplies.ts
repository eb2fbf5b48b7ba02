import type { QuickReply } from '@fairway/contracts/messaging/messages';
import { readFailure } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** The answers that a coach gives often; nothing for a player. Until they are there the page waits: they stand above where one writes. */
export function useQuickReplies(isPro: boolean) {
  const replies = trpc.messages.quickReplies.useQuery(undefined, { ...QUIET, enabled: isPro });
  const onSettled = () => utils.messages.quickReplies.invalidate();
  const add = trpc.messages.addQuickReply.useMutation({
    ...QUIET,
    onSettled,
    onSuccess: () => notify.success('Quick reply saved'),
    onError: (error) => {
      const { errors, message } = readFailure(error);
      notify.error(errors?.['content']?.[0] ?? message);
    },
  });
  const remove = trpc.messages.removeQuickReply.useMutation({ onSettled });
  if (!isPro) return { isPending: false, chips: undefined };
  const chips = {
    replies: replies.data ?? [],
    onSave: (content: string) => {
      if (!add.isPending) add.mutate({ content });
    },
    onRemove: ({ id }: QuickReply) => remove.mutate({ id }),
  };
  // Without a connection nobody waits for them.
  return { isPending: replies.isLoading, chips };
}
