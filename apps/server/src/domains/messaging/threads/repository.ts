import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { isKept, selectCopies, updateReceived, type MessageRow } from '#domains/messaging/mailbox/repository.ts';
import type { Owner } from '#domains/messaging/mailbox/rules.ts';

/** A conversation as one of its two sides reads it. */
export interface ConversationKey {
  owner: Owner;
  player_id: string;
}

/** What is read of a conversation: what stands before a message, newest first, or after it, or from it on, oldest first. */
export interface ConversationPart {
  before?: string;
  after?: string;
  from?: string;
}

/** The statement behind `readConversation`. */
export const conversationStatement = (
  { owner, player_id }: ConversationKey,
  { before, after, from }: ConversationPart,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  selectCopies
    .where('r.player_id', '=', player_id)
    .$if('pro_id' in owner, (copies) => copies.where('r.pro_id', '=', 'pro_id' in owner ? owner.pro_id : ''))
    .where(isKept(owner))
    .$if(before !== undefined, (copies) => copies.where('r.message_id', '<', before ?? ''))
    .$if(after !== undefined, (copies) => copies.where('r.message_id', '>', after ?? ''))
    .$if(from !== undefined, (copies) => copies.where('r.message_id', '>=', from ?? ''))
    .orderBy('r.message_id', after === undefined && from === undefined ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset);
export const readConversation = (
  db: DbOrTx,
  ...asked: Parameters<typeof conversationStatement>
): Promise<MessageRow[]> => fetchRows(db, conversationStatement(...asked));

/** Marks what the owner got of a conversation as read, up to a message; answers whether something was unread. */
export const markConversationRead = async (
  db: DbOrTx,
  { owner, player_id }: ConversationKey,
  { up_to, at }: { up_to: string; at: Date },
): Promise<boolean> =>
  (await execute(
    db,
    updateReceived(owner)
      .where('r.player_id', '=', player_id)
      .where('r.message_id', '<=', up_to)
      .where('r.read_at', 'is', null)
      .set({ read_at: at }),
  )) > 0;

/** The name of a player's pro; null without one. */
export const findCoach = (db: DbOrTx, pro_id: string): Promise<PersonName | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', pro_id)
      .where('deleted_at', 'is', null),
  );
