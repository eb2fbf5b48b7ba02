import type { MailboxIn, Message } from '@fairway/contracts/messaging/messages';
import type { Loadable } from '@fairway/ui/kit/loadable';
import type { MailboxScreenProps } from '@fairway/ui/features/messaging/screens/MailboxScreen/MailboxScreen';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';

type Box = MailboxIn['box'];

/** What somebody received, or sent, page after page. */
export function useMailbox(box: Box): Pick<MailboxScreenProps, 'state' | 'onMore'> {
  const asked = trpc.messages.mailbox.useInfiniteQuery({ box }, CURSOR_PAGES);
  const { beyond, onMore } = toListEnd(asked);
  return {
    state: screenState({ asked }, ({ asked: { pages } }) => ({
      messages: pages.flatMap(({ messages }) => messages),
      beyond,
    })),
    onMore,
  };
}

/** The latest message that somebody received; the list that it heads is there too then. */
export function useMailboxLatest(): Loadable<{ latest: Message | null }> {
  const asked = trpc.messages.mailbox.useInfiniteQuery({ box: 'inbox' }, CURSOR_PAGES);
  return screenState({ asked }, ({ asked: { pages } }) => ({ latest: pages[0]?.messages[0] ?? null }));
}
