import { z } from 'zod';
import { keysetCursor, text } from '../primitives.ts';
import { lesson } from './lessons.ts';

/** How long a search may be, and how many records a page of its results holds. */
export const SEARCH_LIMITS = { q: 100, page: 20 } as const;

export const recordSearchIn = z.object({ q: text(SEARCH_LIMITS.q), cursor: keysetCursor.nullish() });
export type RecordSearchIn = z.output<typeof recordSearchIn>;

/** A text in pieces; `hit` are those that were searched for. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.output<typeof markedText>;

/** A record that holds all words of a search: its title, and where else they are in it. */
export const recordMatch = z.object({ lesson, title: markedText.nullable(), excerpt: markedText.nullable() });
export type RecordMatch = z.output<typeof recordMatch>;

/** The records that were found, newest first; `next_cursor` asks for the ones before them, null at the end. */
export const recordSearchResult = z.object({
  results: z.array(recordMatch),
  next_cursor: z.string().nullable(),
});
export type RecordSearchResult = z.output<typeof recordSearchResult>;
