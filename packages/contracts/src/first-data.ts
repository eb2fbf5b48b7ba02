/** The id of the element of a page that holds what the page's first calls would answer, as superjson. */
export const FIRST_DATA_ID = 'first-data';

/** What one call would answer. */
export interface FirstAnswer {
  /** The name of the procedure: `lessons.home`. */
  path: string;
  input?: unknown;
  /** The first page of a list that goes on as it is scrolled. */
  paged?: true;
  data: unknown;
}
