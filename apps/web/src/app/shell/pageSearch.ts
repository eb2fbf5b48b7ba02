/** The page of a list, from an address that anyone may have typed: the first one needs no number. */
export interface PageSearch {
  page?: number;
}

const MOST = 10_000;

export function parsePage({ page }: Record<string, unknown>): PageSearch {
  const asked = Number(page);
  return Number.isInteger(asked) && asked > 1 && asked <= MOST ? { page: asked } : {};
}

const LONGEST = 100;

/** The same of a list that may be searched, with the words. */
export function parseSearch(search: Record<string, unknown>): PageSearch & { q?: string } {
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, LONGEST) : '';
  return { ...(q !== '' && { q }), ...parsePage(search) };
}
