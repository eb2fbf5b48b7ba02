import { type Conversation, type DraftContent, formatConversationId } from './messageStore.ts';

/** A browser without it keeps the copy of another tab, as it was. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fairway-drafts-sent');

const write = (conversation: Conversation, draft: DraftContent): string =>
  JSON.stringify([formatConversationId(conversation), draft]);

/** Tells the other tabs what was sent. */
export const tellDraftSent = (conversation: Conversation, draft: DraftContent): void =>
  channel?.postMessage(write(conversation, draft));

/** Calls back when another tab has sent just what `read` gives here: what was edited here since is another draft, and stays. */
export function onDraftSent(conversation: Conversation, read: () => DraftContent, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => {
    if (data === write(conversation, read())) listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
