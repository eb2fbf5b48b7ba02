import type { MailboxIn } from '@fairway/contracts/messaging/messages';
import type { WordSearch } from '../../app/search/wordSearch.ts';
import { utils } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { NewMessageSearch } from './mailboxSearch.ts';

/** Asks for the newest messages of a conversation before its screen is there. */
export const prefetchThread = (player_id: string | null): void =>
  void utils.messages.thread.prefetch(player_id === null ? {} : { player_id }, QUIET);

/** Asks for the first page of what somebody received, or sent. */
export const prefetchMailbox = (box: MailboxIn['box']): void =>
  void utils.messages.mailbox.prefetchInfinite({ box }, CURSOR_PAGES);

/** Asks for the first page of a search that the address holds. */
export function prefetchMessageSearch({ q = '' }: WordSearch): void {
  if (q.trim() !== '') void utils.messages.search.prefetchInfinite({ q: q.trim() }, CURSOR_PAGES);
}

/** Asks for what can be chosen for a new message. */
export function prefetchNewMessage({ player }: NewMessageSearch): void {
  void utils.people.groups.prefetch({});
  void utils.people.players.prefetch({ page: 1 });
  void utils.offers.list.prefetch({});
  if (player) void utils.people.player.prefetch({ id: player }, QUIET);
}
