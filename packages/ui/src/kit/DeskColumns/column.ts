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
