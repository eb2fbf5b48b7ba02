import type { Mailbox, MailboxIn, Message } from '@fairway/contracts/messaging/messages';
import type { Loadable } from '@fairway/ui/kit/loadable';
import type { MailboxScreenProps } from '@fairway/ui/features/messaging/screens/MailboxScreen/MailboxScreen';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';
import { useRemovedIds } from './useMessageRemoval.ts';

type Box = MailboxIn['box'];

/** The messages of a list, page after page, and how it is read on. */
function useMessages(box: Box) {
  const removed = useRemovedIds();
  const asked = trpc.messages.mailbox.useInfiniteQuery({ box }, CURSOR_PAGES);
  const listShown = (pages: Mailbox[]) =>
    pages.flatMap(({ messages }) => messages).filter(({ id }) => !removed.includes(id));
  return { asked, listShown };
}

/** What somebody received, or sent. */
export function useMailbox(box: Box): Pick<MailboxScreenProps, 'state' | 'onMore'> {
  const { asked, listShown } = useMessages(box);
  const { beyond, onMore } = toListEnd(asked);
  return {
    state: screenState({ asked }, ({ asked: { pages } }) => ({
      messages: listShown(pages),
      beyond,
    })),
    onMore,
  };
}

/** The latest message that somebody received; the list that it heads is there too then. */
export function useMailboxLatest(): Loadable<{ latest: Message | null }> {
  const { asked, listShown } = useMessages('inbox');
  return screenState({ asked }, ({ asked: { pages } }) => ({ latest: listShown(pages)[0] ?? null }));
}
