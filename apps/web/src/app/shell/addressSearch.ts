/**
 * What follows the question mark, as text under names. The router's own way reads it as JSON, and a sign-up code such as 234567 or
 * 2E5432 would arrive as a number; the pages read numbers out of text themselves. Of a name given twice the last one counts.
 *
 * The router lays what a page's `validateSearch` answers over this, and so keeps what that leaves out: where a bad value would do harm,
 * whoever reads the search parses it once more.
 */
export const parseAddressSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

/** The same way back, with the question mark; what is undefined is left out. */
export function formatAddressSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
