import type { Message } from '@fairway/contracts/messaging/messages';
import type { Loadable } from '@fairway/ui/kit/loadable';
import { useEffect } from 'react';
import { isNotFound } from '../../app/failures/failure.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';
import { withRead } from './mailboxPages.ts';

/** A message as the lists on this device have it. */
const findListed = (id: string): Message | undefined =>
  (['inbox', 'sent'] as const)
    .flatMap((box) => utils.messages.mailbox.getInfiniteData({ box })?.pages ?? [])
    .flatMap(({ messages }) => messages)
    .find((message) => message.id === id);

/**
 * A message that is opened. A list has it whole already, so it stands at once; the call is made all the same, because it marks the
 * message as read. It is never made ahead, by a link that is only pointed at.
 */
export function useMessage(id: string | undefined): { state: Loadable<{ message: Message }>; isGone: boolean } {
  const message = trpc.messages.one.useQuery(
    { id: id ?? '' },
    { ...QUIET, enabled: id !== undefined, placeholderData: id ? () => findListed(id) : undefined },
  );
  const openedId = message.isSuccess && !message.isPlaceholderData ? message.data.id : null;
  useEffect(() => {
    if (openedId === null) return;
    utils.messages.mailbox.setInfiniteData({ box: 'inbox' }, (kept) => kept && withRead(kept, openedId));
    void utils.messages.unread.invalidate();
    void utils.lessons.home.invalidate();
  }, [openedId]);
  return { state: screenState({ message }, (data) => data), isGone: isNotFound(message.error) };
}
