import { z } from 'zod';
import { markedText } from '../lessons/record-search.ts';
import { text } from '../primitives.ts';
import { message, threadCursor } from './messages.ts';

/** How long a search may be, and how many messages a page of its results holds. */
export const MESSAGE_SEARCH_LIMITS = { q: 100, page: 20 } as const;

export const messageSearchIn = z.object({ q: text(MESSAGE_SEARCH_LIMITS.q), cursor: threadCursor.nullish() });
export type MessageSearchIn = z.output<typeof messageSearchIn>;

/** A message that holds all words of a search, and the text around them. */
const messageMatch = z.object({ message, excerpt: markedText });
export type MessageMatch = z.output<typeof messageMatch>;

/** The messages that were found, newest first; `next_cursor` asks for the ones before them, null at the end. */
export const messageSearchResult = z.object({ results: z.array(messageMatch), next_cursor: z.string().nullable() });
export type MessageSearchResult = z.output<typeof messageSearchResult>;
