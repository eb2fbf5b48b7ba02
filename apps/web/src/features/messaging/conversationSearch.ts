/** The message that a conversation is opened at, as its address keeps it. */
export interface ConversationSearch {
  at?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an address says of the message; anything that is no id is not followed. */
export const parseConversationSearch = ({ at }: Record<string, unknown>): ConversationSearch =>
  typeof at === 'string' && ID.test(at) ? { at } : {};
