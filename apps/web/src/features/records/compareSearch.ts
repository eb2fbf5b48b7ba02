/** The two videos that are compared, as the address keeps them: the ids of their sections. */
export interface CompareSearch {
  first?: string;
  second?: string;
}

const toId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;

/** What an address says of the two; anything else there is not followed. */
export function parseCompareSearch(search: Record<string, unknown>): CompareSearch {
  const [first, second] = [toId(search['first']), toId(search['second'])];
  return { ...(first && { first }), ...(second && { second }) };
}
