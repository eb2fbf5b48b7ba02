import type { Message, Thread } from '@fairway/contracts/messaging/messages';

/** A conversation as this device knows it: what was asked for page by page, and its newest stretch, asked for again and again. */
export interface KnownThread {
  /** Oldest first. */
  messages: Message[];
  /** The end that is shown is the end of the conversation. */
  isAtEnd: boolean;
}

/**
 * The order of ids is the order of time. The newest stretch has the last word on what lies within it: what it no longer holds was
 * deleted, and what it holds may have been read since.
 */
export function mergeThread(pages: readonly Thread[], newest: Thread | undefined): KnownThread {
  const paged = pages.flatMap(({ messages }) => messages);
  const last = paged.at(-1);
  const first = newest?.messages[0];
  if (!newest || (last && first && newest.before !== null && last.id < first.id))
    return { messages: paged, isAtEnd: !newest && (pages.at(-1)?.after ?? null) === null };
  const older = paged.filter(({ id }) => (first ? id < first.id : false));
  return { messages: [...older, ...newest.messages], isAtEnd: true };
}
