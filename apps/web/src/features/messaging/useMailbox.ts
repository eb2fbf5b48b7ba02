import type { Mailbox, MailboxIn, Message } from '@fairway/contracts/messaging/messages';
import type { Loadable } from '@fairway/ui/kit/loadable';
import type { MailboxScreenProps } from '@fairway/ui/features/messaging/screens/MailboxScreen/MailboxScreen';
import { trpc, utils } from '../../trpc/client.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';

type Box = MailboxIn['box'];

/** How the pages of a list of messages are asked for. */
const MAILBOX_PAGES = {
  getNextPageParam: ({ next_cursor }: Mailbox) => next_cursor,
  initialCursor: null,
  meta: { quiet: true },
};

/** Asks for the first page before the screen is there. */
export const prefetchMailbox = (box: Box): void => void utils.messages.mailbox.prefetchInfinite({ box }, MAILBOX_PAGES);

/** What somebody received, or sent, page after page. */
export function useMailbox(box: Box): Pick<MailboxScreenProps, 'state' | 'onMore'> {
  const asked = trpc.messages.mailbox.useInfiniteQuery({ box }, MAILBOX_PAGES);
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
  const asked = trpc.messages.mailbox.useInfiniteQuery({ box: 'inbox' }, MAILBOX_PAGES);
  return screenState({ asked }, ({ asked: { pages } }) => ({ latest: pages[0]?.messages[0] ?? null }));
}
