import type { Message } from '@fairway/contracts/messaging/messages';
import { useMutationState } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { isNotFound } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { forgetMessage } from './conversationPages.ts';
import { withoutMessage } from './mailboxPages.ts';

/** The messages whose removal is on its way, by their ids: no list shows them, however often it is read again meanwhile. */
export const useRemovedIds = (): string[] =>
  useMutationState({
    filters: { mutationKey: getMutationKey(trpc.messages.remove), status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  });

/** Takes a message that is gone from all that this device holds. */
function forget(id: string): void {
  for (const box of ['inbox', 'sent'] as const)
    utils.messages.mailbox.setInfiniteData({ box }, (kept) => kept && withoutMessage(kept, id));
  forgetMessage(id);
}

/** Deletes messages: they go from their list at once, and are back in their place when the server says no. */
export function useMessageRemoval(): (message: Message) => void {
  const remove = trpc.messages.remove.useMutation({
    onSuccess: (_, { id }) => {
      forget(id);
      void utils.messages.one.invalidate({ id }, { refetchType: 'none' });
      notify.success('Message Deleted');
    },
    onError: (error, { id }) => {
      // One that another device has deleted is gone all the same.
      if (isNotFound(error)) forget(id);
    },
    onSettled: () => void utils.messages.unread.invalidate(),
  });
  return ({ id }) => remove.mutate({ id });
}
