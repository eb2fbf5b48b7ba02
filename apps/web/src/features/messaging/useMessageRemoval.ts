import type { Message } from '@fairway/contracts/messaging/messages';
import { useRef } from 'react';
import { isNotFound } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { forgetMessage } from './conversationPages.ts';
import { withMessage, withoutMessage } from './mailboxPages.ts';

const boxWith = ({ is_own }: Message) => ({ box: is_own ? ('sent' as const) : ('inbox' as const) });
const hide = (message: Message) =>
  utils.messages.mailbox.setInfiniteData(boxWith(message), (kept) => kept && withoutMessage(kept, message.id));
const show = (message: Message) =>
  utils.messages.mailbox.setInfiniteData(boxWith(message), (kept) => kept && withMessage(kept, message));

/** Deletes messages: they go from their list at once, and are back in their place when the server says no. */
export function useMessageRemoval(): (message: Message) => void {
  const removed = useRef(new Map<string, Message>());
  const remove = trpc.messages.remove.useMutation({
    onSuccess: (_, { id }) => {
      const message = removed.current.get(id);
      // A list that was read again meanwhile has brought it back.
      if (message) hide(message);
      forgetMessage(id);
      void utils.messages.one.invalidate({ id }, { refetchType: 'none' });
      notify.success('Message Deleted');
    },
    onError: (error, { id }) => {
      const message = removed.current.get(id);
      // One that another device has deleted is gone all the same.
      if (isNotFound(error)) forgetMessage(id);
      else if (message) show(message);
    },
    onSettled: () => void utils.messages.unread.invalidate(),
  });
  return (message) => {
    removed.current.set(message.id, message);
    void utils.messages.mailbox.cancel(boxWith(message));
    hide(message);
    remove.mutate({ id: message.id });
  };
}
