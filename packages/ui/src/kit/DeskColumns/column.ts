import { createContext, useContext } from 'react';

interface Column {
  /** Which of the two columns something stands in; null on a page by itself. */
  column: 'list' | 'detail' | null;
  /** The address that has been chosen from the list. */
  chosen: string | null;
}

export const ColumnContext = createContext<Column>({ column: null, chosen: null });

/** Which column of a desk this stands in: what is narrow there has the layout of a phone, and the list's title gives way to the detail's. */
export const useColumn = (): Column['column'] => useContext(ColumnContext).column;

/** The page of a link, or one that is below it. */
const isWithin = (chosen: string, href: string): boolean => {
  const [path = ''] = href.split('?');
  return chosen === path || chosen.startsWith(`${path}/`);
};

/** What a link has that leads from a list to one of its entries: it is marked while that stands beside, and found by the keys of the list. */
export function useEntry(href: string): { 'aria-current'?: 'page'; 'data-entry'?: true } {
  const { column, chosen } = useContext(ColumnContext);
  if (column !== 'list') return {};
  return { 'data-entry': true, ...(chosen !== null && isWithin(chosen, href) && { 'aria-current': 'page' as const }) };
}
