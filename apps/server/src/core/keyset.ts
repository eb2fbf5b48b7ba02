/** Where a page of a list by time ends: the instant and the id of its last row. */
export interface Keyset {
  at: Date;
  id: string;
}

/** The same as it goes over the wire; `keysetCursor` of the contracts lets nothing else in. */
export const formatKeyset = (at: string, id: string): string => `${at}_${id}`;
export const parseKeyset = (cursor: string): Keyset => ({ at: new Date(cursor.slice(0, 24)), id: cursor.slice(25) });

/** A page of `limit`, of rows that were read with one more to tell whether there are others behind, and the cursor of those. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  toCursor: (last: Row) => string,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: last !== undefined && rows.length > limit ? toCursor(last) : null };
}
