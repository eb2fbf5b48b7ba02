import {
  MESSAGE_SEARCH_LIMITS,
  type MessageSearchIn,
  type MessageSearchResult,
} from '@fairway/contracts/messaging/message-search';
import type { Actor, AppServices } from '#app/context.ts';
import { cutPage } from '#core/keyset.ts';
import { readMarks } from '#domains/lessons/record-search/rules.ts';
import { readSearch } from '#domains/lessons/record-search/service.ts';
import { findOwner, parseCursor, toCursorBefore } from '#domains/messaging/mailbox/rules.ts';
import { messageView } from '#domains/messaging/mailbox/view.ts';
import { readMatches } from './repository.ts';

const NOTHING: MessageSearchResult = { results: [], next_cursor: null };

/** The caller's messages that hold all words of a search, newest first; what they deleted is not found. */
export async function searchMessages(
  actor: Actor,
  { q, cursor }: MessageSearchIn,
  { db }: Pick<AppServices, 'db'>,
): Promise<MessageSearchResult> {
  const pro_id = actor.type === 'pro' ? actor.id : actor.pro_id;
  const search = pro_id === null ? null : await readSearch(q, pro_id, { db });
  if (!search) return NOTHING;
  const owner = findOwner(actor);
  const rows = await readMatches(db, owner, {
    ...search,
    before: cursor ? parseCursor(cursor).id : null,
    // One more than is shown tells whether there are others behind.
    limit: MESSAGE_SEARCH_LIMITS.page + 1,
  });
  const { page, next_cursor } = cutPage(rows, MESSAGE_SEARCH_LIMITS.page, toCursorBefore);
  return {
    results: page.map((row) => ({ message: messageView(row, owner), excerpt: readMarks(row.excerpt) })),
    next_cursor,
  };
}
