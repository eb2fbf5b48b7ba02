/** What is searched for, kept in the address so that the way back finds it as it was. */
export interface WordSearch {
  q?: string;
}

/** As much as any search of ours may hold. */
const LONGEST = 100;

/** Reads what anyone may have typed into the address; more than a search may hold is cut off. */
export const parseWordSearch = ({ q }: Record<string, unknown>): WordSearch =>
  typeof q === 'string' && q !== '' ? { q: q.slice(0, LONGEST) } : {};

/** A pause in the typing this long, in ms, asks the server. */
export const SEARCH_PAUSE = 250;
